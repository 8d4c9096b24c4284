import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { contentKey } from '../../../platform/pictures.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';
import type { HandleLines } from './group-by-handle.ts';
import { drawingsOf, photosOf, type PictureWork } from './hang-pictures.ts';
import * as store from './import.store.ts';
import { productOfRows } from './product-of-rows.ts';
import type { Shelves } from './shelves.ts';
import { chooseSlug } from './choose-slug.ts';
import type { DraftVariant } from './variant-of-row.ts';

/** What a batch of products needs. */
export interface Batch extends PictureWork {
  readonly groups: readonly HandleLines[];
  readonly seller?: string | undefined;
  readonly exact: boolean;
  readonly shelves: Shelves;
  readonly indexProducts: (trx: Database, ids: readonly string[]) => Promise<void>;
}

/** A product with all looked up but what the shop has of it. */
interface Prepared {
  readonly line: number;
  readonly handle: string;
  readonly seller: store.SellerName;
  readonly fields: Omit<store.WrittenProduct, 'id' | 'slug' | 'import_handle' | 'import_hash'>;
  readonly variants: readonly DraftVariant[];
  readonly drawings: readonly DrawnPicture[];
}

/** Takes a batch in: reads and looks up all of it, then writes what is new or changed in one transaction. */
export async function importBatch(batch: Batch): Promise<void> {
  const { db, report, dryRun, indexProducts, now } = batch;
  const seen = await store.findSeenHandles(
    db,
    batch.groups.map(({ handle }) => handle),
  );
  const met = new Map<string, store.SeenHandle>();
  const prepared: Prepared[] = [];
  for (const group of batch.groups) {
    const line = group.rows[0]?.line ?? 0;
    report.products.read += 1;
    const earlier = seen.get(group.handle) ?? met.get(group.handle)?.line;
    const product =
      earlier === undefined ? await prepare(group, batch) : refuseRepeated(group, earlier, batch);
    if (product) prepared.push(product);
    else report.products.refused += 1;
    if (earlier === undefined) met.set(group.handle, { handle: group.handle, line, product_id: null });
  }
  const planned = await placeProducts(db, prepared, batch);
  for (const { product, row } of planned)
    met.set(product.handle, { handle: product.handle, line: product.line, product_id: row.id });
  const changed = planned.filter(({ change }) => change !== 'unchanged');
  for (const { change } of planned) report.products[change] += 1;
  report.drawn += changed.filter(({ product }) => product.drawings.length > 0).length;
  if (dryRun || changed.length === 0) return store.addSeenHandles(db, [...met.values()]);

  const ids = changed.map(({ row }) => row.id);
  const drawings = new Map(changed.flatMap(({ product }) => product.drawings.map((one) => [one.key, one])));
  const variants = changed.flatMap(({ product, row }) =>
    product.variants.map((variant, position) => ({
      ...variant,
      id: newId(now),
      product_id: row.id,
      position,
    })),
  );
  let soldOut = 0;
  await inTransaction(db, async (trx) => {
    await store.insertDrawings(trx, [...drawings.values()]);
    await store.writeProducts(
      trx,
      changed.map(({ row }) => row),
      now,
    );
    soldOut = await store.writeVariants(trx, ids, variants);
    await indexProducts(trx, ids);
    return null;
  });
  report.soldOutVariants += soldOut;
  await store.addSeenHandles(db, [...met.values()]);
}

function refuseRepeated({ handle, rows }: HandleLines, earlier: number, { report }: Batch): null {
  for (const { line } of rows)
    report.refuse(
      line,
      handle,
      `This Handle was on line ${earlier} already: the lines of a product must stand together`,
    );
  return null;
}

async function prepare({ handle, rows }: HandleLines, batch: Batch): Promise<Prepared | null> {
  const product = productOfRows(handle, rows, batch.report, batch);
  if (!product) return null;
  const photos = await photosOf(product, batch);
  const drawings = photos.length > 0 ? [] : drawingsOf(product, batch.now);
  const seller = await batch.shelves.sellerOf(product);
  return {
    line: product.line,
    handle,
    seller,
    variants: product.variants,
    drawings,
    fields: {
      seller_id: seller.id,
      category_id: await batch.shelves.categoryOf(product),
      name: product.name,
      brand: product.brand,
      description: product.description,
      price: product.mrp,
      discount: product.discount,
      images: (photos.length > 0 ? photos : drawings.map(({ key }) => key)).map(
        (key) => `/pictures/${key}.webp`,
      ),
      status: product.hidden ? 'hidden' : 'active',
    },
  };
}

type Change = 'made' | 'updated' | 'unchanged';

/** Finds each product in the shop, or a place for it. */
async function placeProducts(db: Database, products: readonly Prepared[], { report, now }: Batch) {
  const known = await store.findKnownProducts(
    db,
    products.map(({ handle }) => handle),
  );
  const used = new Set(known.map(({ slug }) => slug));
  const placed = new Set<string>();
  const planned: { product: Prepared; change: Change; row: store.WrittenProduct }[] = [];
  for (const product of products) {
    const { handle, seller, fields, variants } = product;
    const import_hash = contentKey(JSON.stringify([fields, variants]));
    const mine = known.filter((one) => one.sellerId === seller.id && !one.seen && !placed.has(one.id));
    const same = mine.find((one) => one.handle === handle) ?? mine.find((one) => one.slug === handle);
    const slug = same?.slug ?? (used.has(handle) ? await chooseSlug(db, handle, seller.slug, used) : handle);
    if (slug !== handle && !same)
      report.remark(
        product.line,
        handle,
        `Another shop's product has this Handle, so its address is "${slug}"`,
      );
    const id = same?.id ?? newId(now);
    placed.add(id);
    used.add(slug);
    planned.push({
      product,
      change: !same ? 'made' : same.hash === import_hash ? 'unchanged' : 'updated',
      row: { ...fields, id, slug, import_handle: same?.handle ?? handle, import_hash },
    });
  }
  return planned;
}
