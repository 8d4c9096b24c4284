import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { lighten } from '../palette.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { tassel } from './details.ts';

/** A dupatta over one shoulder, falling to the knee, pleated along its length. */
export function drawShoulderDupatta(
  pen: Pen,
  fabric: Fabric,
  side: number,
  top: number,
  length: number,
  shoulder = 112,
): void {
  const { random } = pen;
  const [, , accent] = fabric.colours;
  const x = (value: number) => 450 + side * value;
  const sway = random.between(-8, 18);
  const end = top + length;
  const outline: Point[] = [
    [x(shoulder - 52), top - 12, 'c'],
    [x(shoulder - 14), top - 22],
    [x(shoulder + 34), top + 14, 'c'],
    [x(shoulder + 62), top + length * 0.34],
    [x(shoulder + 70 + sway), top + length * 0.7],
    [x(shoulder + 96 + sway), end, 'c'],
    [x(shoulder + 44), end + 13],
    [x(shoulder - 44 + sway), end - 8, 'c'],
    [x(shoulder - 46), top + length * 0.62],
    [x(shoulder - 66), top + length * 0.3],
  ];
  const folds: Fold[] = [-0.8, -0.35, 0.1, 0.5, 0.85].map((share) => ({
    from: [x(shoulder - 8 + share * 36), top - 6],
    to: [x(shoulder + 22 + sway + share * 66), end + 14],
    width: random.between(14, 24),
    open: true,
    bend: random.between(-9, 9),
  }));
  for (const share of [0.08, 0.36, 0.64, 0.92])
    pen.draw(tassel(x(shoulder - 40 + sway + share * 130), end + 4, accent, 0.8));
  const edge = through([
    [x(shoulder + 34), top + 10],
    [x(shoulder + 63), top + length * 0.34],
    [x(shoulder + 71 + sway), top + length * 0.7],
    [x(shoulder + 97 + sway), end],
  ]);
  const hem = through([
    [x(shoulder + 110 + sway), end + 2],
    [x(shoulder + 44), end + 12],
    [x(shoulder - 60 + sway), end - 10],
  ]);
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.7,
    borders: dupattaBorders(fabric, edge, hem),
    lie: {
      x: x(shoulder + 10),
      y: top - 20,
      angle: -side * 3,
      width: 130,
      height: length + 50,
      flare: 1.15,
      ripple: 4,
    },
  });
}

/** A narrow trim along the outer edge and a deep one at the hem. */
function dupattaBorders(fabric: Fabric, edge: string, hem: string): Border[] {
  const [base, second, accent] = fabric.colours;
  return [
    {
      path: edge,
      stripes: [
        [accent, 24],
        [second, 17],
        [accent, 5],
      ],
    },
    {
      path: hem,
      stripes: [
        [accent, 150],
        [base, 138],
        [accent, 118],
        [second, 108],
        [lighten(accent, 0.3), 60, '4 8'],
        [accent, 20],
      ],
    },
  ];
}
