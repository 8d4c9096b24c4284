import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { type Border, drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { tassel } from './details.ts';

/** A round wooden rail across the wall, on two brass brackets. */
export function drawRail(pen: Pen, y: number): void {
  const wood = pen.define(
    'rail',
    '<linearGradient id="ID" x2="0" y2="1"><stop stop-color="#d9ab78"/><stop offset=".4" stop-color="#a8713f"/><stop offset="1" stop-color="#5d3a1d"/></linearGradient>',
  );
  pen.draw(
    `<rect x="86" y="${y + 12}" width="740" height="20" rx="10" fill="#2a1810" fill-opacity=".16"/><rect x="80" y="${y - 10}" width="740" height="20" rx="10" fill="url(#${wood})"/><circle cx="80" cy="${y}" r="17" fill="#c9a24e" stroke="#6f5220"/><circle cx="820" cy="${y}" r="17" fill="#c9a24e" stroke="#6f5220"/><circle cx="75" cy="${y - 5}" r="5" fill="#f7e6b2"/><circle cx="815" cy="${y - 5}" r="5" fill="#f7e6b2"/>`,
  );
}

interface Hang {
  left: number;
  right: number;
  end: number;
  folds: number;
  slant: number;
  finish: 'tassels' | 'fringe';
}

/** Cloth hung over the rail at `y`, with the long end in front. */
export function drawHanging(pen: Pen, fabric: Fabric, y: number, hang: Hang): void {
  const { left, right, end } = hang;
  const wide = right - left;
  const splay = splayOf(hang);
  const { hem, folds } = pleats(pen, y, hang);
  const outline: Point[] = [
    [left, y - 8, 'c'],
    [left + 20, y - 20],
    [(left + right) / 2, y - 15],
    [right - 20, y - 20],
    [right, y - 8, 'c'],
    [right + splay * 0.4, (y + end) / 2],
    ...hem,
    [left - splay * 0.4, (y + end) / 2],
  ];
  const line = through(hem);
  drawFinish(pen, fabric, hang, line);
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.6,
    borders: hangingBorders(fabric, y, hang, line),
    lie: {
      x: (left + right) / 2,
      y: y - 20,
      angle: 0,
      width: wide,
      height: end - y + 60,
      flare: 1.16,
      ripple: 7,
    },
  });
}

/** How far the hem reaches beyond the rail on each side. */
const splayOf = ({ left, right }: Hang) => (right - left) * 0.08;

/** The waves of the hem from right to left, and the folds that rise from them. */
function pleats({ random }: Pen, y: number, hang: Hang): { hem: Point[]; folds: Fold[] } {
  const { left, right, end, folds: count, slant } = hang;
  const wide = right - left;
  const splay = splayOf(hang);
  const hem: Point[] = [];
  const folds: Fold[] = [];
  for (let index = 0; index <= count * 2; index++) {
    const share = index / (count * 2);
    const x = right + splay - share * (wide + splay * 2);
    const edge = index === 0 || index === count * 2;
    const py = end + slant * (0.5 - share) + (edge ? 0 : index % 2 ? -9 : 9);
    hem.push(edge ? [x, py, 'c'] : [x, py]);
    if (index % 2)
      folds.push({
        from: [right - share * wide + random.between(-14, 14), y + random.between(-6, 160)],
        to: [x, py + 14],
        width: (wide / count) * random.between(0.4, 0.62),
        open: true,
        bend: random.between(-16, 16),
      });
    folds.push({
      from: [right - share * wide, y - 14],
      to: [right - share * wide + random.between(-20, 20), y + random.between(50, 130)],
      width: 12,
    });
  }
  return { hem, folds };
}

/** The finish of the hem, such as fringes or tassels. */
function drawFinish(pen: Pen, fabric: Fabric, hang: Hang, line: string): void {
  const [base, , accent] = fabric.colours;
  const { left, right, end, slant } = hang;
  const wide = right - left;
  const splay = splayOf(hang);
  if (hang.finish === 'fringe')
    pen.draw(
      `<path d="${line}" transform="translate(0 14)" fill="none" stroke="${darken(base, 0.15)}" stroke-width="34" stroke-dasharray="2.5 3"/><path d="${line}" transform="translate(1 12)" fill="none" stroke="${lighten(base, 0.25)}" stroke-width="28" stroke-dasharray="1 8"/>`,
    );
  else
    for (let index = 0; index <= 6; index++)
      pen.draw(
        tassel(
          left - splay + (index / 6) * (wide + 2 * splay),
          end - slant * (0.5 - index / 6) + 2,
          accent,
          1,
        ),
      );
}

function hangingBorders(fabric: Fabric, y: number, hang: Hang, line: string): Border[] {
  const [base, second, accent] = fabric.colours;
  const { left, right, end } = hang;
  const splay = splayOf(hang);
  return [
    {
      path: through([
        [left, y - 20],
        [left - splay * 0.4, (y + end) / 2],
        [left - splay, end + 10],
      ]),
      stripes: [
        [accent, 46],
        [second, 38],
        [accent, 12],
      ],
    },
    {
      path: through([
        [right, y - 20],
        [right + splay * 0.4, (y + end) / 2],
        [right + splay, end + 10],
      ]),
      stripes: [
        [accent, 46],
        [second, 38],
        [accent, 12],
      ],
    },
    {
      path: line,
      stripes: [
        [accent, 230],
        [second, 216],
        [lighten(accent, 0.2), 180, '7 9'],
        [darken(second, 0.2), 146],
        [accent, 108],
        [base, 96],
        [accent, 52, '3 9'],
        [base, 22],
      ],
    },
  ];
}
