import type { Art } from './art.ts';
import { drawBackdrop } from './backdrop.ts';
import type { Fabric } from './cloth.ts';
import { drawGarment } from './garments/draw-garment.ts';
import { penFor } from './pen.ts';

export const productViews = ['front', 'back', 'detail', 'fabric'] as const;

/** The product's picture, 900 by 1200: `view` counts through `productViews` and around again. */
export function drawProduct(art: Art, view: number): string {
  const pen = penFor(art, view);
  const { random } = pen;
  const fabric: Fabric = {
    print: art.print,
    colours: art.colours,
    scale: random.between(0.82, 1.18),
    phase: random.between(0, 6.3),
  };
  drawBackdrop(pen, art.colours[0], null);
  drawGarment(pen, art, fabric, productViews[view % productViews.length] === 'back');
  return pen.finish(900, 1200);
}
