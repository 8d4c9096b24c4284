import type { Database } from '../../../platform/database.ts';
import type { BannerScene } from '../../../../packages/garment-art/src/draw-scene.ts';
import { insertDrawings } from '../pictures/new-pictures.store.ts';
import { pictureBook } from '../pictures/picture-book.ts';

/** Keeps a scene that the shop draws itself as a picture for banners; gives the address it is shown from. */
export async function drawBannerPicture(
  db: Database,
  { scene, alt, now }: { scene: BannerScene; alt: string; now: Date },
): Promise<string> {
  const book = pictureBook(now);
  const address = book.add('banner-drawing', scene, scene.colours[0], alt);
  await insertDrawings(db, book.rows());
  return address;
}
