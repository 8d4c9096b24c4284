import type { Database } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { shareSellers } from '../../sellers/sellers.store.ts';
import { listChanges } from '../../staff/changes/changes.store.ts';
import { listChanged } from '../listed-products.store.ts';
import { holdProduct, listPhotos } from '../products/products.store.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import { findOwner, type FetchedPhoto, writeFetched } from './hang-fetched.store.ts';
import { listPositions, notePictures } from './photo-fetches.store.ts';

const maxPictures = 24;

interface Means extends Pick<SearchOfProducts, 'indexProducts'> {
  readonly db: Database;
  readonly now: Date;
}

/**
 * Adds fetched photos to a product, in the place of its drawings. A product that the import hid for want of a photo is
 * shown, unless staff have decided about it since.
 */
export function hangFetched(
  { db, now, indexProducts }: Means,
  productId: string,
  fetched: readonly FetchedPhoto[],
): Promise<null> {
  return inTransaction(db, async (trx) => {
    const owner = await findOwner(trx, productId);
    if (!owner) return null;
    const closed = await shareSellers(trx, [owner.sellerId]);
    const product = await holdProduct(trx, null, productId);
    if (!product) return null;
    await notePictures(trx, productId, fetched);
    const photos = await listPhotos(trx, [...product.images]);
    const positions = await listPositions(trx, productId);
    const images = merged(
      product.images.filter((image) => photos.has(image)),
      fetched.map(({ picture }) => picture),
      positions,
    );
    const decided = await listChanges(trx, { subject: 'product', subjectId: productId, limit: 10 });
    const isDecided = decided.some(({ did, at }) => did !== 'restocked' && at > owner.addedAt);
    const shows = owner.showsProduct && product.status === 'hidden' && !isDecided;
    await writeFetched(trx, {
      productId,
      images,
      colours: { ...coloursOf(fetched), ...product.pictureColours },
      status: shows && !closed.has(owner.sellerId) ? 'active' : product.status,
      opensWithShop: shows && closed.has(owner.sellerId),
      now,
    });
    await listChanged(trx, [productId]);
    await indexProducts(trx, [productId]);
    return null;
  });
}

/** In the order of the file while every photo is of it; else what is new comes last. */
function merged(
  own: readonly string[],
  fetched: readonly string[],
  positions: ReadonlyMap<string, number>,
): string[] {
  const all = [...new Set([...own, ...fetched])];
  const ordered = all.every((image) => positions.has(image))
    ? all.toSorted((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0))
    : all;
  return ordered.slice(0, maxPictures);
}

const coloursOf = (fetched: readonly FetchedPhoto[]): Record<string, string> =>
  Object.fromEntries(fetched.flatMap(({ picture, colour }) => (colour ? [[picture, colour]] : [])));
