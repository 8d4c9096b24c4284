import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { cuspedArch, dome } from './arches.ts';
import { paintSky } from './hawa-mahal.ts';
import type { BannerScene } from './banner-scene.ts';

/** Rain over the lake palace: green hills, slanting drops, leheriya blowing in the wind. */
export function paintMonsoon(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  paintSky(pen, '#a9bcc6', '#e4ebe4');
  drawClouds(pen);
  drawHills(pen);
  drawPalace(pen);
  drawWater(pen);
  drawLeheriya(pen, scene);
  const rain = Array.from(
    { length: 110 },
    () => `M${random.whole(0, 1600)} ${random.whole(0, 620)}l-7 26`,
  ).join('');
  pen.draw(`<path d="${rain}" stroke="#f3f8f7" stroke-width="1.8" stroke-opacity=".5"/>`);
}

function drawClouds(pen: Pen): void {
  const cloud = (x: number, y: number, size: number, tint: string) =>
    `<path d="M${x} ${y}q${-60 * size}-10 ${-30 * size}-50q10-50 ${80 * size}-40q50-60 ${130 * size}-10q80-10 ${70 * size} 60q30 40 ${-40 * size} 42z" fill="${tint}" fill-opacity=".7"/>`;
  pen.draw(
    cloud(700, 150, 1.6, '#8fa3b0') +
      cloud(1100, 110, 1.9, '#7b909e') +
      cloud(1420, 170, 1.3, '#9cb0ba') +
      cloud(240, 120, 1.4, '#b9c8cf'),
  );
}

function drawHills(pen: Pen): void {
  const { random } = pen;
  const hills = [
    ['#9db59c', 400],
    ['#7d9c7d', 440],
    ['#5f8364', 480],
  ] as const;
  for (const [tint, y] of hills)
    pen.draw(
      `<path d="M0 ${y}${Array.from({ length: 6 }, () => `q${random.whole(90, 150)} ${-random.whole(40, 120)} 270 0`).join('')}V640H0z" fill="${tint}"/>`,
    );
}

const stone = '#ecd9bd';

function drawPalace(pen: Pen): void {
  const palace = [1000, 1090, 1200, 1310, 1400]
    .map(
      (x, index) =>
        `<path d="M${x - 46} ${index === 2 ? 330 : 372}h92v130h-92z" fill="${stone}"/><path d="${dome(x, index === 2 ? 330 : 372, index === 2 ? 44 : 30)}" fill="${lighten(stone, 0.4)}" stroke="${darken(stone, 0.3)}"/>${[-26, 0, 26].map((dx) => `<path d="${cuspedArch(x + dx, index === 2 ? 380 : 410, 10, 470)}" fill="${darken(stone, 0.55)}"/>`).join('')}`,
    )
    .join('');
  pen.draw(`${palace}<path d="M930 496h540v12h-540z" fill="${darken(stone, 0.25)}"/>`);
}

/** The lake, with the palace's light on it and rings of rain. */
function drawWater(pen: Pen): void {
  const { random } = pen;
  const water = pen.define(
    'water',
    '<linearGradient id="ID" x2="0" y2="1"><stop stop-color="#a7c0c4"/><stop offset="1" stop-color="#6f929c"/></linearGradient>',
  );
  const rings = Array.from(
    { length: 26 },
    () => `M${random.whole(40, 1560)} ${random.whole(530, 632)}h${random.whole(30, 110)}`,
  ).join('');
  pen.draw(
    `<rect y="506" width="1600" height="134" fill="url(#${water})"/><path d="M950 508h500l-30 70h-440z" fill="${stone}" fill-opacity=".35"/><path d="${rings}" stroke="#e9f2f0" stroke-width="3" stroke-linecap="round" stroke-opacity=".6"/>`,
  );
}

/** A length of leheriya in the wind. */
function drawLeheriya(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, second, accent] = scene.colours;
  const cloth: Point[] = [
    [660, 250],
    [780, 196],
    [920, 250],
    [1060, 210],
    [1220, 262],
    [1400, 214],
    [1610, 260, 'c'],
    [1610, 420, 'c'],
    [1420, 366],
    [1240, 420],
    [1070, 352],
    [930, 404],
    [790, 340],
    [690, 380],
  ];
  drawPanel(pen, {
    outline: cloth,
    fabric: { print: 'leheriya', colours: [base, second, accent], scale: 1.1, phase: 2 },
    folds: [720, 850, 980, 1110, 1250, 1400, 1530].map((x) => ({
      from: [x, 200],
      to: [x - 40, 420],
      width: random.between(28, 48),
      bend: random.between(-24, 24),
    })),
    borders: [
      {
        path: through(cloth.slice(7)),
        stripes: [
          [accent, 40],
          [lighten(accent, 0.5), 24, '4 6'],
          [accent, 10],
        ],
      },
    ],
    lie: { x: 1130, y: 180, angle: 0, width: 960, height: 260, flare: 1, ripple: 12 },
  });
}
