import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { cutOf } from './cut.ts';
import { tassel } from './details.ts';
import { keyhole, type Neck, neckPath } from './neck.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso } from './torso.ts';

const sleeveLength = { none: 0, short: 158, elbow: 270, full: 440 } as const;

/** A fitted choli ending above the midriff, sized to the dress form. */
export function drawCholi(
  pen: Pen,
  art: Art,
  fabric: Fabric,
  top: number,
  hemY: number,
  back: boolean,
  wide = 1,
): void {
  const { random } = pen;
  const [, second, accent] = fabric.colours;
  const base = cutOf('kurti', { ...art, length: 'knee' }, 0);
  const cut = {
    ...base,
    neck: 78 * wide,
    top,
    shoulder: 138 * wide,
    drop: 34,
    chest: 140 * wide,
    armpit: top + 150,
    waist: 122 * wide,
    waistY: hemY - 40,
    hip: 116 * wide,
    hipY: hemY - 12,
    hem: 114 * wide,
    hemY,
    dip: 8,
    slit: 0,
  };
  const neck: Neck = art.neck ?? random.pick(['round', 'v', 'boat']);
  const sleeve = art.sleeve ?? 'short';
  const [length, angle] = [sleeveLength[sleeve], random.between(15, 20)];
  if (sleeve === 'none') cut.shoulder *= 0.86;
  else
    drawSleeves(pen, fabric, cut, {
      length,
      cuff: (sleeve === 'short' ? 92 : 78) * wide,
      angle: sleeve === 'short' ? angle : angle - 3,
      borders: [
        [accent, 46],
        [darken(second, 0.1), 38],
        [lighten(accent, 0.4), 24, '3 5'],
        [accent, 12],
      ],
    });
  drawTorso(pen, fabric, cut, {
    neck,
    back,
    loose: 0.55,
    ripple: 1.5,
    hole: false,
    borders: [
      {
        path: through([
          [450 - cut.hem - 9, hemY],
          [450, hemY + 9],
          [450 + cut.hem + 9, hemY],
        ]),
        stripes: [
          [accent, 40],
          [second, 30],
          [accent, 14],
        ],
      },
    ],
  });
  const line = neckPath(cut, neck, back);
  pen.draw(
    `<path d="${line}" fill="none" stroke="${darken(accent, 0.4)}" stroke-width="13"/><path d="${line}" fill="none" stroke="${accent}" stroke-width="10"/><path d="${line}" fill="none" stroke="${lighten(accent, 0.5)}" stroke-width="3" stroke-dasharray="2 5"/>`,
  );
  if (neck === 'keyhole' && !back) pen.draw(keyhole(cut, second, accent));
  if (back)
    pen.draw(
      `<path d="M450 ${top + 16}c-30 40 30 60-8 130M450 ${top + 16}c34 50-10 80 14 150" fill="none" stroke="${accent}" stroke-width="4"/>${tassel(442, top + 150, accent)}${tassel(464, top + 170, accent)}`,
    );
}
