import type { Art } from './art.ts';
import { drawBackdrop } from './backdrop.ts';
import { fabricOf } from './draw-product.ts';
import { patterns } from './garments/draw-garment.ts';
import { newPen, penFor } from './pen.ts';
import { type BannerScene, painters } from './scenes/painters.ts';
import { paintShopFront } from './scenes/shop-front.ts';

export type { BannerScene } from './scenes/painters.ts';

/** A seller's little shop in the bazaar: which arch, which goods, which awning come from the seed. */
export interface ShopFront {
  seed: number;
  colours: [string, string, string];
}

/** A wide banner, 1600 by 640: the town or its crafts, with a calm left third for a heading. */
export function drawBanner(scene: BannerScene): string {
  const pen = newPen(`b${Math.abs(scene.seed).toString(36)}`, scene.seed);
  painters[scene.kind](pen, scene);
  return pen.finish(1600, 640);
}

/** A category's tile, 480 by 480: the garment close enough to fill a circle or an arch. */
export function drawCategory(art: Art): string {
  const pen = penFor(art, 9);
  const fabric = fabricOf(art, pen);
  const pattern = patterns[art.garment];
  drawBackdrop(pen, art.colours[0], pattern.floor ?? null);
  pattern.draw(pen, art, fabric, false);
  if (pattern.fit) pen.enlarge(...pattern.fit);
  return pen.finish(480, 480, pattern.fit || pattern.floor ? '0 160 900 900' : '0 70 900 900');
}

/** A seller's picture, 320 by 320: a shop front under its arch. */
export function drawShopFront(shop: ShopFront): string {
  const pen = newPen(`s${Math.abs(shop.seed).toString(36)}`, shop.seed);
  paintShopFront(pen, shop.colours);
  return pen.finish(320, 320);
}
