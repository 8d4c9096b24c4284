import type { Art } from './art.ts';
import { drawBackdrop } from './backdrop.ts';
import type { Fabric } from './cloth.ts';
import { drawSwatch } from './draw-swatch.ts';
import { patterns } from './garments/draw-garment.ts';
import { type Pen, penFor } from './pen.ts';

/** What a gallery shows of every product, in this order. */
export const productViews = ['front', 'back', 'detail', 'fabric'] as const;

/** The cloth of this product: its own motif size and drape. */
export function fabricOf(art: Art, pen: Pen): Fabric {
  const motif = patterns[art.garment].motif ?? 1;
  return {
    print: art.print,
    colours: art.colours,
    scale: motif * pen.random.between(0.84, 1.16),
    phase: pen.random.between(0, 6.3),
  };
}

/** The product's picture as SVG, 900 by 1200: `view` counts through `productViews` and around again. */
export function drawProduct(art: Art, view: number): string {
  const which =
    productViews[((Math.trunc(view) % productViews.length) + productViews.length) % productViews.length] ??
    'front';
  const pen = penFor(art, productViews.indexOf(which));
  const fabric = fabricOf(art, pen);
  if (which === 'fabric') {
    drawSwatch(pen, fabric);
    return pen.finish(900, 1200);
  }
  const pattern = patterns[art.garment];
  drawBackdrop(pen, art.colours[0], pattern.floor ?? null);
  pattern.draw(pen, art, fabric, which === 'back');
  if (which !== 'detail' && pattern.fit) pen.enlarge(...pattern.fit);
  const [x, y, width] = pattern.closeUp;
  return pen.finish(
    900,
    1200,
    which === 'detail' ? `${x} ${y} ${width} ${Math.round((width * 4) / 3)}` : '0 0 900 1200',
  );
}
