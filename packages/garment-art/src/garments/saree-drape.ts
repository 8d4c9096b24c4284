import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { palluEnd, zari } from './zari.ts';

/** The pallu falling behind the shoulder, its decorated end last; `wide` when it hangs open over the arm. */
export function drawPallu(pen: Pen, fabric: Fabric, side: number, end: number, wide: number): void {
  const { random } = pen;
  const x = (value: number) => 450 + side * value;
  const outer: Point[] = [
    [x(122), 186],
    [x(152 + wide * 0.35), 330],
    [x(172 + wide * 0.75), 560],
    [x(186 + wide), end, 'c'],
  ];
  const hem: Point[] = [
    [x(186 + wide), end, 'c'],
    [x(150 + wide * 0.55), end + 12],
    [x(104), end - 4, 'c'],
  ];
  const folds = [0.12, 0.34, 0.55, 0.76, 0.93].map(
    (share): Fold => ({
      from: [x(84 + share * 38), 205],
      to: [x(104 + share * (82 + wide)), end + 12],
      width: random.between(14, 22) + wide * 0.08,
      open: true,
      bend: random.between(-8, 8),
    }),
  );
  drawPanel(pen, {
    outline: [[x(70), 190, 'c'], ...outer, ...hem.slice(1), [x(98), 700], [x(84), 420]],
    fabric,
    folds,
    round: 0.8,
    borders: [
      { path: through(hem.map(([px, py]): Point => [px, py + 2])), stripes: palluEnd(fabric) },
      { path: through(outer), stripes: zari(fabric, 34) },
    ],
    lie: {
      x: x(120 + wide / 2),
      y: 190,
      angle: -side * (4 + wide / 30),
      width: 104 + wide * 0.8,
      height: end - 170,
      flare: 1.15,
      ripple: 4,
    },
  });
  drawFringe(pen, fabric, through(hem));
}

/** The knotted threads below a pallu. */
export function drawFringe(pen: Pen, fabric: Fabric, line: string): void {
  pen.draw(
    `<path d="${line}" transform="translate(0 12)" fill="none" stroke="${fabric.colours[2]}" stroke-width="24" stroke-dasharray="2 5"/>`,
  );
}

/** The cloth across the chest from one hip to the other shoulder, pleated and bordered along both edges. */
export function drawCrossing(pen: Pen, fabric: Fabric, side: number): void {
  const { random } = pen;
  const x = (value: number) => 450 + side * value;
  const upper: Point[] = [
    [x(-98), 452],
    [x(-90), 372],
    [x(-50), 296],
    [x(16), 234],
    [x(78), 176],
  ];
  const lower: Point[] = [
    [x(128), 210],
    [x(112), 292],
    [x(76), 376],
    [x(18), 462],
    [x(-54), 560],
    [x(-128), 668],
  ];
  const outline: Point[] = [
    ...upper.slice(0, -1),
    [x(78), 176, 'c'],
    [x(106), 172],
    [x(128), 210, 'c'],
    ...lower.slice(1, -1),
    [x(-128), 668, 'c'],
    [x(-126), 580],
    [x(-110), 500],
  ];
  const folds = Array.from({ length: 6 }, (_, index): Fold => {
    const share = (index + 0.5) / 6;
    return {
      from: [x(84 + share * 36), 186 + share * 20],
      to: [x(-104 - share * 10), 430 + share * 220],
      width: random.between(13, 20),
      bend: side * (34 - share * 14),
      open: index % 2 === 0,
    };
  });
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.6,
    borders: [
      { path: through(upper), stripes: zari(fabric, 26) },
      { path: through(lower), stripes: zari(fabric, 48) },
    ],
    lie: { x: x(104), y: 168, angle: side * 30, width: 150, height: 540, flare: 1.5, ripple: 4 },
  });
}

/** The seedha pallu: from behind over the shoulder, spread across the front, its end above the knees. */
export function drawSeedha(pen: Pen, fabric: Fabric, side: number, end: number): void {
  const { random } = pen;
  const x = (value: number) => 450 + side * value;
  const hem: Point[] = [
    [x(-136), end - 44, 'c'],
    [x(-60), end - 4],
    [x(20), end + 10],
    [x(104), end - 20, 'c'],
  ];
  const inner: Point[] = [
    [x(-66), 178],
    [x(-22), 258],
    [x(34), 350],
    [x(88), 430],
    [x(112), 470],
  ];
  const folds = Array.from({ length: 7 }, (_, index): Fold => {
    const share = (index + 0.5) / 7;
    return {
      from: [x(-116 + share * 46), 190 - share * 6],
      to: [x(-134 + share * 240), end - 34 + share * 40],
      width: random.between(16, 26),
      bend: side * (-10 - share * 26),
      open: true,
    };
  });
  drawPanel(pen, {
    outline: [
      [x(-126), 214, 'c'],
      [x(-104), 174],
      [x(-66), 178, 'c'],
      ...inner.slice(1, -1),
      [x(112), 470, 'c'],
      [x(122), 560],
      [x(104), end - 20, 'c'],
      ...hem.slice(1, -1).toReversed(),
      [x(-136), end - 44, 'c'],
      [x(-134), 560],
      [x(-120), 380],
    ],
    fabric,
    folds,
    round: 0.75,
    borders: [
      { path: through(hem), stripes: palluEnd(fabric) },
      { path: through(inner), stripes: zari(fabric, 44) },
    ],
    lie: { x: x(-90), y: 168, angle: -side * 9, width: 170, height: end - 160, flare: 1.4, ripple: 4 },
  });
  drawFringe(pen, fabric, through(hem));
}
