import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { Fold } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
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
    `<rect x="86" y="${y + 12}" width="740" height="20" rx="10" fill="#2a1810" opacity=".16"/><rect x="80" y="${y - 10}" width="740" height="20" rx="10" fill="url(#${wood})"/><circle cx="80" cy="${y}" r="17" fill="#c9a24e" stroke="#6f5220"/><circle cx="820" cy="${y}" r="17" fill="#c9a24e" stroke="#6f5220"/><circle cx="75" cy="${y - 5}" r="5" fill="#f7e6b2"/><circle cx="815" cy="${y - 5}" r="5" fill="#f7e6b2"/>`,
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

/** A scarf looped once over a peg, its two tails of different length. */
export function drawScarf(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base, second, accent] = fabric.colours;
  const mirror = back ? -1 : 1;
  const tail = (x: number, tilt: number, end: number) => {
    const at = (u: number, v: number): [number, number] => [450 + mirror * (x + u + tilt * v), 420 + v];
    const long = end - 420;
    const outline: Point[] = [
      [...at(-58, -60), 'c'],
      [...at(58, -60), 'c'],
      at(76, long * 0.4),
      [...at(98, long), 'c'],
      at(0, long + 10),
      [...at(-98, long - 4), 'c'],
      at(-76, long * 0.4),
    ];
    const hem = through([at(112, long), at(0, long + 10), at(-112, long - 4)]);
    pen.draw(
      `<path d="${hem}" transform="translate(0 16)" fill="none" stroke="${darken(base, 0.12)}" stroke-width="36" stroke-dasharray="3 4"/>`,
    );
    drawPanel(pen, {
      outline,
      fabric,
      round: 0.7,
      folds: [-0.7, -0.25, 0.2, 0.65].map((share) => ({
        from: at(share * 50, -40),
        to: at(share * 92, long + 14),
        width: random.between(14, 24),
        open: true,
        bend: random.between(-8, 8),
      })),
      borders: [
        {
          path: hem,
          stripes: [
            [accent, 130],
            [second, 120],
            [accent, 70],
            [base, 58],
            [accent, 18],
          ],
        },
      ],
      lie: {
        x: 450 + mirror * x,
        y: 340,
        angle: (-mirror * Math.atan(tilt) * 180) / Math.PI,
        width: 130,
        height: long + 110,
        flare: 1.5,
        ripple: 5,
      },
    });
  };
  pen.draw(
    '<circle cx="458" cy="196" r="26" fill="#2a1810" opacity=".2"/><circle cx="450" cy="186" r="25" fill="#b98a5a" stroke="#5d3a1d"/><circle cx="443" cy="178" r="8" fill="#e5c295"/>',
  );
  tail(70, 0.12, random.between(840, 900));
  const loop: Point[] = [
    [300, 330],
    [340, 220],
    [450, 176],
    [560, 220],
    [600, 330],
    [560, 450],
    [450, 500],
    [340, 450],
  ];
  drawPanel(pen, {
    outline: loop,
    fabric,
    folds: [0, 1, 2, 3, 4].map((index) => ({
      from: [318 + index * 12, 300 + index * 34],
      to: [588 - index * 10, 316 + index * 32],
      width: 17,
      bend: -70 + index * 22,
    })),
    lie: { x: 450, y: 170, angle: 0, width: 300, height: 330, flare: 1, ripple: 9 },
  });
  tail(-50, -0.07, random.between(960, 1030));
  drawPanel(pen, {
    outline: [
      [330, 420],
      [390, 350],
      [520, 340],
      [572, 400],
      [540, 480],
      [450, 510],
      [360, 490],
    ],
    fabric,
    folds: [0, 1, 2, 3].map((index) => ({
      from: [340, 420 + index * 18],
      to: [560, 390 + index * 24],
      width: 16,
      bend: -22 + n.length + index * 10,
    })),
    lie: { x: 450, y: 340, angle: 20, width: 240, height: 170, flare: 1, ripple: 6 },
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
    `<path d="M306 176Q450 192 594 176l6 52Q450 248 300 228z" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.4"/><path d="M302 202Q450 220 598 202M303 190Q450 206 597 190M302 216Q450 234 599 216" fill="none" stroke="${darken(base, 0.6)}" stroke-width="4" opacity=".25"/>`,
  );
}
