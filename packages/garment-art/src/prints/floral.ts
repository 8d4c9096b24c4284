import type { PrintMaker } from '../cloth.ts';
import { darken, lighten, mix } from '../palette.ts';
import { fillOf, petals, sprinkle, strokes } from './strokes.ts';

/** A loose watercolour garden: a full bloom, a bud and a leafy spray by turns. */
export const floral: PrintMaker = (cloth) => {
  const { second, accent, scale } = cloth;
  const leaf = mix(darken(accent, 0.2), '#5f7a52', 0.55);
  const bloom = cloth.pen.define(
    'bloom',
    `<g id="ID" transform="scale(${scale})">${fillOf('M-8 14C-26 12-30 24-34 30C-22 32-10 26-8 14M10 10C20 18 32 14 38 20C28 28 14 24 10 10', leaf)}` +
      fillOf(petals(5, 0, 27, 19), second) +
      fillOf(petals(5, 2, 19, 11, 0.4), lighten(second, 0.35), ' fill-opacity=".8"') +
      `<circle r="5" fill="${accent}"/></g>`,
  );
  const bud = cloth.pen.define(
    'bud',
    `<g id="ID" transform="scale(${scale})rotate(24)">${strokes('M0 22C-3 10 2 4 0-6', leaf, 2)}` +
      fillOf('M0 16C-12 12-14 2-16-2C-6 0 0 6 0 16', leaf) +
      fillOf(petals(3, -2, 17, 9), lighten(second, 0.2)) +
      fillOf('M-4 0Q0 6 4 0Q0-4-4 0', accent) +
      '</g>',
  );
  const spray = cloth.pen.define(
    'spray',
    `<g id="ID" transform="scale(${scale})rotate(-30)">${strokes('M-22 8C-8 2 8 6 24-6', leaf, 1.8)}` +
      fillOf('M-12 4q2-12 10-14q0 10-10 14M0 4q8 8 18 6q-6-10-18-6M10 1q0-12 10-16q2 12-10 16', leaf) +
      `<circle cx="-24" cy="9" r="4" fill="${accent}"/><circle cx="27" cy="-8" r="4.5" fill="${second}"/></g>`,
  );
  return sprinkle(cloth, 74 * scale, 50 * scale, [bloom, spray, bud, bloom, bud, spray, bud]);
};
