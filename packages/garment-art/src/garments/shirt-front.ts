import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, middle } from './cut.ts';
import { buttons, stitches } from './details.ts';

/** The pointed yokes and flap pockets of a western shirt, with pearl snaps. */
export function westernFront(pen: Pen, cut: Cut, base: string): void {
  const { shadow, shine } = lightOn(base);
  for (const side of [-1, 1]) {
    const x = (share: number) => n(middle + side * cut.chest * share);
    const y = cut.top + 150;
    const yoke = `M${x(0.1)} ${n(y - 16)}L${x(0.5)} ${n(y + 40)}L${x(0.96)} ${n(y - 30)}`;
    const pocket = `M${x(0.26)} ${n(y + 80)}H${x(0.74)}V${n(y + 104)}L${x(0.5)} ${n(y + 132)}L${x(0.26)} ${n(y + 104)}Z`;
    const bag = `M${x(0.28)} ${n(y + 106)}V${n(y + 200)}H${x(0.72)}V${n(y + 106)}`;
    pen.draw(
      `<path d="${yoke}" fill="none" stroke="${shadow}" stroke-width="4" stroke-opacity=".6"/>${stitches(yoke, shine, 2)}<path d="${bag}" fill="none" stroke="${shadow}" stroke-width="3" stroke-opacity=".5"/>${stitches(bag, shine, 1.6)}` +
        `<path d="${pocket}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.8"/>${stitches(pocket, shine, 1.4)}`,
    );
    buttons(pen, middle + side * cut.chest * 0.5, y + 114, 10, 1, '#f3ead8', 6);
  }
}
