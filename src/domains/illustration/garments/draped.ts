import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { tassel } from './details.ts';

/** A round wooden rail across the wall, on two brass brackets. */
function drawRail(pen: Pen, y: number): void {
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

/** Cloth hung over the rail at `y`: the long end in front. */
function drawHanging(pen: Pen, fabric: Fabric, y: number, hang: Hang): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const { left, right, end, folds: count, slant } = hang;
  const wide = right - left;
  const splay = wide * 0.08;
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
  drawPanel(pen, {
    outline,
    fabric,
    folds,
    round: 0.6,
    borders: [
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
    ],
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

/** A dupatta over a rail: light, many folds, tassels along its end; a second fall behind it. */
export function drawDupatta(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const shift = (back ? -1 : 1) * random.between(10, 40);
  drawRail(pen, 190);
  drawHanging(pen, fabric, 190, {
    left: 430 + shift,
    right: 650 + shift,
    end: random.between(780, 860),
    folds: 4,
    slant: 30,
    finish: 'tassels',
  });
  drawHanging(pen, fabric, 188, {
    left: 250 + shift,
    right: 545 + shift,
    end: random.between(960, 1040),
    folds: 6,
    slant: -40,
    finish: 'tassels',
  });
}

/** A shawl: broad, heavy, few folds, fringed. */
export function drawShawl(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const lean = (back ? -1 : 1) * pen.random.between(10, 40);
  drawRail(pen, 180);
  drawHanging(pen, fabric, 180, {
    left: 230 - lean / 2,
    right: 670 - lean / 2,
    end: pen.random.between(960, 1030),
    folds: 5,
    slant: lean * 2,
    finish: 'fringe',
  });
}

/** A scarf folded over the rail: two narrow tails of different length, fringed. */
export function drawScarf(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const mirror = (left: number, right: number) =>
    back ? { left: 900 - right, right: 900 - left } : { left, right };
  const shift = random.between(-20, 20);
  drawRail(pen, 190);
  const tail = { folds: 3, finish: 'fringe' } as const;
  drawHanging(pen, fabric, 190, {
    ...tail,
    ...mirror(440 + shift, 590 + shift),
    end: random.between(720, 800),
    slant: 26,
  });
  drawHanging(pen, fabric, 188, {
    ...tail,
    ...mirror(300 + shift, 470 + shift),
    end: random.between(900, 980),
    slant: -30,
  });
}

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
