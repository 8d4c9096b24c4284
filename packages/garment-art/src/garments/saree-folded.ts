import { groundShadow } from '../backdrop.ts';
import type { Fabric } from '../cloth.ts';
import { n, type Point } from '../outline.ts';
import { darken } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawFringe } from './saree-drape.ts';
import { palluEnd, zari } from './zari.ts';

/** A saree folded flat, its pallu turned over the front, the blouse piece below. */
export function drawFoldedSaree(pen: Pen, fabric: Fabric, blouse: Fabric): void {
  groundShadow(pen, 455, 1050, 400, 0.5);
  const [leftEdge, right, top, end] = [196, 704, 176, 1010];
  drawSheet(pen, blouse, [leftEdge + 34, right - 24, end - 120, end + 78], 14);
  const under: Fabric = { ...fabric, print: 'plain' };
  for (const layer of [3, 2, 1])
    drawSheet(pen, under, [leftEdge + layer * 3, right + layer * 3, top + layer * 9, end + layer * 9], 26);
  drawSheet(pen, fabric, [leftEdge, right, top, end], 56);
  const [from, to] = [top + 250, end - 150];
  drawSheet(pen, fabric, [leftEdge - 8, right + 8, from, to], 0);
  const hem = `M${leftEdge - 8} ${to}H${right + 8}`;
  pen.draw(
    `<path d="M${leftEdge - 8} ${from}H${right + 8}" stroke="${darken(fabric.colours[0], 0.6)}" stroke-opacity=".45" stroke-width="3"/>`,
  );
  drawFringe(pen, fabric, hem);
}

/** One folded layer between left, right, top and bottom; `border` wide along its sides, none for the pallu. */
function drawSheet(
  pen: Pen,
  fabric: Fabric,
  [leftEdge, right, top, end]: readonly [number, number, number, number],
  border: number,
): void {
  const middle = (leftEdge + right) / 2;
  const outline: Point[] = [
    [leftEdge, top + 6, 'c'],
    [middle, top - 4],
    [right, top + 6, 'c'],
    [right + 3, (top + end) / 2],
    [right, end, 'c'],
    [middle, end + 5],
    [leftEdge, end, 'c'],
    [leftEdge - 3, (top + end) / 2],
  ];
  const sides = [leftEdge, right].map((x) => ({
    path: `M${n(x)} ${n(top)}V${n(end + 4)}`,
    stripes: zari(fabric, border * 2),
  }));
  const across = [{ path: `M${leftEdge - 4} ${n(end)}H${right + 4}`, stripes: palluEnd(fabric) }];
  drawPanel(pen, {
    outline,
    fabric,
    round: 0.4,
    folds: [0.33, 0.66].map((share) => ({
      from: [leftEdge, top + (end - top) * share] as const,
      to: [right, top + (end - top) * share + pen.random.between(-3, 3)] as const,
      width: 11,
      bend: 2,
    })),
    borders: border > 0 ? sides : across,
    lie: {
      x: middle,
      y: top - 10,
      angle: 0,
      width: right - leftEdge + 40,
      height: end - top + 40,
      flare: 1,
      ripple: 1,
    },
  });
}
