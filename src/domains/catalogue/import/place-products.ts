import * as m from '#messages/import-report';
import { contentKey } from '../../../../packages/picture-encoder/src/picture-key.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { chooseSlug } from '../products/choose-slug.ts';
import { factNames, facts } from '../products/fields.ts';
import { listPhotos } from '../products/products.store.ts';
import { contentAfter, tellChanges } from './changes-of.ts';
import { listCategoryNames } from './import.store.ts';
import { keptPictures } from './kept-pictures.ts';
import { type KnownProduct, readContents } from './known-products.store.ts';
import { type PlacedProduct, type PreparedProduct, sizeKey } from './placed.ts';
import type { Report } from './report.ts';
import type { FileWords, ProductContent } from './write-products.store.ts';

interface Place {
  readonly known: readonly KnownProduct[];
  readonly met: Iterable<string>;
  readonly underway: Iterable<string>;
  readonly report: Report;
  readonly now: Date;
  /** New products without a photo come in hidden. */
  readonly hidesDrawn?: boolean;
}

/**
 * Finds each product in the shop, or assigns it a slug.
 * @param known the products with one of the handles
 * @param met ids already used by other products of the file
 * @param underway the slugs being written by the previous batch
 */
export async function placeProducts(
  db: Database,
  products: readonly PreparedProduct[],
  { known, underway, report, now, hidesDrawn = false, ...passed }: Place,
): Promise<PlacedProduct[]> {
  const taken = new Set([...known.map(({ slug }) => slug), ...underway]);
  const met = new Set(passed.met);
  const placed: PlacedProduct[] = [];
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
    const import_hash = fingerprint(content, product.unnamed);
    const { variants: _, ...fields } = content;
    const isSame = same?.hash === import_hash;
    const isRemembered = product.lines === null || product.lines === same?.lines;
    const hides = hidesDrawn && !same && product.drawings.length > 0 && content.status === 'active';
    if (hides) report.hiddenDrawn += 1;
    placed.push({
      product,
      change: !same ? 'made' : !isSame ? 'updated' : isRemembered ? 'unchanged' : 'remembered',
      isReworded: !!same && saysOtherwise(same, product),
      awaitsPhoto: hides,
      row: {
        ...fields,
        ...product.words,
        status: hides ? 'hidden' : content.status,
        picture_colours: product.colours,
        id,
        slug,
        import_mrp: product.fileMrp,
        import_handle: same?.handle ?? handle,
        import_hash,
        import_lines: product.lines,
      },
    });
  }
  await compareWithShop(db, placed, { known, report, hidesDrawn });
  return placed;
}

/** True when the file's words differ from the product's. */
const saysOtherwise = (known: FileWords, { words, unnamed }: PreparedProduct): boolean =>
  wordColumns.some((column) => !unnamed.has(column) && words[column] !== known[column]);

const wordColumns: readonly (keyof FileWords)[] = [
  'material',
  'tags',
  ...factNames.map((name) => facts[name].column),
];

/** Keeps the pictures that the file does not replace, and finds products that already equal the file and need no write. */
async function compareWithShop(
  db: Database,
  placed: readonly PlacedProduct[],
  { known, report, hidesDrawn }: Pick<Place, 'known' | 'report' | 'hidesDrawn'>,
): Promise<void> {
  const changed = placed.filter(({ change }) => change === 'updated');
  if (changed.length === 0 && !placed.some(({ isReworded }) => isReworded)) return;
  const hashes = new Map(known.map(({ id, hash }) => [id, hash]));
  const contents = await readContents(
    db,
    placed.flatMap(({ row, change, isReworded }) => (change === 'updated' || isReworded ? row.id : [])),
  );
  const shown = [...contents.values()].flatMap(({ images }) => images);
  const photos = await listPhotos(db, shown);
  for (const one of changed) {
    const content = contents.get(one.row.id);
    if (!content) continue;
    const { product, row } = one;
    one.piecesBefore = new Map(content.variants.map((variant) => [sizeKey(variant), variant.stock ?? 0]));
    const { unread, drawings, unnamed } = product;
    const given = { images: product.content.images, isDrawn: drawings.length > 0, unread };
    const images = unnamed.has('images') ? content.images : keptPictures(given, content.images, photos);
    const isFilesOwn = sameList(images, product.content.images);
    const staysHidden =
      hidesDrawn === true &&
      content.status === 'hidden' &&
      !images.some((image) => photos.has(image)) &&
      drawings.length > 0;
    one.row = { ...row, images, ...(staysHidden ? { status: 'hidden' as const } : {}) };
    one.awaitsPhoto = staysHidden;
    if (!isFilesOwn) one.product = { ...product, drawings: [] };
    const isUnread = unread > 0 && sameList(images, content.images);
    if (isUnread && partOf(hashes.get(row.id)) === partOf(row.import_hash)) one.change = 'unchanged';
    else if (fingerprint(content) === fingerprint(contentAfter(product, { ...content, images })))
      one.change = 'adopted';
  }
  const categories = new Map((await listCategoryNames(db)).map(({ id, name }) => [id, name]));
  tellChanges(placed, { contents, known, categories, report });
}

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Equal for equal content, whatever the order of its members. Two parts: `rest.pictures`. */
const fingerprint = (
  { variants, images, ...fields }: ProductContent,
  unnamed: ReadonlySet<string> = new Set(),
): string => {
  const sizes = variants.map(({ size, colour, sku, price, discount, stock }) => [
    size,
    colour,
    sku,
    stock,
    // Nothing without a price of its own: products that were imported before there were any count as unchanged.
    ...(price === null ? [] : [price, discount]),
  ]);
  const named = Object.entries(fields).filter(([column]) => !unnamed.has(column));
  const sorted = named.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [[sorted, sizes], images].map((part) => contentKey(JSON.stringify(part))).join('.');
};

/** The first part of a fingerprint, without the pictures. */
const partOf = (hash: string | null | undefined): string | undefined => hash?.split('.')[0];
