import { n } from '../outline.ts';
import type { Pen } from '../pen.ts';

const leftEdge = 70;

/**
 * A wooden ruler on the wall, up from the floor at `floorY`, with a mark every 10 cm and a long one every 50; a dotted
 * line leads from it to the hem.
 * @param centimetre in pixels of the sheet
 */
export function drawMeasuringRule(pen: Pen, floorY: number, centimetre: number, hemY: number): void {
  const top = floorY - 200 * centimetre;
  const marks = Array.from({ length: 20 }, (_, index) => {
    const y = n(floorY - (index + 1) * 10 * centimetre);
    return `M${leftEdge} ${y}h${(index + 1) % 5 === 0 ? 40 : 22}`;
  }).join('');
  pen.drawUnder(
    `<rect x="${leftEdge + 6}" y="${n(top + 8)}" width="52" height="${n(floorY - top)}" fill="#2a1810" fill-opacity=".14"/>` +
      `<rect x="${leftEdge}" y="${n(top)}" width="52" height="${n(floorY - top)}" fill="#d9b98a" stroke="#7a5a34" stroke-width="1.5"/>` +
      `<path d="${marks}" stroke="#4a341c" stroke-width="3"/>` +
      `<path d="M${leftEdge + 52} ${n(hemY)}H860" stroke="#6b2238" stroke-width="3.5" stroke-dasharray="1 11" stroke-linecap="round"/>`,
  );
}
