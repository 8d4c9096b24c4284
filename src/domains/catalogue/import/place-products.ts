import * as m from '#messages/import-report';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { contentKey } from '../../../../packages/picture-encoder/src/picture-key.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';
import { chooseSlug } from '../products/choose-slug.ts';
import type { SellerName } from '../../sellers/sellers.store.ts';
import { type KnownProduct, readContents } from './known-products.store.ts';
import type { Report } from './report.ts';
import type { ProductContent, WrittenProduct } from './write-products.store.ts';

/** A product with everything looked up except its current contents. */
export interface Prepared {
  readonly line: number;
  readonly handle: string;
  readonly seller: SellerName;
  readonly content: ProductContent;
  readonly words: Pick<WrittenProduct, 'material' | 'tags'>;
  readonly drawings: readonly DrawnPicture[];
  /** The digest of its lines, if they alone determined the result without a report; else null. */
  readonly lines: string | null;
}

/** `adopted`: already equal in the shop, but not from this file. `remembered`: equal, but its lines differ. */
export type Change = 'made' | 'updated' | 'adopted' | 'remembered' | 'unchanged';

interface Place {
  readonly known: readonly KnownProduct[];
  readonly met: Iterable<string>;
  readonly underway: Iterable<string>;
  readonly report: Report;
  readonly now: Date;
}

export interface Placed {
  readonly product: Prepared;
  change: Change;
  /** Known, and its material or tags are others than the shop has. */
  readonly isReworded: boolean;
  readonly row: WrittenProduct;
}

/**
 * Finds each product in the shop, or assigns it a slug.
 * @param known the products with one of the handles
 * @param met ids already used by other products of the file
 * @param underway the slugs being written by the previous batch
 */
export async function placeProducts(
  db: Database,
  products: readonly Prepared[],
  { known, underway, report, now, ...passed }: Place,
): Promise<Placed[]> {
  const taken = new Set([...known.map(({ slug }) => slug), ...underway]);
  const met = new Set(passed.met);
  const placed: Placed[] = [];
  for (const product of products) {
    const { handle, seller, content } = product;
    const mine = known.filter((one) => one.sellerId === seller.id && !one.seen && !met.has(one.id));
    const same = mine.find((one) => one.handle === handle) ?? mine.find((one) => one.slug === handle);
    const slug =
      same?.slug ?? (taken.has(handle) ? await chooseSlug(db, handle, seller.slug, taken) : handle);
    if (slug !== handle && !same) report.remark(product.line, handle, m.handle_taken({ slug }));
    const id = same?.id ?? newId(now);
    met.add(id);
    taken.add(slug);
    const import_hash = fingerprint(content);
    const { variants: _, ...fields } = content;
    const isSame = same?.hash === import_hash;
    const isRemembered = product.lines === null || product.lines === same?.lines;
    placed.push({
      product,
      change: !same ? 'made' : !isSame ? 'updated' : isRemembered ? 'unchanged' : 'remembered',
      isReworded: !!same && (same.material !== product.words.material || same.tags !== product.words.tags),
      row: {
        ...fields,
        ...product.words,
        id,
        slug,
        import_handle: same?.handle ?? handle,
        import_hash,
        import_lines: product.lines,
      },
    });
  }
  await findAdopted(db, placed);
  return placed;
}

/** A product changed since its last import may already equal the file: then there is nothing to write. */
async function findAdopted(db: Database, placed: readonly Placed[]): Promise<void> {
  const changed = placed.filter(({ change }) => change === 'updated');
  if (changed.length === 0) return;
  const contents = await readContents(
    db,
    changed.map(({ row }) => row.id),
  );
  for (const one of changed) {
    const content = contents.get(one.row.id);
    if (content && fingerprint(content) === one.row.import_hash) one.change = 'adopted';
  }
}

/** Equal for equal content, whatever the order of its members. */
const fingerprint = (content: ProductContent): string => {
  const { variants, ...fields } = content;
  const sizes = variants.map(({ size, colour, sku, stock }) => [size, colour, sku, stock]);
  return contentKey(JSON.stringify([Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)), sizes]));
};
