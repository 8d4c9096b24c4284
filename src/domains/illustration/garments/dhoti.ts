import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { through } from '../outline.ts';
import { darken } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';

/** A dhoti hung to show its broad front pleats and woven border. */
export function drawDhoti(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const [base, second, accent] = fabric.colours;
  const { random } = pen;
  const stripes = [
    [accent, 64],
    [second, 52],
    [accent, 20],
    [base, 8],
  ] as const;
  for (const side of back ? [1, -1] : [-1, 1]) {
    const x = (value: number) => 450 + side * value;
    const end = 1040 + random.between(-10, 20);
    drawPanel(pen, {
      outline: [
        [x(-6), 210, 'c'],
        [x(140), 210, 'c'],
        [x(206), 400],
        [x(232), 640],
        [x(196), 880],
        [x(160), end, 'c'],
        [x(100), end + 12],
        [x(46), end - 4, 'c'],
        [x(54), 820],
        [x(20), 560],
        [x(-8), 500, 'c'],
      ],
      fabric,
      folds: [
        ...[0.2, 0.4, 0.6, 0.8, 0.95].map(
          (share, index): Fold => ({
            from: [x(share * 120), 230],
            to: [x(30 + share * 160), 560 + index * 90],
            width: 19,
            bend: side * -30,
          }),
        ),
        ...[0.3, 0.5, 0.7].map(
          (share): Fold => ({
            from: [x(30 + share * 160), 700],
            to: [x(50 + share * 110), end],
            width: 18,
            bend: side * 12,
          }),
        ),
      ],
      borders: [
        {
          path: through([
            [x(172), end],
            [x(100), end + 12],
            [x(36), end - 4],
          ]),
          stripes,
        },
      ],
      lie: { x: x(100), y: 210, angle: -side * 2, width: 260, height: 850, flare: 1, ripple: 4 },
    });
  }
  const count = 6;
  for (let index = 0; index < count; index++) {
    const [a, b] = [index / count - 0.5, (index + 1.5) / count - 0.5];
    drawPanel(pen, {
      outline: [
        [450 + a * 90, 216, 'c'],
        [450 + b * 90, 216, 'c'],
        [450 + b * 190, 900, 'c'],
        [450 + a * 190, 884 + index * 5, 'c'],
      ],
      fabric,
      light: true,
      borders: [
        {
          path: through([
            [450 + a * 200, 886 + index * 5],
            [450 + b * 200, 902],
          ]),
          stripes,
        },
      ],
      lie: { x: 450 + a * 90, y: 210, angle: -a * 8, width: 60, height: 720, flare: 1.6, ripple: 0 },
    });
  }
  pen.draw(
    `<path d="M306 176Q450 192 594 176l6 52Q450 248 300 228z" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.4"/><path d="M302 202Q450 220 598 202M303 190Q450 206 597 190M302 216Q450 234 599 216" fill="none" stroke="${darken(base, 0.6)}" stroke-width="4" stroke-opacity=".25"/>`,
  );
}
