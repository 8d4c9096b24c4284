import type { Art } from '../art.ts';
import { type Fabric, weave } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { printMakers } from '../prints/print-makers.ts';
import { petals } from '../prints/strokes.ts';

/** Draws a pair seen from above: the same shoe twice, the right one mirrored, each turned a little. */
function drawPair(pen: Pen, shoe: string, sole: string): void {
  const { random } = pen;
  const id = pen.define('shoe', `<g id="ID">${shoe}</g>`);
  const shadow = pen.define('shoeshadow', `<path id="ID" d="${sole}"/>`);
  const turn = random.between(5, 13);
  for (const side of [-1, 1]) {
    const shift = random.between(-24, 24);
    const place = `translate(${450 + side * 172} ${n(600 + shift)})rotate(${n(side * turn)})scale(${side} 1)`;
    pen.draw(
      `<g fill="#2a1810" stroke="#2a1810" stroke-linejoin="round">${[
        [40, 0.03],
        [26, 0.05],
        [14, 0.08],
        [3, 0.14],
      ]
        .map(
          ([width, opacity]) =>
            `<use href="#${shadow}" transform="translate(14 20)${place}" stroke-width="${width}" fill-opacity="${opacity}" stroke-opacity="${opacity}"/>`,
        )
        .join('')}</g><use href="#${id}" transform="${place}"/>`,
    );
  }
}

/** A print laid inside an outline, with the light of a rounded upper. */
function upper(pen: Pen, fabric: Fabric, outline: readonly Point[], embroidery: string): string {
  const [base] = fabric.colours;
  const shape = through(outline, true);
  const clip = pen.define(shape, `<clipPath id="ID"><path d="${shape}"/></clipPath>`);
  const { shadow, shine } = lightOn(base);
  const cloth = weave(pen, fabric, { x: 0, y: -420, angle: 0, width: 300, height: 820, flare: 1, ripple: 0 });
  const round = pen.define(
    `vamp${base}`,
    `<linearGradient id="ID"><stop stop-color="${shadow}" stop-opacity=".5"/><stop offset=".3" stop-color="${shine}" stop-opacity=".3"/><stop offset=".55" stop-color="${shadow}" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity=".6"/></linearGradient>`,
  );
  return `<g clip-path="url(#${clip})"><path d="${shape}" fill="${base}"/>${printMakers[fabric.print](cloth)}${embroidery}<path d="${shape}" fill="url(#${round})"/></g><path d="${shape}" fill="none" stroke="${darken(base, 0.55)}" stroke-width="2"/>`;
}

const leather = '#c08d5c';

/** Juttis: pointed, embroidered, no left or right; leather sole and lining, thread-bound edge. */
export function drawJuttis(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const curl = random.chance(0.5);
  const sole: Point[] = [
    [curl ? 16 : 6, -418, 'c'],
    [62, -330],
    [118, -190],
    [126, -60],
    [102, 90],
    [104, 230],
    [84, 340],
    [8, 388],
    [-74, 340],
    [-92, 230],
    [-86, 90],
    [-112, -60],
    [-108, -190],
    [-58, -330],
  ];
  if (back) {
    const tread = through(sole, true);
    const sewn = through(
      sole.map(([x, y]): Point => [x * 0.86, y * 0.95 - 2]),
      true,
    );
    drawPair(
      pen,
      `<path d="${tread}" fill="${leather}" stroke="${darken(leather, 0.5)}" stroke-width="2"/><path d="${tread}" fill="url(#${pen.define('hide', '<radialGradient id="ID" cx=".4" cy=".3"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#3a1d08" stop-opacity=".4"/></radialGradient>')})"/><path d="${sewn}" fill="none" stroke="${lighten(leather, 0.5)}" stroke-width="3" stroke-dasharray="11 7"/><path d="M-84 210Q8 180 98 210L84 340Q8 388-74 340Z" fill="${darken(leather, 0.25)}" stroke="${darken(leather, 0.6)}"/>`,
      tread,
    );
    return;
  }
  const opening: Point[] = [
    [4, -96],
    [60, -66],
    [82, 40],
    [78, 190],
    [70, 300],
    [6, 348],
    [-58, 300],
    [-66, 190],
    [-70, 40],
    [-50, -66],
  ];
  const hole = through(opening, true);
  const mouth = through(opening.slice(-3).concat(opening.slice(0, 4)));
  const rosette = (x: number, y: number, size: number, count: number) =>
    `<g transform="translate(${x} ${y})"><path d="${petals(count, size * 0.2, size, size * 0.42)}" fill="${second}"/><path d="${petals(count, size * 0.2, size * 0.66, size * 0.24)}" fill="${accent}"/><circle r="${n(size * 0.2)}" fill="${lighten(accent, 0.5)}" stroke="${darken(accent, 0.4)}"/></g>`;
  const design = random.whole(0, 2);
  const work =
    design === 0
      ? rosette(4, -204, 74, 10) +
        rosette(4, -322, 34, 7) +
        rosette(-66, -110, 30, 6) +
        rosette(76, -110, 30, 6)
      : design === 1
        ? `<path d="M4-400C70-330 96-240 100-130M4-400C-60-330-86-240-92-130M4-330C40-280 58-220 60-140M4-330C-32-280-50-220-52-140" fill="none" stroke="${accent}" stroke-width="9" stroke-dasharray="3 5"/>${rosette(4, -240, 40, 8)}${rosette(4, -160, 30, 6)}`
        : [-340, -285, -230, -175, -125]
            .map(
              (y, index) =>
                `<path d="M-120 ${y}q124-${30 + index * 5} 248 0" fill="none" stroke="${index % 2 ? second : accent}" stroke-width="${index % 2 ? 16 : 8}" stroke-dasharray="${index % 2 ? '5 7' : '2 4'}"/>`,
            )
            .join('') + rosette(4, -205, 36, 8);
  const insole = pen.define(
    'insole',
    `<linearGradient id="ID" x2="0" y2="1"><stop stop-color="${darken(leather, 0.65)}"/><stop offset=".3" stop-color="${darken(leather, 0.15)}"/><stop offset="1" stop-color="${lighten(leather, 0.25)}"/></linearGradient>`,
  );
  const edge = through(sole, true);
  const toe = curl
    ? `<path d="M-22-390Q4-470 40-448Q52-432 30-424Q14-420 34-372z" fill="${base}" stroke="${darken(base, 0.55)}" stroke-width="2"/><circle cx="38" cy="-446" r="10" fill="${accent}"/>`
    : '';
  const body = upper(
    pen,
    fabric,
    sole.map(([x, y, corner]): Point => (corner ? [x * 0.97, y * 0.985, corner] : [x * 0.97, y * 0.985])),
    `${work}<path d="${edge}" fill="none" stroke="${accent}" stroke-width="26" stroke-dasharray="4 4"/><path d="M-110 110Q6 90 120 110" fill="none"/>`,
  );
  drawPair(
    pen,
    `<path d="${edge}" fill="${darken(leather, 0.3)}" stroke="${darken(leather, 0.6)}" stroke-width="5"/>${toe}${body}<path d="${hole}" fill="url(#${insole})" stroke="${darken(base, 0.6)}" stroke-width="3"/><path d="${through(
      opening.map(([x, y]): Point => [x * 0.8 + 1, 126 + (y - 126) * 0.84]),
      true,
    )}" fill="none" stroke="${lighten(leather, 0.5)}" stroke-width="2" stroke-dasharray="6 5" stroke-opacity=".6"/><g transform="translate(6 190)"><path d="${petals(8, 8, 34, 12)}" fill="none" stroke="${darken(leather, 0.4)}" stroke-width="2" stroke-opacity=".6"/></g>` +
      `<path d="${hole}" fill="none" stroke="${accent}" stroke-width="11"/><path d="${hole}" fill="none" stroke="${darken(accent, 0.4)}" stroke-width="11" stroke-dasharray="2 6"/><path d="${mouth}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="3"/>`,
    edge,
  );
}

/** Sandals from above: shaped footbed, crossed or toe straps, buckle. */
export function drawSandals(pen: Pen, art: Art, fabric: Fabric, _back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const narrow = art.audience === 'women' ? 0.84 : 1;
  const bed = random.pick([leather, '#a9744a', '#d8b48c', '#5b3b2a']);
  const sole: Point[] = (
    [
      [-18, -386],
      [62, -380],
      [120, -270],
      [122, -130],
      [90, 60],
      [94, 240],
      [70, 356],
      [4, 388],
      [-62, 356],
      [-80, 240],
      [-72, 60],
      [-104, -130],
      [-96, -290],
    ] as [number, number][]
  ).map(([x, y]) => [x * narrow, y]);
  const edge = through(sole, true);
  const inner = through(
    sole.map(([x, y]): Point => [x * 0.88, y * 0.95]),
    true,
  );
  const style = random.whole(0, 2);
  const glow = pen.define(
    'hide',
    '<radialGradient id="ID" cx=".4" cy=".25"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#3a1d08" stop-opacity=".4"/></radialGradient>',
  );
  const strap = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="#160b1c" stroke-opacity=".3" stroke-width="${width + 6}" transform="translate(4 9)"/><path d="${path}" fill="none" stroke="${darken(base, 0.5)}" stroke-width="${width + 3}"/><path d="${path}" fill="none" stroke="${base}" stroke-width="${width}"/><path d="${path}" fill="none" stroke="${second}" stroke-width="${n(width * 0.5)}" stroke-dasharray="8 9"/><path d="${path}" fill="none" stroke="${lighten(base, 0.55)}" stroke-width="2" stroke-dasharray="6 4" transform="translate(0 ${n(-width * 0.36)})"/>`;
  const x = (value: number) => n(value * narrow);
  const straps =
    style === 0
      ? strap(`M${x(-108)} -150Q0 -30 ${x(104)} 20`, 54) + strap(`M${x(124)} -170Q20 -60 ${x(-88)} 10`, 54)
      : style === 1
        ? strap(`M${x(-106)} -60Q${x(-30)} -170 ${x(-16)} -268`, 40) +
          strap(`M${x(112)} -60Q${x(50)} -190 ${x(-16)} -268`, 40) +
          `<circle cx="${x(-16)}" cy="-262" r="22" fill="${accent}" stroke="${darken(accent, 0.5)}" stroke-width="2"/><path d="${petals(8, 4, 18, 7)}" transform="translate(${x(-16)} -262)" fill="${lighten(accent, 0.4)}"/>`
        : strap(`M${x(-108)} -200Q${x(10)} -300 ${x(124)} -200`, 66) +
          strap(`M${x(-92)} -10Q${x(10)} -110 ${x(104)} -10`, 56) +
          strap(`M${x(-80)} 250Q${x(6)} 180 ${x(92)} 250`, 34);
  const buckle =
    style === 0
      ? ''
      : `<rect x="${x(78)}" y="${style === 1 ? -120 : -66}" width="40" height="44" rx="6" fill="none" stroke="#c9a24e" stroke-width="8"/>`;
  drawPair(
    pen,
    `<path d="${edge}" fill="${darken(bed, 0.45)}" stroke="${darken(bed, 0.7)}" stroke-width="8"/><path d="${edge}" fill="${bed}"/><path d="${edge}" fill="url(#${glow})"/><path d="${inner}" fill="none" stroke="${lighten(bed, 0.45)}" stroke-width="3" stroke-dasharray="9 6"/><ellipse cy="236" cx="6" rx="${x(52)}" ry="72" fill="#2a1206" fill-opacity=".16"/><ellipse cy="-190" cx="10" rx="${x(66)}" ry="92" fill="#2a1206" fill-opacity=".12"/>${straps}${buckle}`,
    edge,
  );
}

/** Closed shoes from above: sneakers with laces, or plain slip-ons. */
export function drawShoes(pen: Pen, art: Art, fabric: Fabric, _back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const heels = art.audience === 'women' && random.chance(0.4);
  const sole: Point[] = [
    [4, -400],
    [84, -362],
    [128, -240],
    [124, -90],
    [98, 80],
    [102, 240],
    [80, 352],
    [6, 392],
    [-68, 352],
    [-88, 240],
    [-82, 80],
    [-108, -90],
    [-112, -240],
    [-72, -362],
  ];
  const edge = through(sole, true);
  const body = upper(
    pen,
    fabric,
    sole.map(([x, y]): Point => [x * 0.93, y * 0.96]),
    '',
  );
  const mouth: Point[] = heels
    ? [
        [4, -170],
        [66, -110],
        [76, 60],
        [76, 230],
        [62, 316],
        [6, 352],
        [-50, 316],
        [-64, 230],
        [-64, 60],
        [-56, -110],
      ]
    : [
        [4, 40],
        [62, 60],
        [78, 170],
        [72, 280],
        [6, 344],
        [-60, 280],
        [-66, 170],
        [-54, 60],
      ];
  const hole = through(mouth, true);
  const inside = pen.define(
    'inside',
    `<linearGradient id="ID" x2="0" y2="1"><stop stop-color="${darken(base, 0.85)}"/><stop offset="1" stop-color="${lighten(second, 0.3)}"/></linearGradient>`,
  );
  const { shine, shadow } = lightOn(base);
  const laces = Array.from(
    { length: 6 },
    (_, i) =>
      `M-42 ${-160 + i * 34}Q4 ${-182 + i * 34} 52 ${-146 + i * 34}M52 ${-160 + i * 34}Q4 ${-182 + i * 34}-42 ${-146 + i * 34}`,
  ).join('');
  const lace = lighten(accent, 0.6);
  const tongue = heels
    ? `<path d="M-40-190Q4-232 48-190L34-160H-26z" fill="${accent}" stroke="${darken(accent, 0.5)}"/>`
    : `<path d="M-36-190Q4-212 44-190L58 60Q4 90-50 60z" fill="${darken(base, 0.2)}" stroke="${shadow}" stroke-width="2"/><path d="M-66-186Q-58-60-62 56M74-186Q66-60 70 56" fill="none" stroke="${shine}" stroke-width="2" stroke-dasharray="6 4"/><path d="${laces}" fill="none" stroke="${darken(lace, 0.55)}" stroke-width="15" stroke-linecap="round"/><path d="${laces}" fill="none" stroke="${lace}" stroke-width="11" stroke-linecap="round"/><path d="M4 40C-70 10-96 60-40 70C0 76 10 50 4 40C76 4 110 56 50 70C14 76 0 56 4 40M4 44C-6 84-40 100-52 130M8 44C20 84 44 96 60 124" fill="none" stroke="${darken(lace, 0.5)}" stroke-width="13"/><path d="M4 40C-70 10-96 60-40 70C0 76 10 50 4 40C76 4 110 56 50 70C14 76 0 56 4 40M4 44C-6 84-40 100-52 130M8 44C20 84 44 96 60 124" fill="none" stroke="${lace}" stroke-width="9"/>`;
  const toe = heels
    ? ''
    : `<path d="M-106-262Q4-330 122-262" fill="none" stroke="${shadow}" stroke-width="4" stroke-opacity=".6"/><path d="M-106-252Q4-320 122-252" fill="none" stroke="${shine}" stroke-width="2" stroke-dasharray="6 4"/><path d="M-90-60Q-110 40-84 110M110-60Q124 40 100 110" fill="none" stroke="${accent}" stroke-width="20" stroke-opacity=".85"/>`;
  drawPair(
    pen,
    `<path d="${edge}" fill="${heels ? darken(base, 0.5) : '#f4efe6'}" stroke="${darken(heels ? base : '#b9b0a2', 0.5)}" stroke-width="5"/>${body}${toe}<path d="${hole}" fill="url(#${inside})" stroke="${darken(base, 0.6)}" stroke-width="3"/><path d="${hole}" fill="none" stroke="${lighten(base, 0.15)}" stroke-width="14"/><path d="${hole}" fill="none" stroke="${darken(base, 0.5)}" stroke-width="1.5"/>${tongue}`,
    edge,
  );
}
