import { drawingVersion } from '../../../../packages/garment-art/src/art.ts';
import { contentKey, keyWithColour } from '../../../../packages/picture-encoder/src/picture-key.ts';
import type { Drawings } from './draw-picture.ts';

/** A `pictures` row of a drawing. */
export interface DrawnPicture {
  key: string;
  kind: keyof Drawings;
  drawing: Drawings[keyof Drawings];
  width: number;
  height: number;
  colour: string;
  alt: string;
  created_at: Date;
}

/** Size in pixels of each kind of drawing. */
const sizes: Record<keyof Drawings, { width: number; height: number }> = {
  'product-drawing': { width: 900, height: 1200 },
  'category-drawing': { width: 480, height: 480 },
  'banner-drawing': { width: 1600, height: 640 },
  'shop-drawing': { width: 320, height: 320 },
};

/** Collects drawings; equal ones share a key. `now` is when they are added to the shop. */
export function pictureBook(now: Date) {
  const rows = new Map<string, DrawnPicture>();
  return {
    rows: () => [...rows.values()],
    /** Adds a drawing and returns its URL. */
    add<Kind extends keyof Drawings>(
      kind: Kind,
      drawing: Drawings[Kind],
      colour: string,
      alt: string,
    ): string {
      const key = keyWithColour(contentKey(JSON.stringify([kind, drawing, drawingVersion])), colour);
      if (!rows.has(key)) rows.set(key, { key, kind, drawing, ...sizes[kind], colour, alt, created_at: now });
      return `/pictures/${key}.webp`;
    },
  };
}
export type PictureBook = ReturnType<typeof pictureBook>;
