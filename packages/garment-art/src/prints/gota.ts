import type { PrintMaker } from '../cloth.ts';
import { lighten, seenOn } from '../palette.ts';
import { graph } from './checks.ts';
import { fillOf, petals, sprinkle, strokes } from './strokes.ts';

/** Gota-patti: small leaves and rosettes of gold ribbon sewn on plain cloth, each with a glint. */
export const gota: PrintMaker = (cloth) => {
  const { base, scale } = cloth;
  const accent = seenOn(base, cloth.accent);
  const ground = cloth.pen.asks('graph-checks') ? graph(cloth) : '';
  const rosette = cloth.pen.define(
    'rosette',
    `<g id="ID" transform="scale(${scale})">${fillOf(petals(8, 3, 15, 6), accent)}${strokes(petals(8, 5, 12, 2), lighten(accent, 0.6), 1)}` +
      `<circle r="3.4" fill="${lighten(accent, 0.7)}"/></g>`,
  );
  const leaf = cloth.pen.define(
    'leaf',
    `<g id="ID" transform="scale(${scale})">${fillOf('M0-11q7 6 0 14q-7-8 0-14M-2 4q-9-2-11 5q9 3 11-5M2 4q9-2 11 5q-9 3-11-5', accent)}` +
      `${strokes('M0-8v9', lighten(accent, 0.7), 1)}</g>`,
  );
  return ground + sprinkle(cloth, 84 * scale, 46 * scale, [rosette, leaf, leaf]);
};
