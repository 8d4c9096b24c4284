import type { Art } from '../../../../packages/garment-art/src/art.ts';
import { drawGarment } from '../../../../packages/garment-art/src/draw-garment.ts';
import {
  type BannerScene,
  drawBanner,
  drawTile,
  drawStall,
  type Stall,
} from '../../../../packages/garment-art/src/draw-scene.ts';
import type { PictureRow } from './pictures.store.ts';

/** A drawn picture's stored parameters, by kind. */
export interface Drawings {
  'product-drawing': { art: Art; view: number };
  'category-drawing': { art: Art };
  'banner-drawing': BannerScene;
  'shop-drawing': Stall;
}

/** Renders a drawn picture as SVG. @throws for a photo, which has a file instead */
export function drawPicture(picture: Pick<PictureRow, 'key' | 'kind' | 'drawing'>): string {
  switch (picture.kind) {
    case 'product-drawing': {
      const { art, view } = picture.drawing as Drawings['product-drawing'];
      return drawGarment(art, view);
    }
    case 'category-drawing':
      return drawTile((picture.drawing as Drawings['category-drawing']).art);
    case 'banner-drawing':
      return drawBanner(picture.drawing as BannerScene);
    case 'shop-drawing':
      return drawStall(picture.drawing as Stall);
    case 'photo':
      throw new Error(`Picture ${picture.key} is a photo and cannot be drawn`);
  }
}
