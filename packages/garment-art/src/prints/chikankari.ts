import type { PrintMaker } from '../cloth.ts';
import { n } from '../outline.ts';
import { brightness, darken, lighten, mix } from '../palette.ts';
import { petals, sprinkle, strokes } from './strokes.ts';

/** Lucknow's white work: vines raised in fine stitches, each with its own small shadow on the cloth. */
export const chikankari: PrintMaker = (cloth) => {
  const { base, scale } = cloth;
  const white = brightness(base) > 0.82;
  const thread = white ? '#fffdf8' : lighten(mix(base, cloth.second, 0.25), 0.66);
  const shade = white ? mix(base, '#5d5872', 0.52) : darken(base, 0.34);
  const body =
    `<path d="${petals(5, 4, 17, 8)}" transform="translate(1 -16)"/>` +
    '<path d="M-6 17q-15 2-17-8q13-4 17 8M2 9q13 2 16-8q-13-4-16 8"/>';
  const vine = (mirror: number) =>
    `<g id="ID" transform="scale(${n(mirror * scale * 1.12)} ${n(scale * 1.12)})">` +
    `<g transform="translate(1.6 2)" fill="${shade}" fill-opacity=".62">${body}</g><g fill="${thread}" stroke="${shade}" stroke-width="1.1" stroke-dasharray="2.6 1.3">${body}</g>` +
    strokes('M-3 32C-11 16 9 8 1-4', shade, 3.2, ' stroke-opacity=".6"') +
    strokes('M-4 31C-12 15 8 7 0-5', thread, 2, ' stroke-dasharray="3.4 1.2"') +
    `<circle cx="1" cy="-16" r="3" fill="${shade}" fill-opacity=".75"/></g>`;
  return sprinkle(cloth, 66 * scale, 70 * scale, [
    cloth.pen.define('vine', vine(1)),
    cloth.pen.define('vine2', vine(-1)),
  ]);
};
