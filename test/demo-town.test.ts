import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { stockRows } from '../db/town/catalogue-rows.ts';
import { townId } from '../db/town/ids.ts';
import { liveTown } from '../db/town/life/live-town.ts';
import { peopleOf } from '../db/town/life/market.ts';
import { demoCustomer } from '../db/town/people.ts';
import { shops } from '../db/town/shops.ts';
import { buildTown } from '../db/town/town.ts';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { checkLedger } from '../src/domains/payments/check-ledger.ts';
import { day, shift, systemClock } from '../src/platform/clock.ts';
import { getValue, listValues, openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { openMarket } from '../src/start/open-market.ts';
import { testSettings } from './support/app.ts';
import { startShopProcess } from './support/shop-process.ts';

/** The demo as it starts for the first time, on whatever day this is. */

const { dataDir, remove } = temporaryDataDir();

/** Kills the shop and each process of its database while the town's orders are being made. */
async function killHalfWay(): Promise<number> {
  const base = await startPostgres({ dataDir });
  const { db: watching } = openDatabase(base.connection, 1);
  const killing = new AbortController();
  const ending = startShopProcess(dataDir, { SEED: 'demo' }, undefined, killing.signal).catch(String);
  const countOrders = () =>
    getValue<number>(watching)`select count(*)::int from orders`.catch(() => 0 /* no schema yet */);
  await vi.waitUntil(async () => (await countOrders()) > 100, { timeout: 120_000 });
  const processes = await listValues<number>(watching)`select pid from pg_stat_activity`;
  const postmaster = Number.parseInt(readFileSync(join(base.location, 'data/postmaster.pid'), 'utf8'), 10);
  killing.abort();
  for (const pid of [postmaster, ...processes]) process.kill(pid, 'SIGKILL');
  await ending;
  // The database is up again.
  const orders = await vi.waitUntil(countOrders, { timeout: 60_000 });
  await watching.destroy();
  await base.stop();
  return orders;
}

const leftOrders = await killHalfWay();
const server = await startShopProcess(dataDir, { SEED: 'demo', LOG_LEVEL: 'info' });
const postgres = await startPostgres({ dataDir });
const { db } = openDatabase(postgres.connection, 5, 60_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  await postgres.stop();
  remove();
});

const log = createLog('error');
const open = (clock: { now(): Date }) => openMarket({ settings: testSettings(), db, clock, log });
const { seller, operator } = peopleOf(open(systemClock));
const now = systemClock.now();
const count = (rows: ReturnType<typeof sql>) => getValue<number>(db)`select count(*)::int from ${rows}`;

describe('the demo’s town', () => {
  it('was killed half way, and is made anew', () => {
    expect(leftOrders).toBeLessThan(270);
    expect(server.output()).toContain('The demo town was not finished: making it anew');
  });

  it('has traded for sixty days: some 300 orders in all states, with clean books', async () => {
    expect(server.output()).toMatch(/Let the town trade for sixty days: \d+ orders/);
    expect(server.output()).not.toContain('refused');
    expect(server.output().match(/payment\.captured/g)).toBeNull(); // sixty days of events are no news
    expect(await count(sql`orders`)).toBeGreaterThan(270);
    const states = await listValues(db)`
      select distinct order_status || ' ' || payment_status || ' ' || pay_by from orders order by 1`;
    expect(states).toEqual(
      expect.arrayContaining([
        'cancelled paid upi',
        'cancelled unpaid delivery',
        'cancelled unpaid upi',
        'pending pending upi',
        'placed paid upi',
        'success paid delivery',
        'success paid upi',
        'warehouse paid upi',
      ]),
    );
    for (const rows of [
      sql`order_parcels where refused_at is not null`,
      sql`order_parcels where lost_at is not null`,
      sql`order_parcels where brought_back_at is not null and delivered_at is null`,
      sql`payment_claims where state = 'open'`,
      sql`unsupplied_lines`,
      sql`bank_lines where order_id is not null`,
      sql`reviews where verified`,
      sql`promotion_uses where coupon <> ''`,
      sql`credit_notes`,
      sql`commission_invoices`,
    ])
      expect(await count(rows)).toBeGreaterThan(0);
    const returns = await listValues(db)`select distinct state from returns`;
    expect(returns).toEqual(expect.arrayContaining(['asked', 'declined', 'exchanged', 'refunded']));
    expect(await checkLedger(db, now)).toEqual([]);
  });

  it('begins today with orders to be packed in each shop, returns, questions and messages that wait', async () => {
    const days = await Promise.all(shops.map(({ slug }) => seller(slug).deskToday.read({})));
    expect(days.filter(({ toPack }) => toPack === 0)).toEqual([]);
    expect(days.filter(({ returns }) => returns.waiting > 0).length).toBeGreaterThan(2);
    expect(days.filter(({ questions }) => questions > 0).length).toBe(4);
    expect(days.filter(({ unreadChats }) => unreadChats > 0).length).toBeGreaterThan(2);
    expect(days.filter(({ onTime }) => onTime.parcels === 0)).toEqual([]);
    const { now: lately, before, daily } = await operator.deskInsight.read({ days: '30' });
    expect(lately.paise).toBeGreaterThan(before.paise);
    expect(daily.filter(({ orders }) => orders > 0).length).toBeGreaterThan(25);
  });

  it('has paid its sellers by runs of two persons, but for one whose account was closed', async () => {
    expect(await count(sql`payout_runs where state = 'agreed'`)).toBeGreaterThan(5);
    expect(await count(sql`payouts where state = 'paid'`)).toBeGreaterThan(20);
    expect(await count(sql`payouts where state = 'failed'`)).toBe(1);
  });

  it('keeps what the demo promises: its customer has no orders, and its shelves are full', async () => {
    expect(await count(sql`orders where customer_id = ${townId('customer', demoCustomer.email)}`)).toBe(0);
    const stock = await listValues(db)`select quantity from stock order by variant_id`;
    const shelves = stockRows(buildTown({ today: now })).toSorted((a, b) =>
      a.variant_id < b.variant_id ? -1 : 1,
    );
    expect(stock).toEqual(shelves.map(({ quantity }) => quantity));
    expect(await count(sql`listed_products where not in_stock`)).toBe(10);
  });

  it('leaves no news of the past unread or unsent', async () => {
    expect(await count(sql`notices where sent_at is null and at < ${shift(now, -day)}`)).toBe(0);
    const { news } = await seller(shops[0]!.slug).deskNews.list({});
    const old = news.filter(({ date }) => date < shift(now, -day).toISOString());
    expect(old.filter(({ unread }) => unread)).toEqual([]);
  });

  it('does not trade twice when two processes start on it', async () => {
    expect(await liveTown(now, open)).toBeNull();
  });
});
