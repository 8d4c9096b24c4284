import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { n, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { cutOf } from './cut.ts';
import { buttons, tassel } from './details.ts';
import { sleeveFor } from './kurta.ts';
import { type Neck, neckPath } from './neck.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';

/** A saree blouse, close: princess seams, worked edges, hooks in front or a tie at the back. */
export function drawBlouse(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const cut = cutOf('blouse', { ...art, audience: 'girls', length: 'long' }, 0);
  cut.hemY = 850;
  const neck: Neck = art.neck ?? random.pick(['round', 'v', 'boat', 'round']);
  const edge = [
    [darken(accent, 0.3), 62],
    [accent, 57],
    [second, 44],
    [lighten(accent, 0.3), 30, '4 6'],
    [accent, 12],
  ] as const;
  const sleeve = sleeveFor(art, random.pick(['short', 'short', 'elbow']), cut);
  if (sleeve.kind === 'none') cut.shoulder *= 0.86;
  else
    drawSleeves(pen, fabric, cut, {
      length: sleeve.length * (sleeve.kind === 'short' ? 0.94 : 0.8),
      cuff: 150,
      angle: random.between(20, 27) - (sleeve.kind === 'short' ? 0 : 9),
      borders: edge,
    });
  const seams = [-1, 1]
    .map(
      (side) =>
        `M${450 + side * 196} ${cut.armpit - 60}Q${450 + side * 104} ${cut.armpit + 30} ${450 + side * 92} ${cut.hemY + 20}`,
    )
    .join('');
  drawTorso(pen, fabric, cut, {
    neck,
    back,
    loose: 0.6,
    ripple: 2,
    marks: `<path d="${seams}" fill="none" stroke="${darken(base, 0.6)}" stroke-width="2.6" stroke-opacity=".55"/><path d="${seams}" transform="translate(-3)" fill="none" stroke="${lighten(base, 0.5)}" stroke-width="2" stroke-opacity=".35"/>`,
    borders: [{ path: hemPath(cut), stripes: edge }],
  });
  const line = neckPath(cut, neck, back);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${darken(accent, 0.4)}" stroke-width="25"/><path d="${line}" fill="none" stroke="${accent}" stroke-width="22"/><path d="${line}" fill="none" stroke="${second}" stroke-width="13"/><path d="${line}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="5" stroke-dasharray="2 6"/>`,
  );
  const depth = { round: 66, v: 118, band: 30, boat: 30, collar: 44, keyhole: 58 }[neck];
  if (back) {
    pen.draw(
      `<path d="${through([
        [372, cut.top + 20],
        [450, cut.top + 44],
        [528, cut.top + 20],
      ])}" fill="none" stroke="${accent}" stroke-width="5"/><path d="M450 ${n(cut.top + 44)}c-50 30-50-30 0 0c50 30 50-30 0 0c-10 60-24 90-28 150M450 ${n(cut.top + 44)}c16 60 20 120 30 176" fill="none" stroke="${accent}" stroke-width="4.5"/>${tassel(422, cut.top + 196, accent, 1.3)}${tassel(480, cut.top + 222, accent, 1.3)}`,
    );
  } else {
    pen.draw(
      `<path d="M452 ${n(cut.top + depth)}V${n(cut.hemY + cut.dip)}" stroke="${darken(base, 0.6)}" stroke-width="2.4" stroke-opacity=".6"/>`,
    );
    buttons(
      pen,
      452,
      cut.top + depth + 40,
      62,
      Math.floor((cut.hemY - cut.top - depth - 40) / 62),
      accent,
      7,
    );
  }
}
