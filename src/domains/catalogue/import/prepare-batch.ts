import { setImmediate as breathe } from 'node:timers/promises';
import * as m from '#messages/import-report';
import { factColumnsOf } from '../products/fields.ts';
import { digestLines } from './digest-lines.ts';
import { statesSizes, unnamedColumns } from './file-columns.ts';
import { fillIn } from './fill-in.ts';
import type { HandleLines } from './handle-lines.ts';
import { drawingsOf, findOwnPictures, hasOwnPictures, type PictureWork, photosOf } from './hang-pictures.ts';
import { addSeenHandles, findSeenHandles, type SeenHandle } from './import-run.store.ts';
import { findKnownProducts } from './known-products.store.ts';
import { type HeadedLines, passerOver } from './pass-over.ts';
import { placeProducts } from './place-products.ts';
import type { Placed, Prepared } from './placed.ts';
import { headOfRows, type ProductHead } from './product-head.ts';
import { type DraftProduct, productOfRows } from './product-of-rows.ts';
import type { Report } from './report.ts';
import type { Shelf, Shelves } from './shelves.ts';
import { vendorWord } from './vendor-word.ts';

/** A batch and what its preparation needs. */
export interface Batch extends PictureWork {
  readonly groups: readonly HandleLines[];
  readonly seller?: string | undefined;
  readonly exact: boolean;
  readonly hidesDrawn?: boolean;
  readonly shelves: Shelves;
  /** Receives the share of the batch that is prepared, 0 to 1. */
  readonly advance: (share: number) => void;
  /** The previous batch, still being written. */
  readonly underway: readonly Placed[];
}

/** A parsed product. */
interface Draft {
  readonly product: DraftProduct;
  readonly rows: HandleLines['rows'];
  /** The report's count of remarks before and after parsing it. */
  readonly told: number;
}

/** A parsed product with its pictures. */
interface Hung extends Pick<Prepared, 'drawings' | 'unread' | 'colours' | 'wanted'> {
  readonly draft: Draft;
  readonly isSilent: boolean;
  readonly photos: readonly string[];
}

/** Products parsed before yielding to the event loop: a few milliseconds of work. */
const atATime = 20;

/** Parses and looks up a batch; returns what to write. Unchanged products are skipped. */
export async function prepareBatch(batch: Batch): Promise<Placed[]> {
  const { db, report, underway } = batch;
  const groups = await fillIn(db, batch.groups, batch.seller);
  const met = new Map<string, SeenHandle>();
  const headed = await readHeads({ ...batch, groups }, met);
  const handles = new Set(groups.map(({ handle }) => handle));
  const known = await findKnownProducts(db, [...handles]);
  const passOver = passerOver(known, handles);
  const passed: ProductHead[] = [];
  const rest: HeadedLines[] = [];
  for (const one of headed) {
    const product = passOver(one);
    if (!product) {
      rest.push(one);
      continue;
    }
    const { handle, line } = one.head;
    met.set(handle, { handle, line, product_id: product.id });
    passed.push(one.head);
  }
  const taken = [...met.values()].flatMap(({ product_id }) => product_id ?? []);
  await batch.shelves.find(passed);
  report.products.unchanged += passed.length;

  const placed = await placeProducts(db, await prepareAll(rest, batch), {
    ...batch,
    known,
    met: taken,
    underway: underway.map(({ row }) => row.slug),
  });
  for (const { product, row, change, isReworded } of placed) {
    met.set(product.handle, { handle: product.handle, line: product.line, product_id: row.id });
    const isKnown = change === 'adopted' || change === 'remembered' || change === 'unchanged';
    report.products[isKnown ? (isReworded ? 'updated' : 'unchanged') : change] += 1;
    if (product.drawings.length > 0 && (change === 'made' || change === 'updated')) report.drawn += 1;
  }
  await addSeenHandles(db, [...met.values()]);
  return placed;
}

/** The heads of the batch's products with their shelves; products without a shelf are reported. All handles are added to `met`. */
async function readHeads(batch: Batch, met: Map<string, SeenHandle>): Promise<HeadedLines[]> {
  const { db, groups, report } = batch;
  const seen = await findSeenHandles(
    db,
    groups.map(({ handle }) => handle),
  );
  const headed: { head: ProductHead; group: HandleLines }[] = [];
  for (const [at, group] of groups.entries()) {
    if (at % atATime === 0) await breathe();
    const line = group.rows[0]?.line ?? 0;
    const earlier = seen.get(group.handle) ?? met.get(group.handle)?.line;
    const head =
      earlier === undefined ? headOfRows(group, report, batch) : refuseRepeated(group, earlier, report);
    report.products.read += 1;
    if (earlier === undefined) met.set(group.handle, { handle: group.handle, line, product_id: null });
    if (head && batch.shelves.hasPlace(head, group)) {
      headed.push({ head, group });
      const word = vendorWord(head.brand);
      if (word) report.vendorIs(word, head.brand, line);
    } else report.products.refused += 1;
  }
  const shelves = await batch.shelves.known(headed.map(({ head }) => head));
  return headed.map((one, at) => ({ ...one, shelf: shelves[at] }));
}

function refuseRepeated({ handle, rows }: HandleLines, earlier: number, report: Report): null {
  const reason = m.handle_apart({ line: earlier });
  for (const { line } of rows) report.refuse(line, handle, reason);
  return null;
}

/** The products with their pictures and shelves. */
async function prepareAll(headed: readonly HeadedLines[], batch: Batch): Promise<Prepared[]> {
  const { db, now, report } = batch;
  const drafts = await readDrafts(headed, batch);
  const products = drafts.map(({ product }) => product);
  const ownPictures = await findOwnPictures(db, products);
  const hung: Hung[] = [];
  for (const [at, draft] of drafts.entries()) {
    const { product } = draft;
    const before = report.told;
    const { photos, ...told } = await photosOf(product, ownPictures, batch);
    const isSilent = draft.told === 0 && report.told === before && hasOwnPictures(product, ownPictures);
    const drawings = photos.length > 0 ? [] : drawingsOf(product, now);
    hung.push({ draft, isSilent, photos, ...told, drawings });
    if (at % atATime > 0) continue;
    batch.advance((at + 1) / drafts.length);
    await breathe();
  }
  const shelves = await batch.shelves.find(products);
  return hung.flatMap(({ draft: { product, rows }, isSilent, photos, ...told }, at) => {
    const shelf = shelves[at];
    if (!shelf) return [];
    const images = photos.length > 0 ? photos : told.drawings.map(({ key }) => key);
    const lines = isSilent ? digestLines(rows, shelf.categoryId) : null;
    return [prepared(product, shelf, { images, lines, ...told })];
  });
}

/** Parses the lines; products that cannot be used are reported. */
async function readDrafts(headed: readonly HeadedLines[], { report, exact }: Batch): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const [at, { head, group }] of headed.entries()) {
    const before = report.told;
    const product = productOfRows(head, group.rows, report, { exact, own: group.own });
    if (product) drafts.push({ product, rows: group.rows, told: report.told - before });
    else report.products.refused += 1;
    if (at % atATime === 0) await breathe();
  }
  return drafts;
}

function prepared(
  product: DraftProduct,
  { seller, categoryId }: Shelf,
  {
    images,
    ...rest
  }: { images: readonly string[] } & Pick<Prepared, 'colours' | 'drawings' | 'unread' | 'wanted' | 'lines'>,
): Prepared {
  return {
    line: product.line,
    handle: product.handle,
    seller,
    ...rest,
    fileMrp: product.fileMrp,
    statesSizes: statesSizes(product.named),
    unnamed: unnamedColumns(product.named),
    firstPosition: product.firstPosition,
    namesSku: product.named.has('sku'),
    words: {
      material: product.material,
      tags: product.tags,
      ...factColumnsOf(product),
    },
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
