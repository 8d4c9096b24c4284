import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { zari } from './saree-drape.ts';

/** The skirt of the saree wrapped around the hip, its border along the floor. */
export function drawWrap(pen: Pen, fabric: Fabric): void {
  const { random } = pen;
  const outline: Point[] = [
    [332, 560, 'c'],
    [450, 572],
    [568, 560, 'c'],
    [612, 690],
    [632, 860],
    [660, 1096, 'c'],
    [560, 1122],
    [450, 1128],
    [340, 1122],
    [240, 1096, 'c'],
    [268, 860],
    [288, 690],
  ];
  const folds: Fold[] = [
    { from: [566, 590], to: [470, 690], width: 18, bend: 10 },
    { from: [590, 640], to: [480, 800], width: 20, bend: 12 },
    { from: [606, 720], to: [500, 960], width: 20, bend: 14 },
    { from: [334, 600], to: [410, 720], width: 16, bend: -10 },
    { from: [300, 680], to: [390, 880], width: 18, bend: -12 },
    ...[0.06, 0.2, 0.8, 0.94].map(
      (share): Fold => ({
        from: [300 + share * 300, 800 + random.between(-60, 90)],
        to: [240 + share * 420, 1126],
        width: random.between(22, 34),
        open: true,
        bend: random.between(-8, 8),
      }),
    ),
  ];
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    borders: [
      {
        path: through([
          [226, 1096],
          [340, 1122],
          [450, 1128],
          [560, 1122],
          [674, 1096],
        ]),
        stripes: zari(fabric, 96),
      },
    ],
    lie: { x: 450, y: 556, angle: 0, width: 300, height: 580, flare: 1.4, ripple: 5 },
  });
}

/** Five or six knife pleats tucked in at the navel, opening towards the floor. */
export function drawPleats(pen: Pen, fabric: Fabric, side: number): void {
  const count = pen.random.whole(5, 6);
  const centre = 450 - side * 14;
  const [top, bottom] = [pen.random.between(84, 96), pen.random.between(190, 215)];
  for (let index = 0; index < count; index++) {
    const [a, b] = [index / count - 0.5, (index + 1.45) / count - 0.5];
    const lift = 8 * Math.sin((index / count) * Math.PI);
    const outline: Point[] = [
      [centre + a * top, 566, 'c'],
      [centre + b * top, 566, 'c'],
      [centre + b * bottom * 0.82, 840],
      [centre + Math.min(b, 0.56) * bottom * 1.06, 1128 + lift, 'c'],
      [centre + a * bottom * 1.06, 1120 + lift, 'c'],
      [centre + a * bottom * 0.82, 840],
    ];
    const middle = centre + ((a + b) / 2) * bottom;
    drawPanel(pen, {
      outline,
      fabric,
      light: true,
      round: 1.15,
      borders: [
        {
          path: through([
            [middle - 40, 1120 + lift],
            [middle, 1127 + lift],
            [middle + 40, 1128 + lift],
          ]),
          stripes: zari(fabric, 96),
        },
      ],
      lie: {
        x: centre + ((a + b) / 2) * top,
        y: 560,
        angle: -((a + b) / 2) * 11,
        width: (top / count) * 1.6,
        height: 580,
        flare: bottom / top,
        ripple: 0,
      },
    });
  }
}
