import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';
import type { HandleLines } from './group-by-handle.ts';
import { drawingsOf, findOwnPictures, photosOf, type PictureWork } from './hang-pictures.ts';
import { insertDrawings } from './import.store.ts';
import { addSeenHandles, findSeenHandles, type SeenHandle } from './import-run.store.ts';
import { type Change, type Placed, type Prepared, placeProducts } from './place-products.ts';
import { type DraftProduct, productOfRows } from './product-of-rows.ts';
import type { Report } from './report.ts';
import type { Shelf, Shelves } from './shelves.ts';
import * as store from './write-products.store.ts';

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
  const met = new Map<string, SeenHandle>();
  const prepared = await prepareAll(batch, met);
  const placed = await placeProducts(db, prepared, batch);
  for (const { product, row, change } of placed) {
    met.set(product.handle, { handle: product.handle, line: product.line, product_id: row.id });
    report.products[change === 'adopted' ? 'unchanged' : change] += 1;
    if (product.drawings.length > 0 && (change === 'made' || change === 'updated')) report.drawn += 1;
  }
  if (!batch.dryRun) report.soldOutVariants += await write(placed, batch);
  await addSeenHandles(db, [...met.values()]);
}

/** The batch's products with their pictures and shelves. All their handles go into `met`. */
async function prepareAll(batch: Batch, met: Map<string, SeenHandle>): Promise<Prepared[]> {
  const { db, now } = batch;
  const products = await readProducts(batch, met);
  const ownPictures = await findOwnPictures(db, products);
  const hung: { product: DraftProduct; photos: string[]; drawings: DrawnPicture[] }[] = [];
  for (const product of products) {
    const photos = await photosOf(product, ownPictures, batch);
    hung.push({ product, photos, drawings: photos.length > 0 ? [] : drawingsOf(product, now) });
  }
  const shelves = await batch.shelves.find(products);
  return hung.flatMap(({ product, photos, drawings }, at) => {
    const shelf = shelves[at];
    const images = photos.length > 0 ? photos : drawings.map(({ key }) => key);
    return shelf ? [prepared(product, shelf, images, drawings)] : [];
  });
}

/** The products that the lines make; those that make none are told to the report. */
async function readProducts(batch: Batch, met: Map<string, SeenHandle>): Promise<DraftProduct[]> {
  const { db, groups, report } = batch;
  const handles = groups.map(({ handle }) => handle);
  const seen = await findSeenHandles(db, handles);
  const products: DraftProduct[] = [];
  for (const group of groups) {
    const line = group.rows[0]?.line ?? 0;
    const earlier = seen.get(group.handle) ?? met.get(group.handle)?.line;
    const product =
      earlier === undefined
        ? productOfRows(group.handle, group.rows, report, batch)
        : refuseRepeated(group, earlier, report);
    report.products.read += 1;
    if (earlier === undefined) met.set(group.handle, { handle: group.handle, line, product_id: null });
    if (product) products.push(product);
    else report.products.refused += 1;
  }
  return products;
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

/** Sets the products that the batch changes into one transaction, and gives the number of sizes that it sold out. */
async function write(placed: readonly Placed[], { db, indexProducts, now }: Batch): Promise<number> {
  const rowsOf = (...changes: Change[]) =>
    placed.filter(({ change }) => changes.includes(change)).map(({ row }) => row);
  const adopted = rowsOf('adopted');
  const written = rowsOf('made', 'updated');
  if (adopted.length + written.length === 0) return 0;
  const updatedIds = rowsOf('updated').map(({ id }) => id);
  const ids = written.map(({ id }) => id);
  const drawings = new Map<string, DrawnPicture>();
  const variants: store.WrittenVariant[] = [];
  for (const { product, row, change } of placed) {
    if (change !== 'made' && change !== 'updated') continue;
    for (const drawing of product.drawings) drawings.set(drawing.key, drawing);
    for (const [position, variant] of product.content.variants.entries())
      variants.push({ ...variant, id: newId(now), product_id: row.id, position });
  }
  let soldOut = 0;
  await inTransaction(db, async (trx) => {
    await store.beginWriting(
      trx,
      placed.map(({ row }) => row.seller_id),
      rowsOf('adopted', 'updated').map(({ id }) => id),
    );
    if (adopted.length > 0) await store.adoptProducts(trx, adopted);
    if (drawings.size > 0) await insertDrawings(trx, [...drawings.values()]);
    if (written.length === 0) return null;
    await store.writeProducts(trx, written, now);
    await store.writeVariants(trx, ids, variants);
    soldOut = updatedIds.length > 0 ? await store.sellOutOthers(trx, updatedIds, variants) : 0;
    await store.listWritten(trx, ids);
    await indexProducts(trx, ids);
    return null;
  });
  return soldOut;
}
