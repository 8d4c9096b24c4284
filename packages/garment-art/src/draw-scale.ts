import type { Art, Garment } from './art.ts';
import type { Fabric } from './cloth.ts';
import { patterns } from './garments/patterns.ts';
import { n } from './outline.ts';
import type { Pen } from './pen.ts';

/** Pixels per centimetre in the front drawing of a thing. */
const pixelsOfCentimetre: Partial<Record<Garment, number>> = {
  juttis: 29,
  sandals: 29,
  shoes: 28,
  bag: 15,
  earrings: 46,
  necklace: 19,
  bangles: 78,
  ring: 190,
  watch: 94,
};

/** Whether a thing has no cloth for a close-up, and shows its size instead. */
export const showsItsSize = (garment: Garment): boolean => pixelsOfCentimetre[garment] !== undefined;

/** Draws a thing at half its usual size above a wooden ruler with a mark per centimetre and a long one every five. */
export function drawBesideRule(pen: Pen, art: Art, fabric: Fabric): void {
  const small = 0.62;
  // Here it does not stand on the floor, so it has no shadow there.
  pen.first('pool');
  patterns[art.garment].draw(pen, art, fabric, false);
  pen.enlarge(small, 690);
  const step = (pixelsOfCentimetre[art.garment] ?? 20) * small;
  const count = Math.max(2, Math.floor(620 / step));
  const [leftEdge, width] = [450 - (count * step) / 2, count * step];
  const marks = Array.from({ length: count + 1 }, (_, index) => {
    const x = n(leftEdge + index * step);
    return `M${x} 1062v${index % 5 === 0 ? 34 : 20}`;
  }).join('');
  pen.drawUnder(
    `<rect x="${n(leftEdge - 22)}" y="1070" width="${n(width + 44)}" height="66" rx="5" fill="#2a1810" fill-opacity=".2"/><rect x="${n(leftEdge - 26)}" y="1060" width="${n(width + 52)}" height="66" rx="5" fill="#d9b98a" stroke="#7a5a34" stroke-width="1.5"/><rect x="${n(leftEdge - 26)}" y="1106" width="${n(width + 52)}" height="20" rx="5" fill="#b98d58" fill-opacity=".5"/><path d="${marks}" stroke="#4a341c" stroke-width="2.4"/>`,
  );
}
