import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { readBalance } from '../../../src/domains/ledger/ledger.store.ts';
import { dayOf } from '../../../src/domains/staff/day-of.ts';
import { day, shift } from '../../../src/platform/clock.ts';
import type { ShelfProduct } from '../../support/small-shop.ts';
import type { TortureShop } from '../torture-shop.ts';
import { bankOf, type Model, paidOut, unnamed } from './model.ts';

/** The real shop in one run, and what it held before; the same orders and transfers as the model's, by place. */
export interface Real {
  readonly shop: TortureShop;
  /** One of each seller. */
  readonly products: readonly ShelfProduct[];
  readonly begun: Date;
  readonly bank: number;
  readonly unallocated: number;
  readonly provider: number;
  readonly orders: { id: string; customerId: string }[];
}

export const dateOf = ({ begun }: Real, index: number): string => dayOf(shift(begun, index * day));

/** @throws AssertionError where the shop's orders, stock, refunds or books differ from the model's */
export async function compareBooks(model: Model, real: Real): Promise<void> {
  const { db, stockOf } = real.shop;
  const ids = real.orders.map(({ id }) => id);
  const { rows } = await sql<{ id: string; state: string; owed: number }>`
    select id, payment_status || '/' || order_status as state, (
      select coalesce(-sum(amount_paise), 0)::int8 from ledger_postings
      where account = 'refunds_owed' and party = orders.id) as owed
    from orders where id = any(${ids})`.execute(db);
  const found = new Map(rows.map(({ id, state, owed }) => [id, `${state}, owed ${owed}`]));
  const owedOf = (order: number) =>
    model.refunds.reduce((sum, one) => sum + (one.order === order && !one.sent ? one.paise : 0), 0);
  assert.deepEqual(
    ids.map((id) => found.get(id)),
    model.orders.map(({ payment, order }, index) => `${payment}/${order}, owed ${owedOf(index)}`),
    'orders',
  );
  const stock = await Promise.all(real.products.map(({ variantIds }) => stockOf(variantIds[0])));
  assert.deepEqual(stock, model.stock, 'stock');
  assert.equal((await readBalance(db, 'bank')) - real.bank, bankOf(model), 'bank');
  assert.equal(real.unallocated - (await readBalance(db, 'unallocated')), unnamed(model), 'unallocated');
  assert.equal(real.provider - (await readBalance(db, 'provider')), paidOut(model), 'provider');
  const refunds = await listRefunds(real);
  assert.deepEqual(
    refunds.map(({ order, paise, sent }) => `${order}: ${paise} ${sent}`).toSorted(),
    model.refunds.map(({ order, paise, sent }) => `${order}: ${paise} ${sent}`).toSorted(),
    'refunds',
  );
}

/** The refunds of a run, oldest first. */
export async function listRefunds({ shop, orders }: Real) {
  const { rows } = await sql<{ id: string; orderId: string; paise: number; sent: boolean }>`
    select id, order_id as "orderId", amount_paise as paise, state = 'done' as sent from refunds
    where order_id = any(${orders.map(({ id }) => id)})`.execute(shop.db);
  return rows.map((row) => ({ ...row, order: orders.findIndex(({ id }) => id === row.orderId) }));
}

/** The number of the line that shows a UTR. */
export async function lineOf({ shop }: Real, utr: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from bank_lines where utr = ${utr}`.execute(shop.db);
  assert.equal(rows.length, 1, 'a credit is kept once');
  return rows[0]?.id ?? 0;
}
