import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { stitches } from './details.ts';
import type { LegCut } from './legs.ts';

/** Cargo pockets on the thighs and pleats at the waist, for the leg on each side. */
export function trouserMarks(pen: Pen, cut: LegCut, base: string): (side: number) => string {
  const { shadow, shine } = lightOn(base);
  const cargo = pen.asks('cargo-pockets');
  const hasPleats = pen.asks('waist-pleats');
  return (side) => {
    const x = (value: number) => n(450 + side * value);
    const y = cut.waistY + 420;
    const bag = `M${x(96)} ${y}L${x(188)} ${y - 6}L${x(184)} ${y + 160}L${x(100)} ${y + 160}Z`;
    const flap = `M${x(90)} ${y - 14}L${x(194)} ${y - 20}L${x(192)} ${y + 30}L${x(142)} ${y + 46}L${x(92)} ${y + 36}Z`;
    const pocket = `<path d="${bag}" transform="translate(3 6)" fill="${shadow}" fill-opacity=".3"/><path d="${bag}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="2.4"/>${stitches(bag, shine, 1.6)}<path d="M${x(142)} ${y + 30}V${y + 158}" stroke="${shadow}" stroke-width="5" stroke-opacity=".35"/><path d="${flap}" transform="translate(2 5)" fill="${shadow}" fill-opacity=".4"/><path d="${flap}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="2.4"/>${stitches(flap, shine, 1.6)}<circle cx="${x(142)}" cy="${y + 24}" r="7" fill="${darken(base, 0.4)}"/>`;
    const pleats = [52, 84]
      .map(
        (at) => `M${x(at)} ${cut.waistY}Q${x(at + 8)} ${cut.waistY + 110} ${x(at + 22)} ${cut.waistY + 260}`,
      )
      .join('');
    return (
      (cargo ? pocket : '') +
      (hasPleats
        ? `<path d="${pleats}" fill="none" stroke="${shadow}" stroke-width="6" stroke-opacity=".6"/><path d="${pleats}" transform="translate(${side * 5})" fill="none" stroke="${shine}" stroke-width="3" stroke-opacity=".4"/>`
        : '')
    );
  };
}
