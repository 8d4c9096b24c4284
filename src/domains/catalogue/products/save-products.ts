import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { readTexts } from '../attributes/attributes.store.ts';
import { chooseAttributes } from '../attributes/refresh-attributes.ts';
import { textOf } from './description.ts';
import type { ProductContent } from './product-content.ts';
import { holdProduct, listPhotos, listPictureColours, listVariants } from './products.store.ts';
import { addProduct, changeProduct, type Saved } from './save-product.ts';
import { setStock, type StockStep } from './set-stock.ts';
import type { OrdersOfProducts } from '../orders-of-products.ts';
import { listChanged } from '../listed-products.store.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import { changedMeanwhile, recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';

/** The desk with search's and orders' parts for products. */
type ProductsDesk = Desk & { readonly search: SearchOfProducts; readonly orders: OrdersOfProducts };

/** Adds a product to the shop and to the search index. */
export function addShopProduct(
  { db, clock, search, orders }: ProductsDesk,
  content: ProductContent,
  { staff, shopId }: StaffVisit,
): Promise<Saved | Refusal<'invalid' | 'not_found'>> {
  const now = clock.now();
  if (shopId === null)
    return Promise.resolve(refuse('invalid', { error: refusals.choose_shop_of_product() }));
  return inTransaction(db, async (trx) => {
    const saved = await addProduct(trx, { sellerId: shopId, content, orders, now });
    if (isRefusal(saved)) return saved;
    const chosen = await chooseAttributes(trx, saved.id, content.attributes);
    await listChanged(trx, [saved.id]);
    await search.indexProducts(trx, [saved.id]);
    const { before, after } = saved;
    await recordChange(trx, staff, {
      subject: 'product',
      subjectId: saved.id,
      shopId,
      did: 'added',
      before,
      after: { ...after, attributes: chosen.after },
      at: now,
    });
    return saved;
  });
}

export async function changeShopProduct(
  { db, clock, search, orders }: ProductsDesk,
  { id, version, content, did }: { id: string; version: number; content: ProductContent; did: string },
  { staff, shopId }: StaffVisit,
): Promise<{ version: number } | Refusal<'changed_meanwhile' | 'invalid' | 'not_found' | 'out_of_stock'>> {
  const now = clock.now();
  const done = await inTransaction(db, async (trx) => {
    const saved = await changeProduct(trx, { shopId, id, version, content, orders, now });
    if (isRefusal(saved)) return saved;
    const chosen = await chooseAttributes(trx, id, content.attributes);
    await listChanged(trx, [id]);
    await search.indexProducts(trx, [id]);
    const { sellerId, before, after } = saved;
    await recordChange(trx, staff, {
      subject: 'product',
      subjectId: id,
      shopId: sellerId,
      did,
      before: { ...before, attributes: chosen.before },
      after: { ...after, attributes: chosen.after },
      at: now,
    });
    return { version: version + 1 };
  });
  return isRefusal(done) && done.refused === 'changed_meanwhile' ? changedMeanwhile(db, 'product', id) : done;
}

/** Hides or shows a product, leaving everything else as it is. */
export async function setProductStatus(
  desk: ProductsDesk,
  { productId, version, status }: { productId: string; version: number; status: 'active' | 'hidden' },
  visit: StaffVisit,
): Promise<{ version: number } | Refusal<'changed_meanwhile' | 'invalid' | 'not_found' | 'out_of_stock'>> {
  const held = await inTransaction(desk.db, async (trx) => {
    const product = await holdProduct(trx, visit.shopId, productId);
    return product
      ? { product, variants: await listVariants(trx, desk.orders, productId) }
      : refuse('not_found');
  });
  if (isRefusal(held)) return held;
  const { product, variants } = held;
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
  const done = await inTransaction(db, async (trx) => {
    const sets = await setStock(trx, { shopId, steps, now: at });
    if (isRefusal(sets)) return sets;
    for (const { productId, sellerId, before, after } of sets) {
      const what = { subject: 'product', subjectId: productId, shopId: sellerId, did: 'restocked' } as const;
      await recordChange(trx, staff, { ...what, before: { stock: before }, after: { stock: after }, at });
    }
    return sets;
  });
  if (isRefusal(done)) return done;
  return {
    message: answers.stock_saved({ count: done.length }),
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
