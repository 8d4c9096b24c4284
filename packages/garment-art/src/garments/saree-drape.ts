import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';

type Stripes = Border['stripes'];

/** The pallu's end and both long borders share their gold and their second colour. */
export function zari(fabric: Fabric, wide: number): Stripes {
  const [, second, accent] = fabric.colours;
  return [
    [darken(accent, 0.25), wide + 6],
    [accent, wide],
    [second, wide * 0.8],
    [lighten(accent, 0.3), wide * 0.52, '4 6'],
    [darken(second, 0.15), wide * 0.3],
    [accent, wide * 0.16],
  ];
}

/** The pallu falling behind the shoulder, its decorated end last. */
export function drawPallu(pen: Pen, fabric: Fabric, side: number, end: number): void {
  const [base, second, accent] = fabric.colours;
  const x = (value: number) => 450 + side * value;
  const outline: Point[] = [
    [x(60), 214, 'c'],
    [x(118), 206],
    [x(168), 300],
    [x(212), 560],
    [x(236), 780],
    [x(262), end, 'c'],
    [x(190), end + 16],
    [x(116), end - 4, 'c'],
    [x(112), 700],
    [x(90), 420],
  ];
  const folds: Fold[] = [0.1, 0.32, 0.52, 0.74, 0.92].map((share) => ({
    from: [x(78 + share * 60), 230],
    to: [x(120 + share * 146), end + 16],
    width: pen.random.between(18, 30),
    open: true,
    bend: pen.random.between(-10, 10),
  }));
  const last = through([
    [x(280), end + 2],
    [x(190), end + 14],
    [x(96), end - 4],
  ]);
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.8,
    borders: [
      {
        path: last,
        stripes: [
          [accent, 300],
          [second, 286],
          [lighten(accent, 0.2), 252, '7 9'],
          [darken(second, 0.2), 216],
          [accent, 176],
          [second, 164],
          [accent, 108, '3 10'],
          [base, 70],
          [accent, 34],
          [second, 14],
        ],
      },
      {
        path: through([
          [x(118), 206],
          [x(168), 300],
          [x(212), 560],
          [x(236), 780],
          [x(262), end],
        ]),
        stripes: zari(fabric, 40),
      },
    ],
    lie: { x: x(150), y: 210, angle: -side * 7, width: 150, height: end - 190, flare: 1.2, ripple: 5 },
  });
  pen.draw(
    `<path d="${last}" transform="translate(0 12)" fill="none" stroke="${accent}" stroke-width="26" stroke-dasharray="2 5"/>`,
  );
}

/** The length that crosses the chest from hip to shoulder, pleated, bordered along both edges. */
export function drawDrape(pen: Pen, fabric: Fabric, side: number): void {
  const { random } = pen;
  const x = (value: number) => 450 + side * value;
  const upper: Point[] = [
    [x(-128), 520],
    [x(-96), 410],
    [x(-20), 320],
    [x(66), 226],
    [x(96), 196],
  ];
  const lower: Point[] = [
    [x(158), 232],
    [x(138), 330],
    [x(100), 440],
    [x(60), 540],
    [x(30), 590],
  ];
  const outline: Point[] = [
    ...upper.slice(0, -1),
    [x(96), 196, 'c'],
    [x(128), 196],
    [x(158), 232, 'c'],
    ...lower.slice(1, -1),
    [x(30), 590, 'c'],
    [x(-60), 630],
    [x(-136), 622, 'c'],
  ];
  const folds: Fold[] = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 0.6) / 7;
    return {
      from: [x(100 + share * 50), 208 + share * 18],
      to: [x(-118 + share * 150), 545 + share * 60],
      width: random.between(13, 22),
      bend: side * (28 - share * 20),
      open: index % 2 === 0,
    };
  });
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.7,
    borders: [
      { path: through(upper), stripes: zari(fabric, 60) },
      { path: through(lower), stripes: zari(fabric, 34) },
    ],
    lie: { x: x(120), y: 190, angle: side * 32, width: 230, height: 480, flare: 1.25, ripple: 6 },
  });
  // The tuck at the waist, where the wrap begins again.
  drawPanel(pen, {
    outline: [
      [x(-138), 560, 'c'],
      [x(-60), 586],
      [x(40), 566, 'c'],
      [x(132), 540, 'c'],
      [x(134), 590],
      [x(44), 632],
      [x(-50), 648],
      [x(-146), 640, 'c'],
    ],
    fabric,
    light: true,
    round: 0.9,
    folds: [0, 1, 2, 3].map((index) => ({
      from: [x(-140), 580 + index * 17],
      to: [x(124), 556 + index * 15],
      width: 12,
      bend: side * -26,
    })),
    lie: { x: 450, y: 530, angle: side * -10, width: 300, height: 120, flare: 1, ripple: 5 },
  });
}
