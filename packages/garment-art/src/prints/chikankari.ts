import type { PrintMaker } from '../cloth.ts';
import { brightness, lighten, mix } from '../palette.ts';
import { petals, sprinkle, strokes } from './strokes.ts';

/** Lucknow's shadow work: tone on tone vines in fine stitches. */
export const chikankari: PrintMaker = (cloth) => {
  const { scale } = cloth;
  // On white cloth the stitches show by their shadow; white on white would be nothing.
  const white = brightness(cloth.base) > 0.82;
  const thread = white
    ? mix(cloth.base, '#77728c', 0.44)
    : lighten(mix(cloth.base, cloth.second, 0.25), 0.62);
  const vine = (mirror: number) =>
    `<g id="ID" transform="scale(${mirror * scale} ${scale})" fill="${thread}" fill-opacity=".5">` +
    strokes('M-4 30C-12 14 8 6 0-8', thread, 1.8) +
    `<path d="${petals(5, 3, 15, 8)}" transform="translate(1 -14)" stroke="${thread}" stroke-width="1.3"/>` +
    `<path d="M-6 16q-14 2-16-8q12-4 16 8M2 8q12 2 15-8q-12-4-15 8" stroke="${thread}" stroke-width="1.3" stroke-dasharray="3 1.5"/></g>`;
  return sprinkle(cloth, 60 * scale, 62 * scale, [
    cloth.pen.define('vine', vine(1)),
    cloth.pen.define('vine2', vine(-1)),
  ]);
};
