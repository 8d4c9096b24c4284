import type { Art, Garment } from './art.ts';
import { drawBackdrop } from './backdrop.ts';
import type { Fabric } from './cloth.ts';
import { drawBesideRule, showsItsSize } from './draw-scale.ts';
import { drawSwatch } from './draw-swatch.ts';
import { buildOf } from './figure/body.ts';
import type { Build, HangsFrom } from './figure/builds.ts';
import { dressFigure } from './figure/dress-figure.ts';
import { patterns } from './garments/patterns.ts';
import { type Pen, penFor } from './pen.ts';

/** A garment's views by number. Garments not worn on a body show their back instead of `worn`. */
export const garmentViews = ['front', 'worn', 'detail', 'fabric', 'back'] as const;

/** A garment's useful views by number, in gallery order. */
export const viewsOf = (garment: Garment): number[] =>
  patterns[garment].worn ? [0, 1, 4, 2, 3] : [0, 1, 2, 3];

/** The cloth of this garment: its own motif size and drape. */
export function fabricOf(art: Art, pen: Pen): Fabric {
  const motif = patterns[art.garment].motif ?? 1;
  return {
    print: art.print,
    colours: art.colours,
    scale: motif * pen.random.between(0.84, 1.16),
    phase: pen.random.between(0, 6.3),
  };
}

/** The features, sleeves and neck that the front view actually shows, of those that words may ask for. */
export function shownBy(art: Art): ReadonlySet<string> {
  const pen = penFor(art, 0);
  patterns[art.garment].draw(pen, art, fabricOf(art, pen), false);
  return pen.drawn;
}

/** Scale of a child's clothes on the sheet. */
const childs = 0.84;

/** A garment as SVG, 900 by 1200. `view` is an index of `garmentViews` and wraps around. */
export function drawGarment(art: Art, view: number): string {
  const which =
    garmentViews[((Math.trunc(view) % garmentViews.length) + garmentViews.length) % garmentViews.length] ??
    'front';
  const pen = penFor(art, garmentViews.indexOf(which));
  const fabric = fabricOf(art, pen);
  if (which === 'fabric' && showsItsSize(art.garment)) {
    drawBackdrop(pen, art.colours[0], null);
    drawBesideRule(pen, art, fabric);
    return pen.finish(900, 1200);
  }
  if (which === 'fabric') {
    drawSwatch(pen, fabric);
    return pen.finish(900, 1200);
  }
  const pattern = patterns[art.garment];
  drawBackdrop(pen, art.colours[0], which === 'worn' && pattern.worn ? 1040 : (pattern.floor ?? null));
  const onBody = which === 'worn' && pattern.worn;
  if (onBody) dressFigure(pen, art, onBody);
  pattern.draw(pen, art, fabric, which === 'back' || (which === 'worn' && !onBody));
  if (which !== 'detail' && !onBody) {
    const [scale, middleY] = pattern.fit ?? [1, 600];
    const small = pattern.worn && buildOf(art) === 'young';
    if (pattern.fit || small) pen.enlarge(small ? scale * childs : scale, middleY);
  }
  const [x, y, width] = pattern.closeUp;
  return pen.finish(
    900,
    1200,
    which === 'detail' ? `${x} ${y} ${width} ${Math.round((width * 4) / 3)}` : '0 0 900 1200',
  );
}

/** Where a garment's length is measured from, and the build of its figure; null when no figure can wear it to scale. */
export function fitsFigure({ garment, audience }: Pick<Art, 'garment' | 'audience'>): {
  hangs: HangsFrom;
  build: Build;
} | null {
  const { worn, hangs } = patterns[garment];
  return worn && hangs ? { hangs, build: buildOf({ audience }) } : null;
}

/**
 * Draws a garment of a known length on a figure of a known height, to scale: a taller figure is taller on the same
 * sheet.
 * @throws for a garment that `fitsFigure` refuses
 */
export function drawOnFigure(art: Art, measures: { heightCm: number; lengthCm: number }): string {
  const { worn, hangs, draw } = patterns[art.garment];
  if (!worn || !hangs) throw new Error(`No figure wears ${art.garment} to scale`);
  const pen = penFor(art, 1);
  const fabric = fabricOf(art, pen);
  drawBackdrop(pen, art.colours[0], 1040);
  dressFigure(pen, art, worn, { ...measures, hangs });
  draw(pen, art, fabric, false);
  return pen.finish(900, 1200);
}
