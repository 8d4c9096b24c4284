import { n, type Point, through } from '../outline.ts';
import { darken, lighten, mix } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { cuspedArch, dome } from './arches.ts';
import { paintSky } from './hawa-mahal.ts';
import type { BannerScene } from './painters.ts';

/** Festival night: an arch hung with marigolds, lamps along the sill, silk flowing down the steps. */
export function paintFestive(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, second, accent] = scene.colours;
  const night = darken(mix(base, '#5a1538', 0.45), 0.3);
  paintSky(pen, darken(night, 0.35), night);
  const glow = pen.define(
    'glow',
    '<radialGradient id="ID"><stop stop-color="#ffe7a8" stop-opacity=".95"/><stop offset=".25" stop-color="#ffb84d" stop-opacity=".5"/><stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient>',
  );
  pen.draw(`<circle cx="1130" cy="330" r="470" fill="url(#${glow})" fill-opacity=".55"/>`);
  for (const [x, half] of [
    [1130, 210],
    [838, 92],
    [1422, 92],
  ] as const) {
    const top = x === 1130 ? 70 : 210;
    pen.draw(
      `<path d="${cuspedArch(x, top - 18, half + 20, 560)}" fill="${darken(accent, 0.15)}"/><path d="${cuspedArch(x, top - 9, half + 10, 560)}" fill="none" stroke="${lighten(accent, 0.6)}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/><path d="${cuspedArch(x, top, half, 560)}" fill="${mix(night, '#ffb84d', 0.2)}"/>`,
    );
  }
  const flower = (tint: string) =>
    pen.define(
      `marigold${tint}`,
      `<g id="ID"><path d="${petals(11, 2, 17, 6)}" fill="${tint}"/><path d="${petals(9, 1, 11, 5, 0.3)}" fill="${lighten(tint, 0.3)}"/><circle r="4" fill="${darken(tint, 0.25)}"/></g>`,
    );
  const [orange, yellow] = [flower('#f08a24'), flower('#f6bd3c')];
  for (let strand = 0; strand < 9; strand++) {
    const x = 928 + strand * 50;
    const length = 150 + Math.abs(strand - 4) * 42;
    for (let y = 90 + (4 - Math.abs(strand - 4)) * -6; y < length; y += 25)
      pen.draw(`<use href="#${(Math.round(y / 25) + strand) % 3 ? orange : yellow}" x="${x}" y="${n(y)}"/>`);
    pen.draw(`<path d="M${x} ${length}v14m-5 0h10l4 16h-18z" fill="${accent}" stroke="${accent}"/>`);
  }
  const silk: Point[] = [
    [900, 400],
    [1010, 370],
    [1180, 390],
    [1320, 380],
    [1400, 430],
    [1390, 520],
    [1460, 660, 'c'],
    [760, 660, 'c'],
    [860, 520],
  ];
  drawPanel(pen, {
    outline: silk,
    fabric: {
      print: random.pick(['brocade', 'gota', 'bandhani']),
      colours: [base, second, accent],
      scale: 1,
      phase: 1,
    },
    folds: [0.05, 0.25, 0.45, 0.62, 0.8, 0.95].map((share) => ({
      from: [930 + share * 430, 396],
      to: [790 + share * 640, 664],
      width: random.between(30, 54),
      open: true,
      bend: random.between(-30, 30),
    })),
    borders: [
      {
        path: 'M740 650H1480',
        stripes: [
          [accent, 110],
          [second, 90],
          [accent, 40],
        ],
      },
    ],
    lie: { x: 1120, y: 370, angle: 0, width: 520, height: 300, flare: 1.3, ripple: 6 },
  });
  const diya = pen.define(
    'diya',
    `<g id="ID"><circle cy="-22" r="70" fill="url(#${glow})"/><path d="M0-52Q15-24 0-10Q-15-24 0-52z" fill="#fff3c2" stroke="#ffb12e" stroke-width="3"/><path d="M-40-12Q0 6 40-12Q32 24 0 26T-40-12z" fill="#b5623c" stroke="#5a2a18"/><path d="M-40-12Q0 6 40-12Q0-24-40-12z" fill="#e0a15e"/><path d="M-26 6q26 12 52 0" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="2 5"/></g>`,
  );
  for (const x of [700, 812, 1470, 1566])
    pen.draw(`<use href="#${diya}" x="${x}" y="${random.whole(560, 596)}"/>`);
  const sparks = Array.from(
    { length: 46 },
    () => `M${random.whole(560, 1590)} ${random.whole(20, 420)}h0`,
  ).join('');
  pen.draw(
    `<path d="${sparks}" stroke="#ffe7a8" stroke-width="4" stroke-linecap="round" stroke-opacity=".75"/>`,
  );
}

/** Rain over the lake palace: green hills, slanting drops, leheriya blowing in the wind. */
export function paintMonsoon(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, second, accent] = scene.colours;
  paintSky(pen, '#a9bcc6', '#e4ebe4');
  const cloud = (x: number, y: number, size: number, tint: string) =>
    `<path d="M${x} ${y}q${-60 * size}-10 ${-30 * size}-50q10-50 ${80 * size}-40q50-60 ${130 * size}-10q80-10 ${70 * size} 60q30 40 ${-40 * size} 42z" fill="${tint}" fill-opacity=".7"/>`;
  pen.draw(
    cloud(700, 150, 1.6, '#8fa3b0') +
      cloud(1100, 110, 1.9, '#7b909e') +
      cloud(1420, 170, 1.3, '#9cb0ba') +
      cloud(240, 120, 1.4, '#b9c8cf'),
  );
  const hills = [
    ['#9db59c', 400],
    ['#7d9c7d', 440],
    ['#5f8364', 480],
  ] as const;
  for (const [tint, y] of hills)
    pen.draw(
      `<path d="M0 ${y}${Array.from({ length: 6 }, () => `q${random.whole(90, 150)} ${-random.whole(40, 120)} 270 0`).join('')}V640H0z" fill="${tint}"/>`,
    );
  const stone = '#ecd9bd';
  const palace = [1000, 1090, 1200, 1310, 1400]
    .map(
      (x, index) =>
        `<path d="M${x - 46} ${index === 2 ? 330 : 372}h92v130h-92z" fill="${stone}"/><path d="${dome(x, index === 2 ? 330 : 372, index === 2 ? 44 : 30)}" fill="${lighten(stone, 0.4)}" stroke="${darken(stone, 0.3)}"/>${[-26, 0, 26].map((dx) => `<path d="${cuspedArch(x + dx, index === 2 ? 380 : 410, 10, 470)}" fill="${darken(stone, 0.55)}"/>`).join('')}`,
    )
    .join('');
  pen.draw(`${palace}<path d="M930 496h540v12h-540z" fill="${darken(stone, 0.25)}"/>`);
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
  const rain = Array.from(
    { length: 110 },
    () => `M${random.whole(0, 1600)} ${random.whole(0, 620)}l-7 26`,
  ).join('');
  pen.draw(`<path d="${rain}" stroke="#f3f8f7" stroke-width="1.8" stroke-opacity=".5"/>`);
}
