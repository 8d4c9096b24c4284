import * as m from '#messages/import-report';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { contentKey } from '../../../../packages/picture-encoder/src/picture-key.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';
import { type FactColumns, factNames, facts, variantFieldNames } from '../products/fields.ts';
import { chooseSlug } from '../products/choose-slug.ts';
import type { SellerName } from '../../sellers/sellers.store.ts';
import { listPhotos } from '../products/products.store.ts';
import { keptPictures } from './kept-pictures.ts';
import { type KnownProduct, readContents } from './known-products.store.ts';
import type { Report } from './report.ts';
import type { FileWords, ProductContent, WrittenProduct } from './write-products.store.ts';

/** A product with everything looked up except its current contents. */
export interface Prepared {
  readonly line: number;
  readonly handle: string;
  readonly seller: SellerName;
  readonly content: ProductContent;
  readonly words: FileWords;
  /** Of pictures that the shop knew: the colours that the file says of them. */
  readonly colours: Readonly<Record<string, string>>;
  readonly drawings: readonly DrawnPicture[];
  /** How many of the pictures named in the file could not be read. */
  readonly unread: number;
  /** A digest of its lines, when they alone determined the result and nothing was reported; else null. */
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
  product: Prepared;
  change: Change;
  /** The product is known, but the file's words differ from the shop's. */
  readonly isReworded: boolean;
  row: WrittenProduct;
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
      isReworded: !!same && saysOtherwise(same, product.words),
      row: {
        ...fields,
        ...product.words,
        picture_colours: product.colours,
        id,
        slug,
        import_handle: same?.handle ?? handle,
        import_hash,
        import_lines: product.lines,
      },
    });
  }
  await compareWithShop(db, placed, known);
  return placed;
}

/** True when the file's words differ from the product's. A fact missing in the file does not count. */
function saysOtherwise(known: FileWords, words: FileWords): boolean {
  const changes = (column: keyof FactColumns) => words[column] !== '' && words[column] !== known[column];
  return (
    known.material !== words.material ||
    known.tags !== words.tags ||
    factNames.some((name) => changes(facts[name].column))
  );
}

/** Keeps the pictures that the file does not replace, and finds products that already equal the file and need no write. */
async function compareWithShop(
  db: Database,
  placed: readonly Placed[],
  known: readonly KnownProduct[],
): Promise<void> {
  const changed = placed.filter(({ change }) => change === 'updated');
  if (changed.length === 0) return;
  const hashes = new Map(known.map(({ id, hash }) => [id, hash]));
  const contents = await readContents(
    db,
    changed.map(({ row }) => row.id),
  );
  const shown = [...contents.values()].flatMap(({ images }) => images);
  const photos = await listPhotos(db, shown);
  for (const one of changed) {
    const content = contents.get(one.row.id);
    if (!content) continue;
    const { product, row } = one;
    const { unread, drawings } = product;
    const given = { images: product.content.images, isDrawn: drawings.length > 0, unread };
    const images = keptPictures(given, content.images, photos);
    const isFilesOwn = sameList(images, product.content.images);
    one.row = { ...row, images };
    if (!isFilesOwn) one.product = { ...product, drawings: [] };
    const isUnread = unread > 0 && sameList(images, content.images);
    if (isUnread && partOf(hashes.get(row.id)) === partOf(row.import_hash)) one.change = 'unchanged';
    else if (fingerprint(content) === fingerprint({ ...product.content, images })) one.change = 'adopted';
  }
}

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Equal for equal content, whatever the order of its members. Two parts: `rest.pictures`. */
const fingerprint = ({ variants, images, ...fields }: ProductContent): string => {
  const sizes = variants.map((variant) => [...variantFieldNames.map((name) => variant[name]), variant.stock]);
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [[sorted, sizes], images].map((part) => contentKey(JSON.stringify(part))).join('.');
};

/** The first part of a fingerprint, without the pictures. */
const partOf = (hash: string | null | undefined): string | undefined => hash?.split('.')[0];
