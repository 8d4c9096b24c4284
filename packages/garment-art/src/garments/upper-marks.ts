import { lightOn } from '../folds.ts';
import { n } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, middle } from './cut.ts';
import { stitches, tassel } from './details.ts';

/** Patch pockets at the hips. */
export function hipPockets(pen: Pen, cut: Cut, base: string): string {
  if (!pen.asks('hip-pockets')) return '';
  const { shadow, shine } = lightOn(base);
  const y = cut.hipY - 70;
  return [-1, 1]
    .map((side) => {
      const x = middle + side * cut.hip * 0.5;
      const shape = `M${n(x - 52)} ${n(y)}h104v104q-4 20-24 20h-56q-20 0-24-20z`;
      return `<path d="${shape}" fill="${base}" fill-opacity=".5"/><path d="${shape}" fill="none" stroke="${shadow}" stroke-width="3.4" stroke-opacity=".65"/><path d="M${n(x - 52)} ${n(y + 20)}h104" stroke="${shadow}" stroke-width="2" stroke-opacity=".5"/>${stitches(`M${n(x - 46)} ${n(y + 24)}v78q4 16 20 16h52q16 0 20-16v-78`, shine, 1.3)}`;
    })
    .join('');
}

/** The return path of a panel's seam, from the hem to the bust. */
const back = (cut: Cut, share: number) =>
  `Q${n(middle + share * cut.waist * 0.9)} ${n(cut.waistY)} ${n(middle + share * cut.chest)} ${n(cut.armpit - 10)}`;

/** Piped seams of a panelled garment, from the bust to the hem, every other panel in shade. */
export function panelSeams(pen: Pen, cut: Cut, base: string, trim: string): string {
  if (!pen.asks('panels')) return '';
  const { shadow, shine } = lightOn(base);
  const seam = (share: number) =>
    `${n(middle + share * cut.chest)} ${n(cut.armpit - 10)}Q${n(middle + share * cut.waist * 0.9)} ${n(cut.waistY)} ${n(middle + share * cut.hem)} ${n(cut.hemY + 20)}`;
  const seams = [-0.62, -0.24, 0.24, 0.62].map((share) => `M${seam(share)}`).join('');
  const sides = [-1, 1]
    .map((side) => `M${seam(side * 0.24)}H${n(middle + side * cut.hem * 0.62)}${back(cut, side * 0.62)}Z`)
    .join('');
  return (
    `<path d="${sides}" fill="${shadow}" fill-opacity=".3"/><path d="${seams}" fill="none" stroke="${darken(trim, 0.5)}" stroke-width="11"/>` +
    `<path d="${seams}" fill="none" stroke="${trim}" stroke-width="7"/>${stitches(seams, shine, 2)}`
  );
}

/** A seam at the waist with a frill gathered into it. */
export function waistSeam(cut: Cut, base: string): string {
  return seamWithGathers(cut.waistY - 10, cut.waist, base);
}

function seamWithGathers(y: number, half: number, base: string): string {
  const { shadow } = lightOn(base);
  const gathers = Array.from({ length: 15 }, (_, index) => {
    const x = middle + (index - 7) * (half / 7.2);
    return `M${n(x)} ${n(y)}q${n((index - 7) * 1.6)} 40 ${n((index - 7) * 2.6)} ${index % 2 ? 84 : 120}`;
  }).join('');
  return `<path d="M${n(middle - half * 1.1)} ${n(y)}Q${middle} ${n(y + 12)} ${n(middle + half * 1.1)} ${n(y)}" fill="none" stroke="${shadow}" stroke-width="7" stroke-opacity=".6"/><path d="${gathers}" fill="none" stroke="${shadow}" stroke-width="4" stroke-opacity=".3"/>`;
}

/** A seam below the bust with the cloth gathered into it. */
export function gatheredSeam(pen: Pen, cut: Cut, base: string): string {
  if (!pen.asks('gathers')) return '';
  return seamWithGathers(cut.armpit + 70, cut.chest * 0.94, base);
}

/** The cross-over of an angrakha: one side laid over the other in a curve, tied at the side. */
export function drawCrossOver(
  pen: Pen,
  cut: Cut,
  base: string,
  trim: string,
  feature: 'angrakha' | 'wrap',
): void {
  if (!pen.asks(feature)) return;
  const { shadow } = lightOn(base);
  const [tieX, tieY] = [middle + cut.waist * 0.62, cut.waistY - 40];
  const edge = `M${n(middle - cut.neck * 0.94)} ${n(cut.top + 6)}C${n(middle - cut.neck * 0.7)} ${n(cut.armpit)} ${n(middle + cut.waist * 0.1)} ${n(cut.armpit + 60)} ${n(tieX)} ${n(tieY)}L${n(middle + cut.hem * 0.5)} ${n(cut.hemY + cut.dip)}`;
  const under = `M${n(middle + cut.neck * 0.94)} ${n(cut.top + 6)}Q${n(middle + cut.neck * 0.5)} ${n(cut.armpit - 60)} ${n(middle - 6)} ${n(cut.armpit + 10)}`;
  pen.draw(
    `<path d="${under}" fill="none" stroke="${darken(trim, 0.2)}" stroke-width="9"/><path d="${edge}" transform="translate(5 7)" fill="none" stroke="${shadow}" stroke-width="14" stroke-opacity=".3"/>` +
      `<path d="${edge}" fill="none" stroke="${darken(trim, 0.45)}" stroke-width="15"/><path d="${edge}" fill="none" stroke="${trim}" stroke-width="12"/><path d="${edge}" fill="none" stroke="${lighten(trim, 0.5)}" stroke-width="2.4" stroke-dasharray="5 4"/>` +
      `<path d="M${n(tieX)} ${n(tieY)}c26 20 6 60 18 104M${n(tieX)} ${n(tieY)}c40 10 36 50 44 86" fill="none" stroke="${darken(trim, 0.2)}" stroke-width="6"/><path d="M${n(tieX)} ${n(tieY)}c-30-30-44 4-4 6c42-34 46 0 8 2" fill="none" stroke="${trim}" stroke-width="7"/>${tassel(tieX + 18, tieY + 108, trim, 1.1)}${tassel(tieX + 44, tieY + 90, trim, 1.1)}`,
  );
}
