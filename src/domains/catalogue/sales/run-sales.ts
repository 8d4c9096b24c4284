import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { dayMinutes, dayNumber, momentOf } from '../../../platform/india-time.ts';
import { newId } from '../../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { makeChange, type StaffChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { listChanged } from '../listed-products.store.ts';
import { holdProducts } from '../products/products.store.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import * as store from './sales.store.ts';

type IndexProducts = SearchOfProducts['indexProducts'];

/** The maximum of a shop's sales that are planned or running. */
const maxSales = 100;

export interface PlannedSale {
  readonly productIds: readonly string[];
  readonly percent: number;
  /** Days in India: from the start of the first to the end of the last. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Plans a sale of a shop's products; one whose first day has come begins at once (R-SALE-1). */
export async function planSale(
  { db, clock, search }: Desk & { readonly search: SearchOfProducts },
  { productIds, percent, firstDay, lastDay }: PlannedSale,
  { staff, shopId }: StaffVisit,
): Promise<{ id: string; products: number } | Refusal<'invalid' | 'list_full'>> {
  if (shopId === null) return refuse('invalid', { error: m.choose_shop_first() });
  const now = clock.now();
  const [start, end] = [dayNumber(firstDay), dayNumber(lastDay) + 1].map((day) => momentOf(day * dayMinutes));
  if (!start || !end || end <= now) return refuse('invalid', { fields: { lastDay: m.sale_is_over() } });
  const sale = {
    id: newId(now),
    sellerId: shopId,
    percent,
    startsAt: start > now ? start : now,
    endsAt: end,
  };
  const intent = { subject: 'promotion', subjectId: sale.id, shopId, did: 'sale planned', at: now } as const;
  let products = 0;
  const change = await makeChange(db, staff, intent, async (trx) => {
    if ((await store.countOpenSales(trx, shopId)) >= maxSales) return refuse('list_full');
    await holdProducts(trx, productIds);
    products = await store.insertSale(trx, sale, productIds, now);
    if (products === 0) return refuse('invalid', { error: m.all_in_another_sale() });
    if (start <= now) await beginSale(trx, { ...sale, state: 'planned' }, search.indexProducts, now);
    return { before: null, after: { percent, firstDay, lastDay, products } };
  });
  return isRefusal(change) ? change : { id: sale.id, products };
}

/** Ends a shop's sale before its time. */
export async function endSaleNow(
  { db, clock, search }: Desk & { readonly search: SearchOfProducts },
  saleId: string,
  { staff, shopId }: StaffVisit,
): Promise<StaffChange | Refusal<'not_found'>> {
  const now = clock.now();
  const intent = { subject: 'promotion', subjectId: saleId, did: 'sale ended', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const sale = await store.holdSale(trx, saleId, shopId);
    if (!sale) return refuse('not_found', { error: m.sale_is_over() });
    await endSale(trx, sale, search.indexProducts, now);
    return { shopId: sale.sellerId, before: { state: sale.state }, after: { state: 'ended' } };
  });
}

/**
 * Begins and ends the sales whose time has come, each in a transaction of its own. Any number of processes may run it.
 */
export async function runSales(db: Database, now: Date, indexProducts: IndexProducts): Promise<void> {
  for (const id of await store.listDueSales(db, now))
    await inTransaction(db, async (trx) => {
      const sale = await store.holdSale(trx, id, null);
      if (!sale) return;
      if (sale.endsAt <= now) await endSale(trx, sale, indexProducts, now);
      else if (sale.state === 'planned') await beginSale(trx, sale, indexProducts, now);
    });
}

const beginSale = (trx: Database, sale: store.Sale, indexProducts: IndexProducts, now: Date) =>
  move(trx, sale, { state: 'running', write: store.lowerPrices, indexProducts, now });

const endSale = (trx: Database, sale: store.Sale, indexProducts: IndexProducts, now: Date) =>
  move(trx, sale, { state: 'ended', write: store.raisePrices, indexProducts, now });

async function move(
  trx: Database,
  sale: store.Sale,
  {
    state,
    write,
    indexProducts,
    now,
  }: {
    state: store.Sale['state'];
    write: (trx: Database, sale: store.Sale, now: Date) => Promise<void>;
    indexProducts: IndexProducts;
    now: Date;
  },
): Promise<void> {
  const productIds = await store.listProductsOfSale(trx, sale.id);
  await holdProducts(trx, productIds);
  await write(trx, sale, now);
  await store.saveSaleState(trx, sale.id, state);
  await listChanged(trx, productIds);
  await indexProducts(trx, productIds);
}
