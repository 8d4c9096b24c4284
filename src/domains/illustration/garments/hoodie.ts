import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { cutOf } from './cut.ts';
import { stitches } from './details.ts';
import { zip } from './jacket.ts';
import { rib } from './rib.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';

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
