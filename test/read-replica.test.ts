import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/database.ts';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { startReplica } from './support/replica.ts';
import { startShopProcess } from './support/shop-process.ts';
import { smallShop } from './support/small-shop.ts';
import { change } from './support/listed.ts';

/** A real shop whose guests read from a streaming replica. src/platform/replicas tests which statement goes where. */
const { dataDir, remove } = temporaryDataDir();
const first = await startShopProcess(dataDir, { SEED: 'none' });
const postgres = await startPostgres({ dataDir });
await first.stop();
const { db } = openDatabase(postgres.connection, 2);
const replica = await startReplica(postgres);
const shop = await startShopProcess(dataDir, { SEED: 'none', READ_DATABASE_URL: replica.url });
afterAll(async () => {
  await db.destroy();
  await shop.stop();
  await replica.remove();
  await postgres.stop();
  remove();
});

const product = await (await smallShop(db, new Date())).product({ price: 4_321, discount: 0 });
const page = async () => {
  const answer = await fetch(`${shop.address}/product/details/${product.id}`);
  return answer.status === 200 ? answer.text() : String(answer.status);
};
const showsSoon = async (price: string) => {
  await expect.poll(page).toContain(price);
};

it('reads what guests look at from the replica', async () => {
  await showsSoon('4,321');
  const countReads = async () => {
    const [row] = await replica.ask<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where application_name = 'chowk' and query not like '%pg_is_in_recovery%' and query <> ''`,
    );
    return row?.n ?? 0;
  };
  // It takes a moment until the replica is known to keep up.
  const askedByVisit = async () => {
    await fetch(`${shop.address}/api/home/get-product/${product.id}`);
    return countReads();
  };
  await expect.poll(askedByVisit).toBeGreaterThan(0);
});

it('shows a new price though the replica has only the old one, and every price though there is no replica', async () => {
  await replica.ask('select pg_wal_replay_pause()');
  await change(db, sql`update products set price = 5432 where id = ${product.id}`);
  await showsSoon('5,432');
  for (let n = 0; n < 20; n++) expect(await page()).not.toContain('4,321');
  await replica.ask('select pg_wal_replay_resume()');
  await replica.stop();
  await change(db, sql`update products set price = 6543 where id = ${product.id}`);
  await showsSoon('6,543');
});
