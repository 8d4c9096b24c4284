import assert from 'node:assert/strict';
import { dayOf } from '../../../src/platform/india-time.ts';
import { day, shift } from '../../../src/platform/clock.ts';
import type { ShelfProduct } from '../../support/small-shop.ts';
import type { TortureShop } from '../torture-shop.ts';
import { balancesOf } from './model-balances.ts';
import type { Model, Refund } from './model.ts';
import { at, type Offer } from './model-offers.ts';
import { listShopParcels } from '../../../src/domains/orders/staff/seller-orders.store.ts';
import { execute, getRow } from '../../../src/platform/database.ts';
import { knownOfOrders } from '../../../src/start/known-of-orders.ts';

/** The real shop in one run, and the last ledger entry before it. Orders and transfers have the same indexes as the model's. */
export interface Real {
  readonly shop: TortureShop;
  /** The goods of each seller's first line, and of the second. */
  readonly products: readonly ShelfProduct[];
  readonly extras: readonly ShelfProduct[];
  /** The offer of the coupon, which operators edit. */
  readonly couponOffer: string;
  readonly operators: readonly { readonly id: string }[];
  /** The coupon code of each offer that needs one. */
  readonly codes: Readonly<Partial<Record<Offer, string>>>;
  readonly begun: Date;
  readonly lastEntry: number;
  readonly orders: { id: string; customerId: string }[];
  readonly returns: string[];
}

/** The login of the operator at the desk. */
export const operatorOf = ({ operator }: Model, { operators }: Real): string => at(operators, operator).id;

export const dateOf = ({ begun }: Real, index: number): string => dayOf(shift(begun, index * day));

/** @throws AssertionError if the shop's orders, stock, refunds or books differ from the model's */
export async function compareBooks(model: Model, real: Real): Promise<void> {
  const { db, stockOf } = real.shop;
  const ids = real.orders.map(({ id }) => id);
  const rows = await execute<{ id: string; state: string }>(db)`
    select id, pay_by || ' ' || payment_status || '/' || order_status as state from orders where id = any(${ids})`;
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  assert.deepEqual(
    ids.map((id) => states.get(id)),
    model.orders.map(({ payBy, payment, order }) => `${payBy} ${payment}/${order}`),
    'orders',
  );
  const stock = (products: readonly ShelfProduct[], size = 0) =>
    Promise.all(products.map(({ variantIds }) => stockOf(variantIds[size])));
  assert.deepEqual(
    [await stock(real.products), await stock(real.extras), await stock(real.products, 1)],
    [model.stock.main, model.stock.extra, model.otherStock],
    'stock',
  );
  assert.deepEqual(withoutZeros(await readBalances(real)), withoutZeros(balancesOf(model)), 'balances');
  const refunds = await listRefunds(real);
  assert.deepEqual(refunds.map(nameOf).toSorted(), model.refunds.map(nameOf).toSorted(), 'refunds');
}

const nameOf = ({ order, paise, taken, sent }: Omit<Refund, 'of'>): string =>
  `${order}: ${paise} less ${taken} ${sent}`;

/** This run's balances under the model's names. Written-off money need not be compared: entries sum to zero. */
async function readBalances({ shop, products, orders, lastEntry }: Real): Promise<Record<string, number>> {
  const names = new Map([
    ...products.map(({ sellerId }, index) => [sellerId, ` of seller ${index}`] as const),
    ...orders.map(({ id }, index) => [id, ` of order ${index}`] as const),
  ]);
  const rows = await execute<{ account: string; party: string; paise: number }>(shop.db)`
    select case when account in ('commission', 'tax') then 'earned' else account end as account,
           case when party = any(${[...names.keys()]}::text[]) then party else '' end as party,
           sum(amount_paise)::int8 as paise
    from ledger_postings where entry_id > ${lastEntry} and account <> 'written_off' group by 1, 2`;
  return Object.fromEntries(
    rows.map(({ account, party, paise }) => [account + (names.get(party) ?? ''), paise]),
  );
}

/** @throws AssertionError if a seller's pages and the books differ in what the seller is owed */
export async function compareOwed({ shop: { db }, products, lastEntry }: Real): Promise<void> {
  for (const { sellerId } of products) {
    const { parcels } = await listShopParcels(db, sellerId, { page: 1 }, knownOfOrders);
    const sales = parcels.filter(({ state }) => state !== 'waiting');
    const onPages = sales.reduce((sum, parcel) => sum + parcel.owed, 0);
    const { paise } = await getRow<{ paise: number }>(db)`
      select -coalesce(sum(amount_paise), 0)::int8 as paise from ledger_postings
      where entry_id > ${lastEntry} and account = 'seller_payable' and party = ${sellerId}`;
    // The pages leave the paise of each parcel out.
    assert.ok(
      onPages * 100 <= paise && paise < (onPages + sales.length + 1) * 100,
      'what the books say of it',
    );
  }
}

const withoutZeros = (balances: Record<string, number>) =>
  Object.fromEntries(Object.entries(balances).filter(([, paise]) => paise !== 0));

/** The id of the last ledger entry so far. */
export async function readLastEntry({ db }: TortureShop): Promise<number> {
  const rows = await execute<{
    id: number;
  }>(db)`select coalesce(max(id), 0)::int8 as id from ledger_entries`;
  return rows[0]?.id ?? 0;
}

/** The refunds of a run, oldest first. */
export async function listRefunds({ shop, orders }: Real) {
  const rows = await execute<{ id: string; orderId: string; paise: number; taken: number; sent: boolean }>(
    shop.db,
  )`
    select id, order_id as "orderId", amount_paise as paise, taken_paise as taken, state = 'done' as sent from refunds
    where order_id = any(${orders.map(({ id }) => id)})`;
  return rows.map((row) => ({ ...row, order: orders.findIndex(({ id }) => id === row.orderId) }));
}

/** The id of the bank line with this UTR. */
export async function lineOf({ shop }: Real, utr: string): Promise<number> {
  const rows = await execute<{ id: number }>(shop.db)`select id from bank_lines where utr = ${utr}`;
  assert.equal(rows.length, 1, 'a credit is kept once');
  return rows[0]?.id ?? 0;
}
