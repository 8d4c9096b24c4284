import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { middle } from './cut.ts';
import { tassel } from './details.ts';

interface Skirt {
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
}

/** Narrow pleats pressed from the waist to the hem. */
export function knifePleats(base: string, { waist, waistY, hem, hemY }: Skirt): string {
  const { shadow, shine } = lightOn(base);
  let [lines, lights] = ['', ''];
  for (let index = -9; index <= 9; index++) {
    const share = index / 9;
    const at = (shift: number) =>
      `M${n(middle + share * waist + shift)} ${n(waistY)}L${n(middle + share * hem + shift * 3)} ${n(hemY + 70)}`;
    lines += at(0);
    lights += at(3);
  }
  return `<path d="${lines}" fill="none" stroke="${shadow}" stroke-width="7" stroke-opacity=".5"/><path d="${lights}" fill="none" stroke="${shine}" stroke-width="3" stroke-opacity=".3"/>`;
}

/** The free edge of a wrapped skirt, from the waist to the hem, and its tie. */
export function drawWrapEdge(pen: Pen, waist: number, top: number, end: number, trim: string): void {
  const x = middle + waist * 0.45;
  const edge = `M${n(x)} ${top}C${n(x + 40)} ${n(top + 240)} ${n(x + 60)} ${n(end - 260)} ${n(x + 20)} ${n(end + 40)}`;
  pen.draw(
    `<path d="${edge}" transform="translate(8 6)" fill="none" stroke="#160b1c" stroke-width="16" stroke-opacity=".22"/><path d="${edge}" fill="none" stroke="${darken(trim, 0.3)}" stroke-width="16"/><path d="${edge}" fill="none" stroke="${trim}" stroke-width="12"/><path d="${edge}" fill="none" stroke="${lighten(trim, 0.4)}" stroke-width="3" stroke-dasharray="6 5"/>` +
      `<path d="M${n(x)} ${top - 10}c-60-40-76 20-4 12c70-46 80 14 6 8M${n(x)} ${top}c16 50 0 90 14 150M${n(x)} ${top}c40 40 30 80 48 120" fill="none" stroke="${trim}" stroke-width="9"/>${tassel(x + 14, top + 154, trim, 1.2)}${tassel(x + 48, top + 124, trim, 1.2)}`,
  );
}
