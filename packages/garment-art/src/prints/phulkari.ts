import { type PrintMaker, spots } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import { fillOf, strokes } from './strokes.ts';

/** Half of a lozenge across, and along. */
const [half, tall] = [21, 27];

/**
 * A lozenge darned in floss: the stitches run along it in its upper half and across it in its lower, so the halves
 * reflect light differently.
 */
function lozenge(floss: string, heart: string): string {
  const along = [-14, -7, 0, 7, 14].map((x) => `M${x} 0V${Math.abs(x) * (tall / half) - tall}`).join('');
  const across = [5, 11, 17]
    .map((y) => `M${(y * half) / tall - half} ${y}H${half - (y * half) / tall}`)
    .join('');
  return (
    fillOf(`M0-${tall}L${half} 0L0 ${tall}L-${half} 0z`, floss) +
    fillOf(`M-${half} 0H${half}L0 ${tall}z`, darken(floss, 0.16)) +
    strokes(along, lighten(floss, 0.35), 2) +
    strokes(across, darken(floss, 0.34), 1.6) +
    fillOf('M0-10L8 0L0 10L-8 0z', heart)
  );
}

/** Phulkari, Punjab's darned embroidery: rows of floss lozenges on a mostly open ground, every third row in the other colour. */
export const phulkari: PrintMaker = (cloth) => {
  const { second, accent, scale } = cloth;
  const define = (name: string, floss: string, heart: string) =>
    cloth.pen.define(name, `<g id="ID" transform="scale(${scale})">${lozenge(floss, heart)}</g>`);
  const [most, other] = [define('lozenge', second, accent), define('lozenge2', accent, second)];
  const stepV = (tall + 11) * scale;
  return [...spots(cloth.lie, (2 * half + 18) * scale, stepV)]
    .map(([u, v]) => {
      const [x, y] = cloth.at(u, v);
      const id = Math.round(v / stepV + 0.5) % 3 === 2 ? other : most;
      return `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
    })
    .join('');
};
