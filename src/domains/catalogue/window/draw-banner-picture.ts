import type { Database } from '../../../platform/database.ts';
import type { BannerScene } from '../../../../packages/garment-art/src/draw-scene.ts';
import { insertDrawings } from '../pictures/new-pictures.store.ts';
import { pictureBook } from '../pictures/picture-book.ts';

/** Stores a drawn scene as a banner's picture; returns its URL. */
export async function drawBannerPicture(
  db: Database,
  { scene, alt, now }: { scene: BannerScene; alt: string; now: Date },
): Promise<string> {
  const book = pictureBook(now);
  const address = book.add('banner-drawing', scene, scene.colours[0], alt);
  await insertDrawings(db, book.rows());
  return address;
}
