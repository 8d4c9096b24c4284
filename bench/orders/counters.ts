import { sql } from 'kysely';
import { insertSession } from '../../src/domains/accounts/session.store.ts';
import { type Connection, openDatabase, execute } from '../../src/platform/database.ts';
import { newId, newSecret } from '../../src/platform/ids.ts';

/** A product with enough stock for every round. Money in whole rupees. */
export interface Shelf {
  readonly productId: string;
  readonly variantId: string;
  readonly sellerId: string;
  readonly price: number;
}

/** Customers who are logged in, and the products they buy. */
export interface Counters {
  readonly customers: readonly { id: string; cookie: string }[];
  /** How many of them order concurrently; the others follow. */
  readonly atOnce: number;
  /** Two products to buy, different ones each time. */
  next(): [Shelf, Shelf];
  /** Runs ANALYZE on the tables, which makes PostgreSQL plan every prepared statement again. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}

/** How many customers take turns in one place before the first comes again. */
const customersInTurn = 120;

/** Fills the stock of an existing shop, and logs `many` customers in. */
export async function openCounters(connection: Connection, many: number): Promise<Counters> {
  const { db } = openDatabase(connection, 2);
  const now = new Date(performance.timeOrigin);
  await execute(db)`update stock set quantity = 1000000`;
  const shelves = await execute<Shelf>(db)`
    select p.id as "productId", p.seller_id as "sellerId", p.final_price as price,
           (select id from variants where product_id = p.id order by position, id limit 1) as "variantId"
    from products p where p.status = 'active' and p.final_price > 0 order by p.id`;
  const customers: { id: string; cookie: string }[] = [];
  for (let index = 0; index < many * customersInTurn; index++) {
    const [id, token] = [newId(now), newSecret()];
    await execute(db)`
      insert into customers (id, name, email, created_at, updated_at)
      values (${id}, 'Meera', ${`${id}@example.com`}, ${now}, ${now})`;
    await insertSession(db, {
      id: newId(now),
      token,
      customerId: id,
      userAgent: '',
      address: '',
      now,
    });
    customers.push({ id, cookie: `session=${token}` });
  }
  let step = 0;
  const shelf = (index: number) => shelves[index % shelves.length] as Shelf;
  return {
    customers,
    atOnce: many,
    next() {
      step += 1;
      return [shelf(step * 7), shelf(step * 7 + 3)];
    },
    analyze: async () => void (await sql`analyze`.execute(db)),
    close: () => db.destroy(),
  };
}
