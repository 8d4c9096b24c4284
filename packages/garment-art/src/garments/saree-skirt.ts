import type { Fabric, Lie } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { n, type Point, symmetric, through } from '../outline.ts';
import { drawPanel, layPrint } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { zari } from './zari.ts';

/** The height at which the skirt is tied, and the floor's. */
export const skirt = { waistY: 404, floorY: 1138 } as const;

/** The skirt of the saree wrapped around the hip, its border along the floor. */
export function drawWrap(pen: Pen, fabric: Fabric, side: number): void {
  const { random } = pen;
  const x = (value: number) => 450 + side * value;
  const floor = skirt.floorY;
  const half: Point[] = [
    [450, skirt.waistY + 8],
    [536, skirt.waistY, 'c'],
    [560, 480],
    [576, 580],
    [580, 760],
    [596, 960],
    [626, floor - 14, 'c'],
    [560, floor - 2],
    [450, floor + 4],
  ];
  const pulls: Fold[] = [
    [112, 500, 40, 560],
    [124, 590, 58, 700],
    [126, 690, 66, 860],
  ].map(([fromX = 0, fromY = 0, toX = 0, toY = 0]) => ({
    from: [x(fromX), fromY],
    to: [x(toX), toY],
    width: 16,
    bend: side * 12,
  }));
  const drops = [-0.86, -0.62, 0.72, 0.9].map(
    (share): Fold => ({
      from: [450 + share * 118, 640 + random.between(-50, 120)],
      to: [450 + share * 166, floor + 6],
      width: random.between(16, 26),
      open: true,
      bend: random.between(-6, 6),
    }),
  );
  drawPanel(pen, {
    outline: symmetric(half),
    fabric,
    folds: [...pulls, ...drops],
    borders: [
      {
        path: through([
          [262, floor - 18],
          [340, floor - 2],
          [450, floor + 4],
          [560, floor - 2],
          [638, floor - 18],
        ]),
        stripes: zari(fabric, 92),
      },
    ],
    lie: {
      x: 450,
      y: skirt.waistY - 10,
      angle: 0,
      width: 236,
      height: floor - skirt.waistY + 20,
      flare: 1.2,
      ripple: 4,
    },
  });
}

/** Knife pleats tucked in at the navel, each a straight strip of the cloth that opens towards the floor. */
export function drawPleats(pen: Pen, fabric: Fabric, side: number): void {
  const { random } = pen;
  const count = random.whole(5, 6);
  const [top, bottom] = [random.between(70, 80), random.between(176, 196)];
  const strip = bottom / count;
  const lie: Lie = { x: 0, y: 0, angle: 0, width: strip * 2 + 50, height: 830, flare: 1, ripple: 0 };
  const cloth = pen.define('pleat', () => `<g id="ID">${layPrint(pen, fabric, lie)}</g>`);
  for (let index = count - 1; index >= 0; index--) {
    const share = (index + 0.5) / count - 0.5;
    const x = (across: number) => 450 + side * across;
    const offset = { top: (index / count - 0.5) * top, bottom: (index / count - 0.5) * bottom };
    const [tuck, fan] = [offset.top + (top / count) * 1.5, offset.bottom + strip * 1.45];
    const lift = 7 * Math.sin((index / count) * Math.PI) + (index % 2) * 3;
    const end = skirt.floorY + lift;
    const outline: Point[] = [
      [x(offset.top), skirt.waistY + 2, 'c'],
      [x(tuck), skirt.waistY + 2, 'c'],
      [x(tuck + (fan - tuck) * 0.62), 800],
      [x(fan), end - 2, 'c'],
      [x(offset.bottom + strip * 0.6), end + 8],
      [x(offset.bottom), end, 'c'],
      [x(offset.top + (offset.bottom - offset.top) * 0.62), 800],
    ];
    drawPanel(pen, {
      outline: side > 0 ? outline : outline.toReversed(),
      fabric,
      light: true,
      round: 0.85,
      folds: [
        {
          from: [x(offset.top + 4), skirt.waistY + 40],
          to: [x(offset.bottom + 8), end],
          width: 13,
          open: true,
        },
      ],
      borders: [
        {
          path: through([
            [x(offset.bottom - 16), end - 2],
            [x(offset.bottom + strip * 0.7), end + 6],
            [x(fan + 16), end - 2],
          ]),
          stripes: zari(fabric, 92),
        },
      ],
      lie,
      // Each pleat shows another part of the cloth at full size: pleats hide a motif, they do not shrink it.
      print: `<use href="#${cloth}" transform="translate(${n(x(share * top + random.between(-16, 16)))} ${n(skirt.waistY - random.between(6, 90))})rotate(${n(-side * Math.atan2(share * (bottom - top), 730) * (180 / Math.PI))})"/>`,
    });
  }
  pen.draw(
    `<path d="M${450 - top * 0.62} ${skirt.waistY + 6}q${top * 0.62} 10 ${top * 1.24} 0" fill="none" stroke="#160b1c" stroke-opacity=".3" stroke-width="5"/>`,
  );
}
