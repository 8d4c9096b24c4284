import { fillIn } from './fill-in.ts';
import { addSeenHandles, type SeenHandle } from './import-run.store.ts';
import { findKnownProducts, type KnownProduct } from './known-products.store.ts';
import { type HeadedLines, passerOver } from './pass-over.ts';
import { placeProducts } from './place-products.ts';
import type { PlacedProduct } from './placed.ts';
import { prepareProducts, type ProductWork } from './prepare-products.ts';
import { type ProductLines, readHeads } from './read-heads.ts';
import type { Report } from './report.ts';

/** A batch and what its preparation needs. */
export interface Batch extends ProductLines, ProductWork {
  readonly hidesDrawn?: boolean;
  /** The previous batch, still being written. */
  readonly underway: readonly PlacedProduct[];
}

/**
 * Parses and looks up a batch; returns what to write. Its stages: complete the lines from the shop, read each product's head, set aside
 * what is unchanged, parse the rest with pictures and shelf, place it in the shop, count it.
 */
export async function prepareBatch(batch: Batch): Promise<PlacedProduct[]> {
  const { db, report, underway, shelves } = batch;
  const groups = await fillIn(db, batch.groups, batch.seller);
  const seen = new Map<string, SeenHandle>();
  const heads = await readHeads({ ...batch, groups }, seen);
  const handles = new Set(groups.map(({ handle }) => handle));
  const existing = await findKnownProducts(db, [...handles]);

  const { unchanged, changed } = setUnchangedAside(heads, passerOver(existing, handles));
  for (const { head, id } of unchanged) seen.set(head.handle, seenAs(head, id));
  await shelves.find(unchanged.map(({ head }) => head));
  report.products.unchanged += unchanged.length;

  const placed = await placeProducts(db, await prepareProducts(changed, batch), {
    ...batch,
    known: existing,
    met: unchanged.map(({ id }) => id),
    underway: underway.map(({ row }) => row.slug),
  });
  for (const { product, row } of placed) seen.set(product.handle, seenAs(product, row.id));
  countChanges(placed, report);
  await addSeenHandles(db, [...seen.values()]);
  return placed;
}

/** The products whose lines are those of their last import, with their ids, and all others. */
function setUnchangedAside(
  heads: readonly HeadedLines[],
  findUnchanged: (one: HeadedLines) => Pick<KnownProduct, 'id'> | null,
) {
  const unchanged: { head: HeadedLines['head']; id: string }[] = [];
  const changed: HeadedLines[] = [];
  for (const one of heads) {
    const product = findUnchanged(one);
    if (product) unchanged.push({ head: one.head, id: product.id });
    else changed.push(one);
  }
  return { unchanged, changed };
}

const seenAs = ({ handle, line }: Pick<SeenHandle, 'handle' | 'line'>, id: string): SeenHandle => ({
  handle,
  line,
  product_id: id,
});

function countChanges(placed: readonly PlacedProduct[], report: Report): void {
  for (const { product, change, isReworded } of placed) {
    const isWritten = change === 'made' || change === 'updated';
    report.products[isWritten ? change : isReworded ? 'updated' : 'unchanged'] += 1;
    if (isWritten && product.drawings.length > 0) report.drawn += 1;
  }
}
