import * as m from '#messages/refusals';
import { type Database, isUniqueViolation } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { findOpenShop } from '../../sellers/sellers.store.ts';
import type { OrdersOfProducts } from '../orders-of-products.ts';
import { pictureKey } from '../pictures/photo-name.ts';
import { slugOf } from '../words/slug-of.ts';
import { chooseSlug } from './choose-slug.ts';
import { htmlOf } from './description.ts';
import { rowOf, upsertProducts, upsertVariants } from './fields.store.ts';
import { contentFields, variantFields } from './fields.ts';
import { photosFirst } from './photos-first.ts';
import {
  factsAfter,
  ownPictureColours,
  type ProductContent,
  type ProductWords,
  type VariantWords,
} from './product-content.ts';
import * as store from './products.store.ts';
import { isSlugTaken } from './products.store.ts';

type Snapshot = Readonly<Record<string, unknown>>;

/** The saved product with its state before and after, for the change history. */
export interface ProductChange {
  readonly id: string;
  readonly slug: string;
  readonly sellerId: string;
  readonly before: Snapshot | null;
  readonly after: Snapshot;
}

/** Adds a product to a shop, in the caller's transaction. */
export async function addProduct(
  trx: Database,
  {
    sellerId,
    content,
    orders,
    now,
  }: { sellerId: string; content: ProductContent; orders: OrdersOfProducts; now: Date },
): Promise<ProductChange | Refusal<'invalid' | 'not_found'>> {
  const shopSlug = (await findOpenShop(trx, sellerId))?.slug;
  if (shopSlug === undefined) return refuse('not_found', { error: m.shop_not_open() });
  const wrong = await faultOf(trx, content);
  if (wrong) return wrong;
  const handle = slugOf(content.name).slice(0, longestSlug) || 'product';
  const slug = (await isSlugTaken(trx, handle)) ? await chooseSlug(trx, handle, shopSlug, new Set()) : handle;
  const id = newId(now);
  const { variants, description = '' } = content;
  const pictureColours = ownPictureColours(content.pictureColours ?? {}, content);
  const product = { ...content, ...factsAfter(content), pictureColours, id, slug, sellerId };
  await upsertProducts(trx, [rowOf({ ...product, description: htmlOf(description) })], { now });
  await writeVariants(
    trx,
    id,
    variants.map((variant) => ({ ...variant, id: undefined })),
    now,
  );
  return {
    id,
    slug,
    sellerId,
    before: null,
    after: snapshot(content, await store.listVariants(trx, orders, id)),
  };
}

const longestSlug = 100;

const writeVariants = (trx: Database, productId: string, variants: readonly VariantWords[], now: Date) =>
  upsertVariants(
    trx,
    variants.map(({ price = null, discount = null, ...variant }, position) => ({
      ...variant,
      price,
      discount,
      id: variant.id ?? newId(now),
      sku: variant.sku || null,
      product_id: productId,
      position,
      import_stock: null,
      import_mrp: null,
    })),
    { from: 'desk' },
  );

/**
 * Changes a product from the version the editor saw, in the caller's transaction. Stock changes by the difference
 * between seen and wanted, so sales made meanwhile are kept.
 */
export async function changeProduct(
  trx: Database,
  {
    shopId,
    id,
    version,
    content,
    orders,
    now,
  }: {
    shopId: string | null;
    id: string;
    version: number;
    content: ProductContent;
    orders: OrdersOfProducts;
    now: Date;
  },
): Promise<ProductChange | Refusal<'changed_meanwhile' | 'invalid' | 'not_found' | 'out_of_stock'>> {
  const existing = await store.holdProduct(trx, shopId, id);
  if (!existing) return refuse('not_found', { error: m.not_your_product() });
  if (existing.version !== version) return refuse('changed_meanwhile');
  const wrong = await faultOf(trx, content);
  if (wrong) return wrong;
  const variants = await store.listVariants(trx, orders, id);
  const sizes = await changeVariants(trx, id, variants, content.variants, now);
  if (isRefusal(sizes)) return sizes;
  const { description } = content;
  const html = description === undefined ? existing.description : htmlOf(description);
  const images = photosFirst(content.images, existing.images, await store.listPhotos(trx, content.images));
  const pictureColours = ownPictureColours(content.pictureColours ?? existing.pictureColours, content);
  const product = { ...content, ...factsAfter(content, existing), images, pictureColours, description: html };
  await upsertProducts(trx, [rowOf({ ...existing, ...product, id })], { now });
  return {
    id,
    slug: existing.slug,
    sellerId: existing.sellerId,
    before: snapshot(existing, variants),
    after: snapshot(product, await store.listVariants(trx, orders, id)),
  };
}

async function changeVariants(
  trx: Database,
  productId: string,
  existing: readonly store.ShelfVariant[],
  variants: readonly VariantWords[],
  now: Date,
): Promise<true | Refusal<'changed_meanwhile' | 'invalid' | 'out_of_stock'>> {
  const ids = new Set(existing.map(({ id }) => id));
  if (variants.some(({ id }) => id !== undefined && !ids.has(id))) return refuse('changed_meanwhile');
  const keptIds = new Set(variants.map(({ id }) => id));
  const removals = existing.filter(({ id }) => !keptIds.has(id));
  const reservedVariant = removals.find((variant) => variant.promised > 0);
  if (reservedVariant)
    return refuse('out_of_stock', {
      error: m.size_promised({ count: reservedVariant.promised, size: nameOf(reservedVariant) }),
    });
  const short = await store.addStock(
    trx,
    variants.flatMap(({ id, stock, seen }) =>
      id === undefined ? [] : [{ variantId: id, by: stock - seen }],
    ),
  );
  if (short[0]) {
    const variant = existing.find(({ id }) => id === short[0]?.variantId);
    return refuse('out_of_stock', { error: tooFew(variant ? nameOf(variant) : 'it', short[0].free) });
  }
  try {
    await store.deleteVariants(
      trx,
      removals.map(({ id }) => id),
    );
    await writeVariants(trx, productId, withOwnPrices(variants, existing), now);
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('invalid', { error: twice });
    throw error;
  }
  return true;
}

/** A size whose price the editor does not name keeps its own. */
const withOwnPrices = (variants: readonly VariantWords[], existing: readonly store.ShelfVariant[]) =>
  variants.map(
    (variant): VariantWords =>
      variant.price === undefined
        ? { ...variant, ...priceOf(existing.find(({ id }) => id === variant.id)) }
        : variant,
  );

const priceOf = (existing: store.ShelfVariant | undefined) => ({
  price: existing?.price ?? null,
  discount: existing?.discount ?? null,
});

/** The refusal's text when stock would drop below zero because pieces were sold meanwhile. */
export const tooFew = (what: string, free: number): string => m.less_to_sell({ count: free, size: what });

const twice = m.size_twice();
const nameOf = ({ size, colour }: { size: string; colour: string }) =>
  [size, colour].filter(Boolean).join(', ');

/** Validation beyond the schema. */
async function faultOf(trx: Database, content: ProductContent): Promise<Refusal<'invalid'> | null> {
  const fault = (field: string, error: string) => refuse('invalid', { error, fields: { [field]: error } });
  if (!(await store.isCategory(trx, content.categoryId))) return fault('categoryId', m.choose_category());
  const keys = content.images.map((image) => pictureKey(image) ?? '');
  const existing = await store.listKnownPictures(trx, keys);
  if (keys.some((key) => !existing.has(key))) return fault('images', m.picture_missing());
  if (content.status === 'active' && keys.length === 0) return fault('images', m.needs_picture());
  const sizes = content.variants.map(({ size, colour }) => `${size.toLowerCase()}\n${colour.toLowerCase()}`);
  if (new Set(sizes).size < sizes.length) return fault('variants', twice);
  return null;
}

/** A product's entry in the change history, without generated fields. */
function snapshot(product: ProductWords, variants: readonly store.ShelfVariant[]): Snapshot {
  const { description = '', pictureColours = {} } = product;
  const pairs = Object.entries(pictureColours).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const content = { ...product, description, pictureColours: Object.fromEntries(pairs) };
  return {
    ...membersOf(content, contentFields),
    ...factsAfter(product),
    variants: variants.map((variant) => ({ ...membersOf(variant, variantFields), stock: variant.stock })),
  };
}

/** Only the members that have a field. */
const membersOf = (of: object, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name in fields));
