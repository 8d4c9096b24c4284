import type { Art } from '../art.ts';
import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { mirrored, n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { metalOf, polished, stone } from './metal.ts';

const use = (id: string, x: number, y: number) => `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;

/** Places along an arc of an ellipse, angles in degrees. */
function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / Math.max(1, count - 1)) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

/** A pair of jhumkas or drops on a brass stand: hook, rosette, dome with filigree, fringe of pearls. */
export function drawEarrings(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = metalOf(base, accent);
  const fill = polished(pen, metal);
  const gem = stone(pen, metal === base ? second : base, metal, 13);
  const small = stone(pen, metal === base ? accent : second, metal, 6.5);
  const pearl = stone(pen, '#f3ead8', metal, 7);
  const drops = random.chance(0.35);
  const chandbali = !drops && random.chance(0.4);
  const tiers = random.whole(1, 2);
  const dome = (y: number, wide: number, tall: number) => {
    const shape = `M${-wide} ${y + tall}C${-wide} ${y + tall * 0.2} ${-wide * 0.55} ${y} 0 ${y}S${wide} ${y + tall * 0.2} ${wide} ${y + tall}Q0 ${y + tall + wide * 0.3} ${-wide} ${y + tall}Z`;
    const ribs = [-0.7, -0.35, 0, 0.35, 0.7]
      .map(
        (share) =>
          `M${n(share * 12)} ${y + 4}Q${n(share * wide * 1.2)} ${y + tall * 0.4} ${n(share * wide)} ${n(y + tall + wide * 0.14 * (1 - share * share))}`,
      )
      .join('');
    const rim = arc(0, y + tall - 2, wide * 0.94, wide * 0.2, 172, 8, 9)
      .map(([x, ry]) => use(small, x, ry - 8))
      .join('');
    const fringe = arc(0, y + tall + 4, wide * 0.96, wide * 0.2, 174, 6, 11)
      .map(
        ([x, ry]) =>
          `<path d="M${n(x)} ${n(ry)}v16" stroke="${darken(metal, 0.3)}" stroke-width="2"/>${use(pearl, x, ry + 22)}`,
      )
      .join('');
    return `${fringe}<path d="${shape}" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.4"/><path d="${ribs}" fill="none" stroke="${darken(metal, 0.45)}" stroke-width="1.6" stroke-dasharray="3 3"/><path d="M${-wide * 0.72} ${y + tall * 0.46}Q0 ${y + tall * 0.66} ${wide * 0.72} ${y + tall * 0.46}" fill="none" stroke="${lighten(metal, 0.5)}" stroke-width="5" stroke-dasharray="1 7" stroke-linecap="round"/>${rim}`;
  };
  const moon = `<path d="M-92 60A96 96 0 1 0 92 60A70 74 0 1 1 -92 60Z" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5" fill-rule="evenodd"/>${arc(
    0,
    88,
    83,
    82,
    168,
    12,
    11,
  )
    .map(([x, y]) => use(small, x, y))
    .join('')}${arc(0, 92, 100, 102, 165, 15, 13)
    .map(([x, y]) => use(pearl, x, y + 12))
    .join(
      '',
    )}${use(gem, 0, 30)}<path d="${petals(7, 4, 34, 12)}" transform="translate(0 74)" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/>${use(small, 0, 74)}`;
  const teardrop = `<path d="M0 20C50 90 74 140 74 186A74 74 0 0 1-74 186C-74 140-50 90 0 20Z" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5"/><path d="M0 68C30 116 46 150 46 184A46 46 0 0 1-46 184C-46 150-30 116 0 68Z" fill="${darken(metal === base ? second : base, 0.1)}" stroke="${lighten(metal, 0.4)}" stroke-width="4" stroke-dasharray="2 4"/><path d="${petals(6, 6, 30, 10)}" transform="translate(0 180)" fill="url(#${fill})"/>${use(gem, 0, 180)}${arc(
    0,
    186,
    84,
    84,
    170,
    10,
    11,
  )
    .map(([x, y]) => use(pearl, x, y))
    .join('')}`;
  const pendant = drops
    ? teardrop
    : chandbali
      ? moon
      : dome(24, 78, 104) + (tiers > 1 ? dome(158, 52, 66) : '');
  const one = `<g><path d="M0-104c-6-46 34-52 36-18c1 20-14 46-22 84" fill="none" stroke="url(#${fill})" stroke-width="5"/>${
    back
      ? `<circle cy="-60" r="34" fill="${darken(metal, 0.2)}" stroke="${darken(metal, 0.5)}"/>`
      : `<path d="${petals(10, 14, 46, 13)}" transform="translate(0 -60)" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/><g transform="translate(0 -60)">${arc(
          0,
          0,
          27,
          27,
          0,
          324,
          10,
        )
          .map(([x, y]) => use(small, x, y))
          .join('')}${use(gem, 0, 0)}</g>`
  }<path d="M0-16v40" stroke="${darken(metal, 0.3)}" stroke-width="7" stroke-dasharray="4 3"/>${pendant}</g>`;
  const swing = random.between(-3, 3);
  const id = pen.define('earring', `<g id="ID">${one}</g>`);
  const stand = polished(pen, '#b58a4a');
  groundShadow(pen, 460, 1046, 330);
  pen.draw(
    `<rect x="442" y="300" width="16" height="730" fill="url(#${stand})"/><rect x="196" y="290" width="508" height="14" rx="7" fill="url(#${stand})"/><ellipse cx="450" cy="1036" rx="190" ry="28" fill="${darken('#b58a4a', 0.4)}"/><ellipse cx="450" cy="1026" rx="190" ry="28" fill="url(#${stand})"/><circle cx="450" cy="284" r="18" fill="url(#${stand})"/>`,
  );
  for (const [x, turn] of [
    [292, swing],
    [606, -swing * 0.6],
  ] as const) {
    const scale = drops ? 1.22 : chandbali ? 1.3 : tiers > 1 ? 1.24 : 1.4;
    pen.draw(
      `<g transform="translate(${x + 18} 448)rotate(${n(turn)})scale(${scale})" fill-opacity=".16"><ellipse cy="120" rx="92" ry="140" fill="#2a1810"/></g><g transform="translate(${x} 430)rotate(${n(turn)})scale(${scale})"><use href="#${id}"/></g>`,
    );
  }
}

/** A necklace on a velvet bust: one to three strands and a pendant with drops. */
export function drawNecklace(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = metalOf(base, accent);
  const fill = polished(pen, metal);
  const gemColour = metal === base ? second : base;
  const bust = random.pick(['#efe7da', '#3a2a34', '#e6d5c8', '#2c3440']);
  const velvet = pen.define(
    'velvet',
    `<radialGradient id="ID" cx=".4" cy=".3" r=".85"><stop stop-color="${lighten(bust, 0.4)}"/><stop offset=".55" stop-color="${bust}"/><stop offset="1" stop-color="${darken(bust, 0.4)}"/></radialGradient>`,
  );
  const right: Point[] = [
    [514, 130, 'c'],
    [516, 226],
    [548, 296],
    [656, 346],
    [736, 400],
    [758, 470],
    [742, 580],
    [680, 800],
    [600, 1030, 'c'],
  ];
  const body = through([[450, 116], ...right, [450, 1054], ...mirrored(right)], true);
  const id = pen.define(body, `<path id="ID" d="${body}"/>`);
  pen.castShadow(id);
  groundShadow(pen, 460, 1062, 320);
  pen.draw(
    `<use href="#${id}" fill="url(#${velvet})"/><ellipse cx="450" cy="126" rx="64" ry="13" fill="${darken(bust, 0.25)}"/>`,
  );
  const bead = stone(pen, gemColour, metal, 10);
  const gold = stone(pen, metal, metal, 8);
  const big = stone(pen, gemColour, metal, 24);
  const pearl = stone(pen, '#f3ead8', metal, 8);
  const shade = (cx: number, cy: number, rx: number, ry: number) =>
    `<path d="M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}" fill="none" stroke="#160b1c" stroke-opacity=".22" stroke-width="22" transform="translate(4 9)"/>`;
  if (back) {
    pen.draw(
      `${shade(450, 330, 112, 30)}<path d="M338 330Q450 380 562 330" fill="none" stroke="url(#${fill})" stroke-width="12"/><path d="M450 356c-12 60 14 130-4 220M450 356c18 70-6 120 12 180" fill="none" stroke="${darken(metal, 0.15)}" stroke-width="9" stroke-dasharray="7 2"/>${use(big, 450, 356)}${[0, 1, 2].map((index) => use(pearl, 440 + index * 10, 580 + index * 20)).join('')}`,
    );
    return;
  }
  const style = random.whole(0, 2);
  const drop = pen.define(
    'drop',
    `<g id="ID"><path d="M0-8C16 14 22 26 22 40A22 22 0 0 1-22 40C-22 26-16 14 0-8Z" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/><use href="#${bead}" y="38"/><use href="#${pearl}" y="74"/></g>`,
  );
  if (style === 0) {
    // A collar of plaques, each with its stone and drop.
    pen.draw(shade(450, 330, 176, 270));
    for (const [x, y] of arc(450, 330, 168, 250, 172, 8, 15)) pen.draw(use(drop, x, y + 24));
    for (const [x, y] of arc(450, 330, 160, 228, 180, 0, 19))
      pen.draw(
        `<path d="${petals(8, 6, 24, 8)}" transform="translate(${n(x)} ${n(y)})" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/>${use(bead, x, y)}`,
      );
    for (const [x, y] of arc(450, 322, 132, 186, 182, -2, 32)) pen.draw(use(gold, x, y));
  } else {
    const strands = style === 1 ? 3 : 1;
    for (let strand = strands - 1; strand >= 0; strand--) {
      const [rx, ry] = [128 + strand * 36, 262 + strand * 108];
      pen.draw(shade(450, 318, rx, ry));
      const count = 26 + strand * 7;
      pen.draw(
        arc(450, 318, rx, ry, 184, -4, count)
          .map(([x, y], index) => use(index % 3 === 0 ? bead : strand === 1 ? pearl : gold, x, y))
          .join(''),
      );
    }
    const y = 318 + 262 + (strands - 1) * 108 + 52;
    pen.draw(
      `<path d="${petals(12, 24, 88, 22)}" transform="translate(450 ${y})" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5"/><circle cx="450" cy="${y}" r="48" fill="${darken(gemColour, 0.2)}" stroke="${metal}" stroke-width="7"/><path d="${petals(8, 20, 42, 10)}" transform="translate(450 ${y})" fill="url(#${fill})"/>${use(big, 450, y)}${[-52, -26, 0, 26, 52].map((x) => use(drop, 450 + x, y + 92 - Math.abs(x) * 0.42)).join('')}`,
    );
  }
  for (const side of [-1, 1])
    pen.draw(
      `<path d="M${450 + side * 62} 196q${side * 20} 60 ${side * 66} 126" fill="none" stroke="url(#${fill})" stroke-width="9"/>`,
    );
}

/** Bangles stacked on a table, each with its own work, one leaning in front. */
export function drawBangles(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = metalOf(base, accent);
  const fill = polished(pen, metal);
  const tints = [base, second, accent, metal, lighten(base, 0.3), darken(base, 0.2)];
  const stud = stone(pen, accent === metal ? second : accent, metal, 8);
  const pearl = stone(pen, '#f3ead8', metal, 6);
  groundShadow(pen, 455, 962, 400, 0.6);
  const count = back ? 5 : random.whole(7, 9);
  const [rx, ry] = [270, 92];
  const ring = (y: number, height: number, tint: string, work: number) => {
    const shine = pen.define(
      `enamel${tint}`,
      `<linearGradient id="ID"><stop stop-color="${darken(tint, 0.5)}"/><stop offset=".2" stop-color="${lighten(tint, 0.45)}"/><stop offset=".4" stop-color="${tint}"/><stop offset=".75" stop-color="${darken(tint, 0.35)}"/><stop offset=".9" stop-color="${lighten(tint, 0.2)}"/><stop offset="1" stop-color="${darken(tint, 0.5)}"/></linearGradient>`,
    );
    const band = `M${450 - rx} ${y}A${rx} ${ry} 0 0 0 ${450 + rx} ${y}V${y + height}A${rx} ${ry} 0 0 1 ${450 - rx} ${y + height}Z`;
    const far = `M${450 - rx} ${y}A${rx} ${ry} 0 0 1 ${450 + rx} ${y}A${rx} ${ry} 0 0 1 ${450 - rx} ${y}ZM${450 - rx + 16} ${y}A${rx - 16} ${ry - 8} 0 0 0 ${450 + rx - 16} ${y}A${rx - 16} ${ry - 8} 0 0 0 ${450 - rx + 16} ${y}Z`;
    const inner = `M${450 - rx + 16} ${y}A${rx - 16} ${ry - 8} 0 0 1 ${450 + rx - 16} ${y}V${y + height * 0.7}A${rx - 16} ${ry - 8} 0 0 0 ${450 - rx + 16} ${y + height * 0.7}Z`;
    const mid = y + height / 2;
    const along = `M${450 - rx} ${n(mid)}A${rx} ${ry} 0 0 0 ${450 + rx} ${n(mid)}`;
    const gems =
      work === 0
        ? arc(450, mid, rx, ry, 172, 8, 15)
            .map(([x, py]) => use(stud, x, py))
            .join('')
        : work === 1
          ? arc(450, mid, rx, ry, 174, 6, 25)
              .map(([x, py]) => use(pearl, x, py))
              .join('')
          : `<path d="${along}" fill="none" stroke="${work === 2 ? lighten(metal, 0.4) : darken(tint, 0.4)}" stroke-width="${n(height * 0.42)}" stroke-dasharray="${work === 2 ? '3 6' : '12 8'}"/>`;
    return `<path d="${inner}" fill="${darken(tint, 0.55)}"/><path d="${band}" fill="url(#${shine})" stroke="${darken(tint, 0.6)}"/><path d="${far}" fill="url(#${fill})" fill-rule="evenodd"/><path d="M${450 - rx} ${y + height - 4}A${rx} ${ry} 0 0 0 ${450 + rx} ${y + height - 4}" fill="none" stroke="url(#${fill})" stroke-width="6"/><path d="M${450 - rx} ${y + 3}A${rx} ${ry} 0 0 0 ${450 + rx} ${y + 3}" fill="none" stroke="url(#${fill})" stroke-width="6"/>${gems}`;
  };
  let y = 900;
  for (let index = 0; index < count; index++) {
    const height = random.pick([26, 34, 48, 34]);
    y -= height + 3;
    pen.draw(ring(y, height, tints[index % tints.length] ?? base, random.whole(0, 3)));
  }
}

/** A wrist watch, strap up and down, dial in the middle: markers and hands but no words. */
export function drawWatch(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const metal = random.pick(['#c9983c', '#b9bcc2', '#b9bcc2', '#b57a5a', '#3c3d44']);
  const fill = polished(pen, metal);
  const woman = art.audience === 'women' || art.audience === 'girls';
  const size = woman ? 0.86 : 1;
  const steel = random.chance(0.4);
  const strap = (end: number) => {
    const sign = Math.sign(end);
    const shape = `M-96 ${sign * 168}L-70 ${end - sign * 40}Q-66 ${end} 0 ${end}Q66 ${end} 70 ${end - sign * 40}L96 ${sign * 168}Z`;
    const links = Array.from(
      { length: 9 },
      (_, i) =>
        `M-92 ${sign * (190 + i * 32)}h184M-34 ${sign * (190 + i * 32)}v${sign * 32}M34 ${sign * (190 + i * 32)}v${sign * 32}`,
    ).join('');
    const clip = pen.define(shape, `<clipPath id="ID"><path d="${shape}"/></clipPath>`);
    const sew = `M-80 ${sign * 190}L-58 ${end - sign * 46}M80 ${sign * 190}L58 ${end - sign * 46}`;
    return (
      `<path d="${shape}" fill="#2a1810" fill-opacity=".2" transform="translate(14 14)"/><path d="${shape}" fill="${steel ? `url(#${fill})` : base}" stroke="${darken(steel ? metal : base, 0.6)}" stroke-width="1.5"/>` +
      (steel
        ? `<g clip-path="url(#${clip})"><path d="${links}" stroke="${darken(metal, 0.55)}" stroke-width="3" fill="none"/><path d="M-30 ${sign * 168}h60v${sign * 300}h-60z" fill="#fff" fill-opacity=".18"/></g>`
        : `<path d="${shape}" fill="url(#${pen.define('strap', '<linearGradient id="ID"><stop stop-color="#000" stop-opacity=".4"/><stop offset=".3" stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>')})"/><path d="${sew}" stroke="${lighten(base, 0.55)}" stroke-width="3" stroke-dasharray="9 6"/>${sign > 0 ? [0, 1, 2, 3, 4].map((i) => `<ellipse cy="${270 + i * 38}" rx="7" ry="9" fill="${darken(base, 0.75)}"/>`).join('') : `<path d="M-66 -420h132v30h-132z" fill="none" stroke="url(#${fill})" stroke-width="11"/>`}`)
    );
  };
  const dial = random.pick([second, lighten(second, 0.6), '#f6f1e6', '#20232c', accent]);
  const ink = dial === '#20232c' ? '#f3ead8' : darken(dial, 0.75);
  const ticks = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M0-138v${i % 3 ? 18 : 30}" stroke="${ink}" stroke-width="${i % 3 ? 4 : 8}" transform="rotate(${i * 30})"/>`,
  ).join('');
  const hour = random.whole(0, 11) * 30 + 8;
  const face = back
    ? `<circle r="160" fill="url(#${fill})"/><circle r="118" fill="none" stroke="${darken(metal, 0.5)}" stroke-width="4"/><circle r="100" fill="${darken(metal, 0.2)}" fill-opacity=".5"/>`
    : `<circle r="152" fill="${dial}"/><circle r="152" fill="url(#${pen.define('face', '<radialGradient id="ID" cx=".35" cy=".3"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>')})"/>${ticks}<circle r="112" fill="none" stroke="${ink}" stroke-width="1.2" stroke-opacity=".4"/><path d="${petals(12, 20, 96, 14)}" fill="none" stroke="${ink}" stroke-width="1" stroke-opacity=".22"/><g stroke-linecap="round" stroke="${ink}"><path d="M0 14v-80" stroke-width="10" transform="rotate(${hour})"/><path d="M0 20v-130" stroke-width="6.5" transform="rotate(${random.whole(0, 59) * 6})"/><path d="M0 30v-132" stroke="${accent}" stroke-width="2.6" transform="rotate(${random.whole(0, 59) * 6})"/></g><circle r="9" fill="${metal}" stroke="${ink}"/><path d="M-118-84Q-60-148 40-142Q-70-110-104-40z" fill="#fff" fill-opacity=".2"/>`;
  pen.draw(
    `<g transform="translate(450 600)rotate(${n(random.between(-14, 14))})scale(${size})">${strap(-480)}${strap(500)}<circle r="184" cx="12" cy="16" fill="#2a1810" fill-opacity=".25"/><rect x="176" y="-20" width="34" height="40" rx="8" fill="url(#${fill})" stroke="${darken(metal, 0.5)}"/><circle r="184" fill="url(#${fill})" stroke="${darken(metal, 0.5)}" stroke-width="1.5"/><circle r="163" fill="none" stroke="${darken(metal, 0.35)}" stroke-width="5"/>${face}</g>`,
  );
}
