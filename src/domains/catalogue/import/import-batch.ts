import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';
import type { HandleLines } from './group-by-handle.ts';
import { drawingsOf, photosOf, type PictureWork } from './hang-pictures.ts';
import * as store from './import.store.ts';
import { type Placed, type Prepared, placeProducts } from './place-products.ts';
import { type DraftProduct, productOfRows } from './product-of-rows.ts';
import type { Report } from './report.ts';
import type { Shelf, Shelves } from './shelves.ts';

/** What a batch of products needs. */
export interface Batch extends PictureWork {
  readonly groups: readonly HandleLines[];
  readonly seller?: string | undefined;
  readonly exact: boolean;
  readonly shelves: Shelves;
  readonly indexProducts: (trx: Database, ids: readonly string[]) => Promise<void>;
}

/** Takes a batch in: reads and looks up all of it, then writes what is new or changed in one transaction. */
export async function importBatch(batch: Batch): Promise<void> {
  const { db, report } = batch;
  const met = new Map<string, store.SeenHandle>();
  const prepared = await prepareAll(batch, met);
  const placed = await placeProducts(db, prepared, batch);
  for (const { product, row, change } of placed) {
    met.set(product.handle, { handle: product.handle, line: product.line, product_id: row.id });
    report.products[change === 'adopted' ? 'unchanged' : change] += 1;
    if (product.drawings.length > 0 && (change === 'made' || change === 'updated')) report.drawn += 1;
  }
  if (!batch.dryRun) await write(placed, batch);
  await store.addSeenHandles(db, [...met.values()]);
}

/** The batch's products with their pictures and shelves. All their handles go into `met`. */
async function prepareAll(batch: Batch, met: Map<string, store.SeenHandle>): Promise<Prepared[]> {
  const { db, groups, report, now } = batch;
  const handles = groups.map(({ handle }) => handle);
  const seen = await store.findSeenHandles(db, handles);
  const hung: { product: DraftProduct; photos: string[]; drawings: DrawnPicture[] }[] = [];
  for (const group of groups) {
    const line = group.rows[0]?.line ?? 0;
    const earlier = seen.get(group.handle) ?? met.get(group.handle)?.line;
    const product =
      earlier === undefined
        ? productOfRows(group.handle, group.rows, report, batch)
        : refuseRepeated(group, earlier, report);
    report.products.read += 1;
    report.products.refused += product ? 0 : 1;
    if (earlier === undefined) met.set(group.handle, { handle: group.handle, line, product_id: null });
    if (!product) continue;
    const photos = await photosOf(product, batch);
    hung.push({ product, photos, drawings: photos.length > 0 ? [] : drawingsOf(product, now) });
  }
  const shelves = await batch.shelves.find(hung.map(({ product }) => product));
  return hung.flatMap(({ product, photos, drawings }, at) => {
    const shelf = shelves[at];
    const images = photos.length > 0 ? photos : drawings.map(({ key }) => key);
    return shelf ? [prepared(product, shelf, images, drawings)] : [];
  });
}

function prepared(
  product: DraftProduct,
  { seller, categoryId }: Shelf,
  images: readonly string[],
  drawings: readonly DrawnPicture[],
): Prepared {
  return {
    line: product.line,
    handle: product.handle,
    seller,
    drawings,
    content: {
      seller_id: seller.id,
      category_id: categoryId,
      name: product.name,
      brand: product.brand,
      description: product.description,
      price: product.mrp,
      discount: product.discount,
      images: images.map((key) => `/pictures/${key}.webp`),
      status: product.hidden ? 'hidden' : 'active',
      variants: product.variants,
    },
  };
}

function refuseRepeated({ handle, rows }: HandleLines, earlier: number, report: Report): null {
  const reason = `This Handle was on line ${earlier} already: the lines of a product must stand together`;
  for (const { line } of rows) report.refuse(line, handle, reason);
  return null;
}

async function write(placed: readonly Placed[], { db, report, indexProducts, now }: Batch): Promise<void> {
  const adopted = placed.filter(({ change }) => change === 'adopted').map(({ row }) => row);
  if (adopted.length > 0) await store.adoptProducts(db, adopted);
  const changed = placed.filter(({ change }) => change === 'made' || change === 'updated');
  if (changed.length === 0) return;
  const rows = changed.map(({ row }) => row);
  const ids = rows.map(({ id }) => id);
  const drawings = new Map(changed.flatMap(({ product }) => product.drawings.map((one) => [one.key, one])));
  const variants = changed.flatMap(({ product, row }) =>
    product.content.variants.map((variant, position) => ({
      ...variant,
      id: newId(now),
      product_id: row.id,
      position,
    })),
  );
  let soldOut = 0;
  await inTransaction(db, async (trx) => {
    await store.insertDrawings(trx, [...drawings.values()]);
    await store.writeProducts(trx, rows, now);
    soldOut = await store.writeVariants(trx, ids, variants);
    await indexProducts(trx, ids);
    return null;
  });
  report.soldOutVariants += soldOut;
}
