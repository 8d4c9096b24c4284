import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, middle } from './cut.ts';

interface Skirt {
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
}

/** Two seams across a skirt, each with the next tier gathered into it. */
export function tierSeams(base: string, { waist, waistY, hem, hemY }: Skirt): string {
  const { shadow, shine } = lightOn(base);
  return [0.36, 0.68]
    .map((share) => {
      const y = waistY + (hemY - waistY) * share;
      const half = waist + (hem * 1.16 - waist) * share + 40;
      const seam = `M${n(middle - half)} ${n(y)}Q${middle} ${n(y + 44)} ${n(middle + half)} ${n(y)}`;
      const gathers = Array.from({ length: 27 }, (_, index) => {
        const at = (index - 13) / 13;
        return `M${n(middle + at * half)} ${n(y + 22 * (1 - at * at))}q${n(at * 10)} 40 ${n(at * 18)} ${index % 2 ? 74 : 118}`;
      }).join('');
      return (
        `<path d="${gathers}" fill="none" stroke="${shadow}" stroke-width="5" stroke-opacity=".3"/><path d="${seam}" transform="translate(0 9)" fill="none" stroke="${shadow}" stroke-width="22" stroke-opacity=".3"/>` +
        `<path d="${seam}" fill="none" stroke="${darken(base, 0.5)}" stroke-width="4"/><path d="${seam}" transform="translate(0-5)" fill="none" stroke="${shine}" stroke-width="2" stroke-opacity=".6"/>`
      );
    })
    .join('');
}

/** Rows of elastic thread that gather the bodice. */
export function smocking(pen: Pen, base: string, cut: Cut, waistY: number): string {
  const { shadow, shine } = lightOn(base);
  const ruffle = pen.define(
    `smock${base}`,
    `<pattern id="ID" width="16" height="18" patternUnits="userSpaceOnUse"><path d="M0 9h16" stroke="${shadow}" stroke-width="2.6" stroke-opacity=".55"/><path d="M3 1q2 4 0 7M9 1q2 4 0 7M14 10q-2 4 0 7M6 10q-2 4 0 7" stroke="${shadow}" stroke-width="1.8" stroke-opacity=".4" fill="none"/><path d="M5 1q2 4 0 7M11 1q2 4 0 7" stroke="${shine}" stroke-width="1.4" stroke-opacity=".6" fill="none"/></pattern>`,
  );
  return `<path d="M150 ${cut.top + 96}h600V${waistY + 6}H150z" fill="url(#${ruffle})"/>`;
}

/** The bow of a tied waist. */
export function drawBow(pen: Pen, base: string, waistY: number): void {
  pen.draw(
    `<path d="M486 ${waistY + 6}c34 40 22 90 40 150l-22 4c-14-56-10-112-26-150zM478 ${waistY + 6}c6 50-14 92-10 130l20 0c0-40 12-86 2-132z" fill="${darken(base, 0.25)}" stroke="${darken(base, 0.55)}"/><path d="M482 ${waistY}c-70-46-96 10-6 10M482 ${waistY}c70-46 96 10 6 10" fill="${darken(base, 0.2)}" stroke="${darken(base, 0.55)}"/><ellipse cx="482" cy="${waistY + 2}" rx="17" ry="15" fill="${darken(base, 0.18)}" stroke="${darken(base, 0.55)}"/>`,
  );
}

/** Thin straps over the shoulders, with brass buckles on a pinafore. */
export function drawStraps(pen: Pen, cut: Cut, base: string, isBuckled: boolean): void {
  for (const side of [-1, 1]) {
    const x = (value: number) => n(middle + side * value);
    const wide = isBuckled ? 40 : 12;
    const from = (cut.neck + cut.shoulder) / 2;
    const strap = `M${x(from)} ${n(cut.top + 10)}Q${x(from - 12)} ${n(cut.top - 46)} ${x(from - 26)} ${n(cut.top - (isBuckled ? 68 : 96))}`;
    pen.draw(
      `<path d="${strap}" fill="none" stroke="${darken(base, 0.55)}" stroke-width="${wide + 3}"/><path d="${strap}" fill="none" stroke="${lighten(base, 0.06)}" stroke-width="${wide}"/>` +
        (isBuckled
          ? `<rect x="${n(middle + side * from - 24)}" y="${n(cut.top + 2)}" width="48" height="40" rx="7" fill="none" stroke="#c9a24e" stroke-width="8"/><circle cx="${x(from)}" cy="${n(cut.top + 60)}" r="9" fill="#c9a24e" stroke="#6f5220"/>`
          : ''),
    );
  }
}
