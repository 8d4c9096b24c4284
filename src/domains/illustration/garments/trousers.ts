import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { buttons, stitches, tassel } from './details.ts';
import { drawLegs, type LegCut } from './legs.ts';

/** The band at the waist, its inside behind and, for belts, its loops. */
function waistband(
  pen: Pen,
  fabric: Fabric,
  waist: number,
  y: number,
  height: number,
  style: 'belt' | 'drawstring' | 'elastic',
  back: boolean,
  thread: string,
): void {
  const [base, , accent] = fabric.colours;
  const { shadow } = lightOn(base);
  const at = (x: number, down: number): Point => [450 + x, y + down, 'c'];
  const front: Point[] = [
    at(-waist, -height),
    [450, y - height + 14],
    at(waist, -height),
    at(waist + 3, 3),
    [450, y + 17],
    at(-waist - 3, 3),
  ];
  pen.draw(
    `<path d="${through([at(-waist + 2, -height), [450, y - height - 13], at(waist - 2, -height), [450, y - height + 15]], true)}" fill="${darken(base, 0.5)}" stroke="${darken(base, 0.65)}"/>`,
  );
  const shape = through(front, true);
  pen.draw(
    `<path d="${shape}" fill="${base}" stroke="${darken(base, 0.55)}" stroke-width="1.5"/><path d="${shape}" fill="${shadow}" fill-opacity=".12"/>`,
  );
  if (style === 'belt') {
    pen.draw(
      stitches(through([at(-waist, 0), [450, y + 13], at(waist, 0)]), thread) +
        stitches(through([at(-waist, 6 - height), [450, y - height + 20], at(waist, 6 - height)]), thread),
    );
    for (const x of [-0.72, -0.3, 0.34, 0.74]) {
      pen.draw(
        `<path d="M${n(450 + x * waist - 7)} ${n(y - height + 4)}h14v${height + 14}h-14z" fill="${lighten(base, 0.07)}" stroke="${darken(base, 0.5)}" stroke-width="1.3"/>`,
      );
    }
    if (!back) buttons(pen, 450, y - height / 2 + 14, 10, 1, '#b98a4e', 9);
    return;
  }
  const gathers = Array.from(
    { length: 26 },
    (_, i) =>
      `M${n(450 - waist + (i + 0.5) * (waist / 13))} ${n(y - height + 6 + 8 * Math.sin((i / 26) * Math.PI))}v${height - 2}`,
  ).join('');
  pen.draw(`<path d="${gathers}" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".32"/>`);
  if (style === 'drawstring' && !back) {
    pen.draw(
      `<path d="M442 ${y}c-26 30-14 70-26 112M458 ${y}c22 34 10 84 20 132" fill="none" stroke="${darken(accent, 0.25)}" stroke-width="5"/>${tassel(416, y + 116, accent)}${tassel(478, y + 136, accent)}`,
    );
  }
}

const jeansLegs: LegCut = {
  waist: 148,
  waistY: 150,
  hip: 182,
  ankleY: 1110,
  ankle: 112,
  knee: 142,
  spread: 44,
};

/** Blue jeans: topstitching, scoop pockets, coin pocket, rivets, fading on the thighs; pockets and yoke behind. */
export function drawJeans(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base] = fabric.colours;
  const child = art.audience === 'girls' || art.audience === 'boys';
  const slim = random.pick([0.82, 0.94, 1.14]);
  const cut: LegCut = {
    ...jeansLegs,
    ankle: jeansLegs.ankle * slim,
    knee: jeansLegs.knee * (0.55 + slim * 0.42),
    ankleY: child ? 980 : 1110,
    waistY: child ? 220 : 150,
    spread: random.between(34, 58),
  };
  const { shadow, shine } = lightOn(base);
  const thread = random.pick(['#d59a4a', '#e2b46c', '#efe3c6']);
  const wash = random.between(0.2, 0.55);
  const fade = pen.define(
    'fade',
    `<radialGradient id="ID"><stop stop-color="${lighten(base, 0.7)}" stop-opacity="${n(wash)}"/><stop offset="1" stop-color="${lighten(base, 0.6)}" stop-opacity="0"/></radialGradient>`,
  );
  const { waistY: top, hip } = cut;
  const rivet = (x: number, y: number) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="4.5" fill="#c58f52" stroke="#5d3b1c"/><circle cx="${n(x - 1)}" cy="${n(y - 1)}" r="1.3" fill="#f6dfb8"/>`;
  const seam = (path: string) =>
    `<path d="${path}" fill="none" stroke="${shadow}" stroke-width="3" stroke-opacity=".5"/>${stitches(path, thread, 1.8)}`;
  const marks = (side: number) => {
    const x = (value: number) => n(450 + side * value);
    const thighs = `<ellipse cx="${x(105)}" cy="${top + 400}" rx="62" ry="220" fill="url(#${fade})"/><ellipse cx="${x(110)}" cy="${top + 720}" rx="46" ry="110" fill="url(#${fade})" fill-opacity=".7"/>`;
    const whiskers = [0, 1, 2, 3]
      .map(
        (line) =>
          `M${x(22)} ${top + 236 + line * 16}Q${x(80)} ${top + 220 + line * 20} ${x(140)} ${top + 196 + line * 30}`,
      )
      .join('');
    const outer = `M${x(hip - 12)} ${top + 260}Q${x(168)} ${top + 460} ${x((cut.spread ?? 0) + cut.ankle - 9)} ${cut.ankleY}`;
    if (back) {
      const pocket = `M${x(34)} ${top + 118}L${x(136)} ${top + 100}L${x(140)} ${top + 216}L${x(92)} ${top + 250}L${x(42)} ${top + 228}Z`;
      return `${thighs}<path d="${pocket}" fill="${base}" fill-opacity=".4"/>${seam(pocket)}${stitches(`M${x(40)} ${top + 176}q${side * 26}-22 ${side * 48} 4q${side * 26}-30 ${side * 50}-10`, thread, 2)}${seam(`M${x(0)} ${top + 74}L${x(168)} ${top + 40}`)}${seam(outer)}${rivet(450 + side * 36, top + 122)}${rivet(450 + side * 134, top + 104)}`;
    }
    return (
      `${thighs}<path d="${whiskers}" fill="none" stroke="${shine}" stroke-width="6" stroke-opacity="${n(wash * 0.3)}"/>` +
      `<path d="M${x(66)} ${top - 2}C${x(78)} ${top + 70} ${x(120)} ${top + 96} ${x(190)} ${top + 92}V${top - 2}Z" fill="${darken(base, 0.16)}"/>${seam(`M${x(66)} ${top}C${x(78)} ${top + 70} ${x(120)} ${top + 96} ${x(190)} ${top + 92}`)}` +
      (side < 0 ? seam(`M${x(104)} ${top + 30}h${-side * -52}v40`) : '') +
      seam(outer) +
      rivet(450 + side * 68, top + 14) +
      rivet(450 + side * 158, top + 90)
    );
  };
  const cuffs = [
    [darken(base, 0.3), 42],
    [base, 40],
    [thread, 34, '5 3.5'],
    [lighten(base, 0.12), 31],
  ] as const;
  drawLegs(pen, fabric, { ...cut, marks, borders: cuffs });
  if (!back)
    pen.draw(
      seam(`M450 ${top + 12}V${top + 232}`) +
        stitches(`M486 ${top + 14}V${top + 150}Q484 ${top + 208} 454 ${top + 224}`, thread, 1.8) +
        stitches(`M480 ${top + 14}V${top + 150}Q478 ${top + 200} 454 ${top + 214}`, thread, 1.8),
    );
  else pen.draw(seam(`M450 ${top + 12}V${top + 246}`));
  waistband(pen, fabric, cut.waist, top, 44, 'belt', back, thread);
  if (back)
    pen.draw(
      `<path d="M506 ${top - 34}h62v38h-62z" fill="#a8693a" stroke="#5d3b1c"/>${stitches(`M510 ${top - 30}h54v30h-54z`, '#e8cfa0', 1.2)}`,
    );
}

/** Cotton or formal trousers, palazzos and track pants, by audience and chance. */
export function drawTrousers(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base] = fabric.colours;
  const women = art.audience === 'women' || art.audience === 'girls';
  const style = women
    ? random.pick(['palazzo', 'tapered', 'palazzo'] as const)
    : random.pick(['chino', 'chino', 'tapered'] as const);
  const shape: Partial<LegCut> =
    style === 'palazzo'
      ? { ankle: 205, knee: 188, hip: 190, flowing: true, spread: 16 }
      : style === 'chino'
        ? { ankle: 112, knee: 148, spread: 40 }
        : { ankle: 88, knee: 142, spread: 48 };
  const cut: LegCut = { ...jeansLegs, ...shape, ankleY: 1115 };
  const { shadow, shine } = lightOn(base);
  const marks = (side: number) => {
    const x = (value: number) => n(450 + side * value);
    const pocket = `M${x(104)} ${cut.waistY}L${x(172)} ${cut.waistY + 150}`;
    const crease = `M${x(90)} ${cut.waistY + 40}Q${x(108)} 560 ${x((cut.spread ?? 20) + cut.ankle * 0.5)} 1120`;
    return back
      ? `<path d="M${x(52)} ${cut.waistY + 96}h${side * 84}v10h${-side * 84}z" fill="${darken(base, 0.3)}"/>`
      : style === 'palazzo'
        ? ''
        : `<path d="${pocket}" stroke="${shadow}" stroke-width="3" stroke-opacity=".6"/>${stitches(pocket, shine)}<path d="${crease}" fill="none" stroke="${shine}" stroke-width="3" stroke-opacity=".35"/><path d="${crease}" transform="translate(4)" fill="none" stroke="${shadow}" stroke-width="3" stroke-opacity=".3"/>`;
  };
  const [, second, accent] = fabric.colours;
  drawLegs(pen, fabric, {
    ...cut,
    marks,
    borders:
      style === 'palazzo' && random.chance(0.6)
        ? [
            [accent, 56],
            [second, 50],
            [accent, 18],
            [base, 8],
          ]
        : [
            [darken(base, 0.3), 26],
            [base, 24],
          ],
  });
  if (style === 'chino' && !back)
    pen.draw(
      `<path d="M450 162V390" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".6"/>${stitches('M484 164V300Q482 360 454 378', shine)}`,
    );
  waistband(pen, fabric, cut.waist, cut.waistY, 44, style === 'chino' ? 'belt' : 'drawstring', back, shine);
}

export function drawLeggings(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const [base] = fabric.colours;
  drawLegs(pen, fabric, {
    waist: 124,
    waistY: 150,
    hip: 152,
    ankleY: 1110,
    ankle: 66,
    knee: 104,
    spread: 38,
    gather: true,
    borders: [
      [darken(base, 0.3), 22],
      [base, 20],
    ],
  });
  waistband(pen, fabric, 124, 150, 46, 'elastic', back, lightOn(base).shine);
}

export function drawShorts(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const [base] = fabric.colours;
  const { shadow, shine } = lightOn(base);
  const woman = art.audience === 'women' || art.audience === 'girls';
  const cut: LegCut = {
    waist: 196,
    waistY: 330,
    hip: 252,
    ankleY: woman ? 760 : 860,
    ankle: 236,
    knee: 238,
    spread: 22,
    rise: 230,
    flowing: true,
  };
  const marks = (side: number) => {
    const x = (value: number) => n(450 + side * value);
    const pocket = `M${x(140)} 330Q${x(170)} 420 ${x(246)} 480`;
    return back
      ? `<path d="M${x(70)} 440h${side * 110}v110l${-side * 55} 26l${-side * 55}-26z" fill="${base}" stroke="${shadow}" stroke-opacity=".5" stroke-width="2"/>`
      : `<path d="${pocket}" fill="none" stroke="${shadow}" stroke-width="3.4" stroke-opacity=".6"/>${stitches(pocket, shine)}`;
  };
  drawLegs(pen, fabric, {
    ...cut,
    marks,
    borders: [
      [darken(base, 0.35), 58],
      [base, 56],
      [shine, 50, '5 3'],
      [base, 47],
    ],
  });
  if (!back)
    pen.draw(
      `<path d="M450 340V540" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".6"/>${stitches('M490 340V470Q488 520 456 540', shine)}`,
    );
  waistband(pen, fabric, cut.waist, cut.waistY, 52, pen.random.pick(['belt', 'drawstring']), back, shine);
}
