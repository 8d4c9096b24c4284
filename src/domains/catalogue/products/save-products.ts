import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { readTexts } from '../attributes/attributes.store.ts';
import { chooseAttributes } from '../attributes/refresh-attributes.ts';
import { textOf } from './description.ts';
import type { ProductContent } from './product-content.ts';
import { holdProduct, listPhotos, listPictureColours, listVariants } from './products.store.ts';
import { addProduct, changeProduct, type ProductChange } from './save-product.ts';
import { setStock, type StockStep } from './set-stock.ts';
import type { OrdersOfProducts } from '../orders-of-products.ts';
import { listChanged } from '../listed-products.store.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';

/** The desk, with what products need of search and orders. */
export type ProductsDesk = Desk & { readonly search: SearchOfProducts; readonly orders: OrdersOfProducts };

/** Adds a product to the shop and to the search index. */
export async function addShopProduct(
  desk: ProductsDesk,
  content: ProductContent,
  { staff, shopId }: StaffVisit,
): Promise<ProductChange | Refusal<'invalid' | 'not_found'>> {
  if (shopId === null) return refuse('invalid', { error: refusals.choose_shop_of_product() });
  const { db, clock, orders } = desk;
  const now = clock.now();
  const intent = { subject: 'product', subjectId: '', did: 'added', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const product = await addProduct(trx, { sellerId: shopId, content, orders, now });
    return isRefusal(product) ? product : shelve(trx, desk, product, content);
  });
}

/** Changes a product from the version that the editor saw, and updates the search index. */
export async function changeShopProduct(
  desk: ProductsDesk,
  { id, version, content, did }: { id: string; version: number; content: ProductContent; did: string },
  { staff, shopId }: StaffVisit,
): Promise<{ version: number } | Refusal<'changed_meanwhile' | 'invalid' | 'not_found' | 'out_of_stock'>> {
  const { db, clock, orders } = desk;
  const now = clock.now();
  const intent = { subject: 'product', subjectId: id, did, at: now } as const;
  const outcome = await makeChange(db, staff, intent, async (trx) => {
    const product = await changeProduct(trx, { shopId, id, version, content, orders, now });
    return isRefusal(product) ? product : shelve(trx, desk, product, content);
  });
  return isRefusal(outcome) ? outcome : { version: version + 1 };
}

/** Updates listing and search for a saved product. Returns it with the seller's attribute choices for the change history. */
async function shelve(
  trx: Database,
  { search }: ProductsDesk,
  product: ProductChange,
  content: ProductContent,
) {
  const attributes = await chooseAttributes(trx, product.id, content.attributes);
  await listChanged(trx, [product.id]);
  await search.indexProducts(trx, [product.id]);
  return {
    ...product,
    shopId: product.sellerId,
    before: product.before && { ...product.before, attributes: attributes.before },
    after: { ...product.after, attributes: attributes.after },
  };
}

/** Hides or shows a product; nothing else changes. */
export async function setProductStatus(
  desk: ProductsDesk,
  { productId, version, status }: { productId: string; version: number; status: 'active' | 'hidden' },
  visit: StaffVisit,
): Promise<{ version: number } | Refusal<'changed_meanwhile' | 'invalid' | 'not_found' | 'out_of_stock'>> {
  const existing = await inTransaction(desk.db, async (trx) => {
    const product = await holdProduct(trx, visit.shopId, productId);
    return product
      ? { product, variants: await listVariants(trx, desk.orders, productId) }
      : refuse('not_found');
  });
  if (isRefusal(existing)) return existing;
  const { product, variants } = existing;
  const content = {
    ...product,
    description: undefined,
    status,
    variants: variants.map((variant) => ({ ...variant, seen: variant.stock })),
  };
  const did = status === 'hidden' ? 'hidden' : 'shown again';
  return changeShopProduct(desk, { id: productId, version, content, did }, visit);
}

/** Sets the stock of many variants, all or nothing. */
export async function setShopStock(
  { db, clock }: Desk,
  steps: readonly StockStep[],
  { staff, shopId }: StaffVisit,
): Promise<{ message: string } | Refusal<'not_found' | 'out_of_stock'>> {
  const at = clock.now();
  const outcome = await inTransaction(db, async (trx) => {
    const sets = await setStock(trx, { shopId, steps, now: at });
    if (isRefusal(sets)) return sets;
    for (const { productId, sellerId, before, after } of sets) {
      const what = { subject: 'product', subjectId: productId, shopId: sellerId, did: 'restocked' } as const;
      await recordChange(trx, staff, { ...what, before: { stock: before }, after: { stock: after }, at });
    }
    return sets;
  });
  if (isRefusal(outcome)) return outcome;
  return {
    message: answers.stock_saved({ count: outcome.length }),
  };
}

/** A product for editing; null when the shop has none with this id. */
export async function readShopProduct(
  { db, orders }: ProductsDesk,
  productId: string,
  { shopId }: StaffVisit,
) {
  const product = await holdProduct(db, shopId, productId);
  if (!product) return null;
  const variants = await listVariants(db, orders, productId);
  const [texts] = await readTexts(db, [productId]);
  const images = [...product.images];
  const photos = await listPhotos(db, images);
  return {
    ...product,
    attributes: texts?.attributes ?? {},
    images,
    pictureColours: await listPictureColours(db, productId),
    drawings: images.filter((image) => !photos.has(image)),
    description: textOf(product.description),
    variants,
  };
}
