import { n, type Point } from '../outline.ts';
import { darken, lighten, mix } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { petals } from '../prints/strokes.ts';
import { cuspedArch } from './arches.ts';
import { paintSky } from './hawa-mahal.ts';
import type { BannerScene } from './banner-scene.ts';

/** Festival night: an arch hung with marigolds, lamps along the sill, silk flowing down the steps. */
export function paintFestive(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, , accent] = scene.colours;
  const night = darken(mix(base, '#5a1538', 0.45), 0.3);
  paintSky(pen, darken(night, 0.35), night);
  const glow = pen.define(
    'glow',
    '<radialGradient id="ID"><stop stop-color="#ffe7a8" stop-opacity=".95"/><stop offset=".25" stop-color="#ffb84d" stop-opacity=".5"/><stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient>',
  );
  pen.draw(`<circle cx="1130" cy="330" r="470" fill="url(#${glow})" fill-opacity=".55"/>`);
  drawArches(pen, accent, night);
  drawGarlands(pen, accent);
  drawSilk(pen, scene);
  drawLamps(pen, glow, accent);
  const sparks = Array.from(
    { length: 46 },
    () => `M${random.whole(560, 1590)} ${random.whole(20, 420)}h0`,
  ).join('');
  pen.draw(
    `<path d="${sparks}" stroke="#ffe7a8" stroke-width="4" stroke-linecap="round" stroke-opacity=".75"/>`,
  );
}

function drawArches(pen: Pen, accent: string, night: string): void {
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
}

/** Nine strands of marigolds, the outer ones longest, each with a tassel. */
function drawGarlands(pen: Pen, accent: string): void {
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
}

/** The silk that flows down the steps. */
function drawSilk(pen: Pen, scene: BannerScene): void {
  const { random } = pen;
  const [base, second, accent] = scene.colours;
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
}

/** Clay lamps along the sill. */
function drawLamps(pen: Pen, glow: string, accent: string): void {
  const { random } = pen;
  const diya = pen.define(
    'diya',
    `<g id="ID"><circle cy="-22" r="70" fill="url(#${glow})"/><path d="M0-52Q15-24 0-10Q-15-24 0-52z" fill="#fff3c2" stroke="#ffb12e" stroke-width="3"/><path d="M-40-12Q0 6 40-12Q32 24 0 26T-40-12z" fill="#b5623c" stroke="#5a2a18"/><path d="M-40-12Q0 6 40-12Q0-24-40-12z" fill="#e0a15e"/><path d="M-26 6q26 12 52 0" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="2 5"/></g>`,
  );
  for (const x of [700, 812, 1470, 1566])
    pen.draw(`<use href="#${diya}" x="${x}" y="${random.whole(560, 596)}"/>`);
}
