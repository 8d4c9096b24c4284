import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, cutOf } from './cut.ts';
import { buttons, standCollar, stitches } from './details.ts';
import { drawHanger } from './hanger.ts';
import { shirtCollar } from './shirt.ts';
import { drawSleeves, drawTorso, hemPath, neckPath } from './torso.ts';

/** Ribbed knitting along a path: cuffs, hems and necks of sweaters and hoodies. */
function rib(base: string, width: number): readonly (readonly [string, number, string?])[] {
  return [
    [darken(base, 0.45), width + 3],
    [darken(base, 0.08), width],
    [darken(base, 0.4), width - 4, '2 6'],
    [lighten(base, 0.3), width - 6, '1 7'],
  ];
}

/** A zip from neck to hem with its pull. */
function zip(pen: Pen, base: string, top: number, bottom: number): void {
  pen.draw(
    `<path d="M450 ${n(top)}V${n(bottom)}" stroke="${darken(base, 0.55)}" stroke-width="17"/><path d="M450 ${n(top)}V${n(bottom)}" stroke="#b9b3a8" stroke-width="7"/><path d="M450 ${n(top)}V${n(bottom)}" stroke="#6f6a63" stroke-width="7" stroke-dasharray="3 3"/>` +
      `<path d="M445 ${n(top + 6)}h10v14l4 28h-18l4-28z" fill="#d8d3c9" stroke="#6f6a63"/>`,
  );
}

/** Slanting welt pockets, mirrored. */
function weltPockets(base: string, cut: Cut): string {
  const { shadow, shine } = lightOn(base);
  return [-1, 1]
    .map((side) => {
      const [x, y] = [450 + side * cut.waist * 0.5, cut.hipY - 70];
      const line = `M${n(x)} ${n(y)}l${n(side * 48)} 118`;
      return `<path d="${line}" stroke="${shadow}" stroke-width="20" stroke-opacity=".5"/><path d="${line}" stroke="${darken(base, 0.12)}" stroke-width="15"/>${stitches(line, shine)}`;
    })
    .join('');
}

/** A casual jacket: shirt collar or band, zip or buttons, pockets and stitched seams; denim gets its flaps. */
export function drawJacket(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, , accent] = fabric.colours;
  const cut = cutOf('jacket', art, random.between(-0.5, 0.5));
  const { shadow, shine } = lightOn(base);
  const thread = fabric.print === 'denim' ? '#d9a95b' : shine;
  const trucker = fabric.print === 'denim' || random.chance(0.35);
  if (random.chance(0.45)) drawHanger(pen, cut);
  drawSleeves(pen, fabric, cut, {
    length: 560,
    cuff: 104,
    angle: random.between(11, 15),
    borders: trucker
      ? [
          [darken(base, 0.45), 96],
          [base, 93],
          [thread, 86, '5 3'],
          [base, 84],
        ]
      : rib(base, 90),
    gathered: !trucker,
  });
  const seam = (path: string) =>
    `<path d="${path}" fill="none" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".65"/><g transform="translate(0 5)">${stitches(path, thread)}</g>`;
  const chestLine = cut.top + 200;
  const flaps = [-1, 1]
    .map((side) => {
      const [x, y, half] = [450 + side * cut.chest * 0.52, chestLine, 58];
      return (
        `<path d="M${n(x - half)} ${y}h${half * 2}v32l${-half} 20l${-half}-20z" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.6"/>${stitches(`M${n(x - half + 5)} ${y + 4}v26l${half - 5} 18l${half - 5}-18v-26`, thread)}<circle cx="${n(x)}" cy="${y + 36}" r="5.5" fill="#c9a56a" stroke="#5d4526"/>` +
        seam(
          `M${n(x - half * 0.7)} ${y + 42}L${n(x - side * 20 - half * 0.3)} ${n(cut.hemY - 50)}M${n(x + half * 0.7)} ${y + 42}L${n(x - side * 20 + half * 0.3)} ${n(cut.hemY - 50)}`,
        )
      );
    })
    .join('');
  const marks = back
    ? seam(
        `M180 ${chestLine - 40}Q450 ${chestLine - 20} 720 ${chestLine - 40}M330 ${chestLine - 28}L372 ${n(cut.hemY)}M570 ${chestLine - 28}L528 ${n(cut.hemY)}`,
      )
    : trucker
      ? seam(`M180 ${chestLine}H720`) + flaps
      : weltPockets(base, cut);
  drawTorso(pen, fabric, cut, {
    neck: 'collar',
    back,
    ripple: 2,
    loose: 0.9,
    marks,
    borders: [
      {
        path: hemPath(cut),
        stripes: trucker
          ? [
              [darken(base, 0.45), 100],
              [base, 97],
              [thread, 90, '5 3'],
              [base, 88],
            ]
          : rib(base, 96),
      },
    ],
  });
  if (!back) {
    if (trucker) {
      pen.draw(
        `<path d="M472 ${n(cut.top + 44)}V${n(cut.hemY + cut.dip)}" stroke="${shadow}" stroke-width="2" stroke-opacity=".6"/>${stitches(`M428 ${n(cut.top + 50)}V${n(cut.hemY)}M466 ${n(cut.top + 44)}V${n(cut.hemY)}`, thread)}`,
      );
      buttons(pen, 448, cut.top + 84, (cut.hemY - cut.top - 112) / 5, 6, '#c9a56a', 8);
    } else zip(pen, base, cut.top + 44, cut.hemY + cut.dip);
  }
  if (back || !trucker)
    standCollar(pen, { ...fabric, colours: [darken(base, 0.08), accent, accent] }, cut, back);
  else shirtCollar(pen, fabric, cut, 26, 76);
}

/** A hooded sweatshirt with its pouch pocket and drawcords. */
export function drawHoodie(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const cut = cutOf('jacket', art, random.between(0, 0.8));
  cut.top += 45;
  const { shadow, shine } = lightOn(base);
  drawSleeves(pen, fabric, cut, {
    length: 560,
    cuff: 100,
    angle: random.between(12, 17),
    borders: rib(base, 100),
    gathered: true,
  });
  const [px, py] = [130, cut.hemY - 60];
  const pouch = `M${450 - px} ${n(py)}l6-96l56-72h${2 * px - 124}l56 72l6 96z`;
  drawTorso(pen, fabric, cut, {
    neck: 'collar',
    back,
    loose: 1.1,
    ripple: 2.5,
    marks: back
      ? ''
      : `<path d="${pouch}" fill="${base}" fill-opacity=".3"/><path d="${pouch}" fill="none" stroke="${shadow}" stroke-width="2.6" stroke-opacity=".6"/>${stitches(pouch, shine)}`,
    borders: [{ path: hemPath(cut), stripes: rib(base, 104) }],
  });
  const zipped = random.chance(0.45);
  if (zipped && !back) zip(pen, base, cut.top + 60, cut.hemY + cut.dip);
  const half = (w: number, y: number): Point => [450 + w, cut.top + y];
  const hood: Point[] = back
    ? [
        half(-cut.neck - 34, 20),
        half(-cut.neck - 10, -66),
        half(0, -96),
        half(cut.neck + 10, -66),
        half(cut.neck + 34, 20),
        half(60, 120),
        half(0, 172),
        half(-60, 120),
      ]
    : [
        half(-cut.neck - 36, 34),
        half(-cut.neck - 20, -46),
        half(0, -92),
        half(cut.neck + 20, -46),
        half(cut.neck + 36, 34),
        half(46, 74),
        half(0, 100),
        half(-46, 74),
      ];
  pen.draw(
    `<path d="${through(hood, true)}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.4"/>`,
  );
  if (back) {
    pen.draw(
      `<path d="${through([half(0, -94), half(8, 40), half(0, 166)])}" fill="none" stroke="${shadow}" stroke-width="3" stroke-opacity=".5"/><path d="${through([half(-80, 20), half(-30, 80), half(0, 90), half(40, 78), half(84, 16)])}" fill="none" stroke="${shadow}" stroke-width="12" stroke-opacity=".2"/>`,
    );
    return;
  }
  const inside: Point[] = [
    half(-cut.neck + 2, 26),
    half(-cut.neck + 6, -30),
    half(0, -62),
    half(cut.neck - 6, -30),
    half(cut.neck - 2, 26),
    half(0, 84),
  ];
  pen.draw(
    `<path d="${through(hood, true)}" fill="${shadow}" fill-opacity=".12"/><path d="${through(inside, true)}" fill="${darken(second === base ? accent : base, 0.45)}"/><path d="${through(inside, true)}" fill="none" stroke="${lighten(base, 0.12)}" stroke-width="12"/>${stitches(through(inside, true), darken(base, 0.3))}` +
      `<path d="${through([half(-50, 20), half(-14, -34), half(0, -62)])}" fill="none" stroke="${shadow}" stroke-width="10" stroke-opacity=".3"/>` +
      [-1, 1]
        .map(
          (side) =>
            `<path d="${through([half(side * 24, 70), half(side * 32, 150), half(side * 27, 212 + side * 14)])}" fill="none" stroke="${darken(second, 0.4)}" stroke-width="7.5"/><path d="${through([half(side * 24, 70), half(side * 32, 150), half(side * 27, 212 + side * 14)])}" fill="none" stroke="${lighten(second, 0.3)}" stroke-width="5.5"/><circle cx="${450 + side * 24}" cy="${cut.top + 70}" r="6" fill="#c9c3b8" stroke="#6f6a63" stroke-width="2"/>`,
        )
        .join(''),
  );
}

/** A knitted pullover: ribs at neck, cuffs and hem, cables or stitches over the body. */
export function drawSweater(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base] = fabric.colours;
  const cut = cutOf('tee', art, random.between(0, 1));
  const { shadow, shine } = lightOn(base);
  const neck = art.neck === 'v' || (art.neck === undefined && random.chance(0.4)) ? 'v' : 'round';
  const knit = pen.define(
    'knit',
    `<pattern id="ID" width="10" height="12" patternUnits="userSpaceOnUse"><path d="M0 0L5 7L10 0M0 12L5 19L10 12M0-12L5-5L10-12" fill="none" stroke="${shadow}" stroke-width="1.8" stroke-opacity=".4"/><path d="M0 3L5 10L10 3" fill="none" stroke="${shine}" stroke-width="1.2" stroke-opacity=".4"/></pattern>`,
  );
  const cable = (x: number) =>
    `<path d="M${x - 14} 200v800M${x + 14} 200v800" stroke="${shadow}" stroke-width="3" stroke-opacity=".35"/><path d="M${x} 200${'q18 20 0 40q-18 20 0 40'.repeat(10)}M${x} 200${'q-18 20 0 40q18 20 0 40'.repeat(10)}" fill="none" stroke="${shadow}" stroke-width="6" stroke-opacity=".4"/><path d="M${x - 3} 198${'q18 20 0 40q-18 20 0 40'.repeat(10)}" fill="none" stroke="${shine}" stroke-width="3" stroke-opacity=".5"/>`;
  const marks = `<path d="M100 150h700v950h-700z" fill="url(#${knit})"/>${fabric.print === 'plain' && !back ? [370, 450, 530].map(cable).join('') : ''}`;
  drawSleeves(pen, fabric, cut, {
    length: 575,
    cuff: 100,
    angle: random.between(13, 18),
    borders: rib(base, 120),
    gathered: true,
    atCuff: () => `<path d="M0 150h900v950h-900z" fill="url(#${knit})"/>`,
  });
  drawTorso(pen, fabric, cut, {
    neck,
    back,
    marks,
    loose: 0.9,
    ripple: 2,
    borders: [{ path: hemPath(cut), stripes: rib(base, 110) }],
  });
  const line = neckPath(cut, neck, back);
  pen.draw(
    rib(base, 30)
      .map(
        ([colour, width, dashes]) =>
          `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`,
      )
      .join(''),
  );
}
