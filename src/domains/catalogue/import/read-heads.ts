import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import * as m from '#messages/import-report';
import type { HandleLines } from './handle-lines.ts';
import type { Database } from '../../../platform/database.ts';
import { findSeenHandles, type SeenHandle } from './import-run.store.ts';
import type { HeadedLines } from './pass-over.ts';
import { faultsOfHead, headOfRows, isKindSure, type ProductHead } from './product-head.ts';
import { refuseLines } from './refuse-lines.ts';
import type { Report } from './report.ts';
import type { Shelves } from './shelves.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { vendorWord } from './vendor-word.ts';

/** Products read before yielding to the event loop: a few milliseconds of work. */
const atATime = 20;

/** The products of a batch, and what reading their heads needs. */
export interface ProductLines {
  readonly db: Database;
  readonly groups: readonly HandleLines[];
  readonly report: Report;
  readonly shelves: Shelves;
  readonly exact: boolean;
  /** The shop for all products, instead of their vendors. */
  readonly seller?: string | undefined;
}

/**
 * The heads of a batch's products with their shelves; products without a shelf are reported.
 * @param seen receives all handles of the batch
 */
export async function readHeads(batch: ProductLines, seen: Map<string, SeenHandle>): Promise<HeadedLines[]> {
  const { db, groups, report, shelves } = batch;
  const before = await findSeenHandles(
    db,
    groups.map(({ handle }) => handle),
  );
  const heads: { head: ProductHead; group: HandleLines }[] = [];
  for (const [at, group] of groups.entries()) {
    if (at % atATime === 0) await yieldToEventLoop();
    const { handle, rows } = group;
    const line = rows[0]?.line ?? 0;
    const earlier = before.get(handle) ?? seen.get(handle)?.line;
    report.products.read += 1;
    if (earlier === undefined) seen.set(handle, { handle, line, product_id: null });
    const head = usableHead(group, earlier, batch);
    if (head) {
      heads.push({ head, group });
      const word = vendorWord(head.brand);
      if (word) report.vendorIs(word, head.brand, line);
    } else report.products.refused += 1;
  }
  const places = await shelves.known(heads.map(({ head }) => head));
  return heads.map((one, at) => ({ ...one, shelf: places[at] }));
}

/** A product's head; null where it cannot be used, with its lines reported. */
function usableHead(
  group: HandleLines,
  earlier: number | undefined,
  batch: ProductLines,
): ProductHead | null {
  const { report, shelves } = batch;
  const { handle, rows } = group;
  const first = rows[0] as ShopifyRow;
  if (earlier !== undefined) {
    refuseLines(report, group, [m.handle_apart({ line: earlier })], { ...batch, isOfAll: true });
    return null;
  }
  const head = headOfRows(group, batch);
  const ofHead = faultsOfHead(head, first);
  if (ofHead.length === 0 && shelves.isLeftOut(head)) {
    for (const [at, { line }] of rows.entries())
      report.refuse(line, handle, at === 0 ? m.kind_left_out({ type: head.type }) : m.first_line_unusable());
    return null;
  }
  const ofKind = ofHead.length === 0 || isKindSure(first) ? shelves.faultOfKind(head) : null;
  const faults = ofKind === null ? ofHead : [...ofHead, ofKind];
  if (faults.length === 0) return head;
  refuseLines(report, group, faults, batch);
  return null;
}
