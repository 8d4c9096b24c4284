import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { refreshAttributes } from '../attributes/refresh-attributes.ts';
import { listChanged } from '../listed-products.store.ts';
import { insertDrawings } from '../pictures/new-pictures.store.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';
import { queuePhotos } from '../photo-fetches/photo-fetches.store.ts';
import { chooseSlug } from '../products/choose-slug.ts';
import { upsertVariants, type VariantRow } from '../products/fields.store.ts';
import { writeAlone } from './import-run.store.ts';
import { type Change, type PlacedProduct, sizeKey } from './placed.ts';
import * as store from './write-products.store.ts';

export interface Writing {
  readonly db: Database;
  readonly indexProducts: (trx: Database, ids: readonly string[]) => Promise<void>;
  readonly now: Date;
}

/** Writes a batch's changes in one transaction; returns how many variants it sold out. */
export async function writeBatch(
  placed: readonly PlacedProduct[],
  { db, indexProducts, now }: Writing,
): Promise<number> {
  const placedAs = (...changes: Change[]) => placed.filter(({ change }) => changes.includes(change));
  const rowsOf = (...changes: Change[]) => placedAs(...changes).map(({ row }) => row);
  const adopted = rowsOf('adopted');
  const remembered = rowsOf('remembered');
  const written = rowsOf('made', 'updated');
  const reworded = placed
    .filter(({ change, isReworded }) => isReworded && change !== 'updated')
    .map(({ row }) => row);
  const productAddresses = placed
    .filter(({ product }) => product.addresses.length > 0)
    .map(({ product, row, awaitsPhoto }) => ({
      productId: row.id,
      photos: product.addresses,
      showsProduct: awaitsPhoto,
    }));
  if (adopted.length + remembered.length + written.length + reworded.length + productAddresses.length === 0)
    return 0;
  const [whole] = placed.map(({ product }) => product);
  const keep = whole?.unnamed ?? new Set<string>();
  const listsSizes = whole?.statesSizes ?? false;
  const keptOfVariants = new Set([
    ...(whole?.namesSku ? [] : ['sku']),
    ...(listsSizes ? [] : ['position']),
    ...(keep.has('price') ? ['price', 'discount'] : []),
  ]);
  const updatedIds = listsSizes ? rowsOf('updated').map(({ id }) => id) : [];
  const writtenIds = written.map(({ id }) => id);
  const drawings = new Map<string, DrawnPicture>();
  const variants: VariantRow[] = [];
  for (const { product, row, change, piecesBefore } of placed) {
    if (change !== 'made' && change !== 'updated') continue;
    for (const drawing of product.drawings) drawings.set(drawing.key, drawing);
    for (const [position, variant] of product.content.variants.entries())
      variants.push({
        ...variant,
        id: newId(now),
        product_id: row.id,
        position: product.firstPosition + position,
        stock: variant.stock ?? 0,
        pieces_before: piecesBefore?.get(sizeKey(variant)) ?? null,
        import_stock: variant.stock,
        import_mrp: variant.fileMrp ?? null,
      });
  }
  let soldOut = 0;
  await inTransaction(db, async (trx) => {
    await writeAlone(trx);
    const closed = await store.beginWriting(
      trx,
      placed.map(({ row }) => row.seller_id),
      [...rowsOf('adopted', 'remembered', 'updated'), ...reworded].map(({ id }) => id),
    );
    if (adopted.length > 0) await store.adoptProducts(trx, adopted, countedSizes(placedAs('adopted')));
    if (remembered.length > 0) await store.rememberLines(trx, remembered);
    if (drawings.size > 0) await insertDrawings(trx, [...drawings.values()]);
    if (reworded.length > 0) await store.writeWords(trx, reworded, keep);
    if (written.length > 0) {
      const made = await withFreeSlugs(trx, placedAs('made'));
      await store.writeProducts(trx, [...made, ...rowsOf('updated')], { closed, now, keep });
      await upsertVariants(trx, variants, { from: 'file', keep: keptOfVariants });
    }
    soldOut = updatedIds.length > 0 ? await store.sellOutOthers(trx, updatedIds, variants) : 0;
    if (productAddresses.length > 0) await queuePhotos(trx, productAddresses, now);
    const ids = [...writtenIds, ...reworded.map(({ id }) => id)];
    await refreshAttributes(trx, ids);
    await listChanged(trx, ids);
    await indexProducts(trx, writtenIds);
    return null;
  });
  return soldOut;
}

const countedSizes = (placed: readonly PlacedProduct[]): store.CountedSize[] =>
  placed.flatMap(({ product, row }) =>
    product.content.variants.flatMap(({ size, colour, stock }) =>
      stock === null ? [] : { product_id: row.id, size, colour, pieces: stock },
    ),
  );

/** The new products' rows. When another shop's import has taken a slug meanwhile, the row gets another one. */
async function withFreeSlugs(trx: Database, made: readonly PlacedProduct[]): Promise<store.WrittenProduct[]> {
  const taken = await store.findTakenSlugs(
    trx,
    made.map(({ row }) => row.slug),
  );
  const used = new Set(made.map(({ row }) => row.slug));
  const rows: store.WrittenProduct[] = [];
  for (const { row, product } of made) {
    const slug = taken.has(row.slug)
      ? await chooseSlug(trx, product.handle, product.seller.slug, used)
      : row.slug;
    used.add(slug);
    rows.push({ ...row, slug });
  }
  return rows;
}
