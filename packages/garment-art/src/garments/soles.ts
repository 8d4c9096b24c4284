import { type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawPair } from './footwear.ts';

/** A pair from below: stitched soles of `hide`, ridges where the foot rolls, and their heels. */
export function drawSoles(pen: Pen, sole: readonly Point[], hide: string): void {
  const tread = through(sole, true);
  const seam = through(
    sole.map(([x, y]): Point => [x * 0.86, y * 0.95 - 2]),
    true,
  );
  const light = pen.define(
    'hide',
    '<radialGradient id="ID" cx=".4" cy=".3"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#3a1d08" stop-opacity=".4"/></radialGradient>',
  );
  const narrow = Math.max(...sole.map(([x]) => x)) / 128;
  const x = (value: number) => Math.round(value * narrow);
  const ridges = [-270, -236, -202, -168, -134, -100]
    .map((y) => `M${x(-62)} ${y}q${x(34)}-16 ${x(68)} 0t${x(68)} 0`)
    .join('');
  drawPair(
    pen,
    `<path d="${tread}" fill="${hide}" stroke="${darken(hide, 0.5)}" stroke-width="2"/><path d="${tread}" fill="url(#${light})"/><path d="${seam}" fill="none" stroke="${lighten(hide, 0.5)}" stroke-width="3" stroke-dasharray="11 7"/>` +
      `<path d="${ridges}" fill="none" stroke="${darken(hide, 0.45)}" stroke-width="7" stroke-opacity=".5"/><path d="M${x(-84)} 210Q${x(8)} 180 ${x(98)} 210L${x(82)} 340Q${x(8)} 388 ${x(-72)} 340Z" fill="${darken(hide, 0.25)}" stroke="${darken(hide, 0.6)}"/>`,
    tread,
  );
}
