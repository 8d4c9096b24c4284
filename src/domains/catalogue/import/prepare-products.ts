import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { factColumnsOf } from '../products/fields.ts';
import { digestLines } from './digest-lines.ts';
import { statesSizes, unnamedColumns } from './file-columns.ts';
import type { HandleLines } from './handle-lines.ts';
import { drawingsOf, findOwnPictures, hasOwnPictures, type PictureWork, photosOf } from './hang-pictures.ts';
import type { HeadedLines } from './pass-over.ts';
import type { PreparedProduct } from './placed.ts';
import { type DraftProduct, productOfRows } from './product-of-rows.ts';
import type { Shelf, Shelves } from './shelves.ts';

/** What the preparation of products needs. */
export interface ProductWork extends PictureWork {
  readonly exact: boolean;
  readonly shelves: Shelves;
  /** Receives the share of the batch that is prepared, 0 to 1. */
  readonly advance: (share: number) => void;
}

/** A parsed product. */
interface Draft {
  readonly product: DraftProduct;
  readonly rows: HandleLines['rows'];
  /** Remarks that its parsing added to the report. */
  readonly told: number;
}

/** A parsed product with its pictures. */
interface ProductWithPictures extends Pick<PreparedProduct, 'drawings' | 'unread' | 'colours' | 'addresses'> {
  readonly draft: Draft;
  /** Nothing of it was reported, so its lines alone say what it is. */
  readonly isSilent: boolean;
  readonly photos: readonly string[];
}

/** Products parsed before yielding to the event loop: a few milliseconds of work. */
const atATime = 20;

/** The products of these lines with pictures and shelves; those that cannot be used are reported. */
export async function prepareProducts(
  heads: readonly HeadedLines[],
  work: ProductWork,
): Promise<PreparedProduct[]> {
  const drafts = await readDrafts(heads, work);
  const products = await addPictures(drafts, work);
  const shelves = await work.shelves.find(drafts.map(({ product }) => product));
  return products.flatMap((one, at) => {
    const shelf = shelves[at];
    return shelf ? [onShelf(one, shelf)] : [];
  });
}

async function readDrafts(heads: readonly HeadedLines[], { report, exact }: ProductWork): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const [at, { head, group }] of heads.entries()) {
    const before = report.told;
    const product = productOfRows(head, group.rows, report, { exact, own: group.own });
    if (product) drafts.push({ product, rows: group.rows, told: report.told - before });
    else report.products.refused += 1;
    if (at % atATime === 0) await yieldToEventLoop();
  }
  return drafts;
}

/** Finds each product's photos, or draws it. */
async function addPictures(drafts: readonly Draft[], work: ProductWork): Promise<ProductWithPictures[]> {
  const { now, report } = work;
  const ownPictures = await findOwnPictures(
    work,
    drafts.map(({ product }) => product),
  );
  const products: ProductWithPictures[] = [];
  for (const [at, draft] of drafts.entries()) {
    const { product } = draft;
    const before = report.told;
    const { photos, ...pictures } = await photosOf(product, ownPictures, work);
    const isSilent = draft.told === 0 && report.told === before && hasOwnPictures(product, ownPictures);
    const drawings = photos.length > 0 ? [] : drawingsOf(product, now);
    products.push({ draft, isSilent, photos, ...pictures, drawings });
    if (at % atATime > 0) continue;
    work.advance((at + 1) / drafts.length);
    await yieldToEventLoop();
  }
  return products;
}

function onShelf(
  { draft: { product, rows }, isSilent, photos, ...pictures }: ProductWithPictures,
  shelf: Shelf,
): PreparedProduct {
  const images = photos.length > 0 ? photos : pictures.drawings.map(({ key }) => key);
  const lines = isSilent ? digestLines(rows, shelf.categoryId) : null;
  return prepared(product, shelf, { images, lines, ...pictures });
}

function prepared(
  product: DraftProduct,
  { seller, categoryId }: Shelf,
  {
    images,
    ...rest
  }: { images: readonly string[] } & Pick<
    PreparedProduct,
    'colours' | 'drawings' | 'unread' | 'addresses' | 'lines'
  >,
): PreparedProduct {
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
