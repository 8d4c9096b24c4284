import { type Database, execute } from '../../src/platform/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { newSellerLogin } from '../../test/support/staff.ts';
import type { Crowd, Saying } from '../chat/clients.ts';
import { loggedInCustomers } from '../customers.ts';

/** A shop, the logins at its desk, and the customers who chat with it. */
interface Circle {
  readonly sellerId: string;
  readonly desks: readonly { readonly cookie: string }[];
  readonly customers: { readonly id: string; readonly cookie: string }[];
}

/** A shop answers at most 240 messages a minute, so there are a few shops even for few sockets. */
const [socketsPerShop, fewestShops, desksPerShop] = [50, 20, 2];

/** Creates shops and customers, one per socket, in the database. All have written to each other before. */
export async function meet(db: Database, sockets: number): Promise<Circle[]> {
  const shops = Math.max(fewestShops, Math.round(sockets / socketsPerShop));
  return db.transaction().execute(async (trx) => {
    const customers = await loggedInCustomers(trx, sockets - shops * desksPerShop);
    const circles: Circle[] = [];
    for (let at = 0; at < shops; at++) {
      const sellerId = await openShop(trx, at);
      const desks = [];
      for (let n = 0; n < desksPerShop; n++) desks.push(await newSellerLogin(trx, sellerId, new Date()));
      circles.push({ sellerId, desks, customers: [] });
    }
    // In groups of four, so that the customers of a shop are spread over all servers.
    for (const [n, customer] of customers.entries())
      circles[Math.floor(n / 4) % shops]?.customers.push(customer);
    for (const circle of circles) await acquaint(trx, circle);
    return circles;
  });
}

async function openShop(db: Database, at: number): Promise<string> {
  const id = newId(new Date());
  await execute(db)`
    insert into sellers (id, shop_name, slug, state, state_code, gstin, invoice_code, created_at)
    values (${id}, ${`Shop ${id}`}, ${id}, 'Rajasthan', '08', '', ${`S${at}${id.slice(-4)}`}, now())`;
  return id;
}

async function acquaint(db: Database, { sellerId, customers }: Circle): Promise<void> {
  await execute(db)`
    insert into conversations (customer_id, seller_id, created_at, last_message_at)
    select id, ${sellerId}, now(), now() from unnest(${customers.map(({ id }) => id)}::text[]) as customers(id)`;
}

/**
 * Divides the circles into `howMany` crowds of clients, spread over the servers. Both sides of a chat are in one crowd,
 * so that one clock times both, but mostly on different servers.
 */
export function crowds(circles: readonly Circle[], addresses: readonly string[], howMany: number): Crowd[] {
  return Array.from({ length: howMany }, (_crowd, which) =>
    crowdOf(
      circles.flatMap((circle, at) => (at % howMany === which ? { ...circle, at } : [])),
      addresses,
    ),
  );
}

function crowdOf(circles: readonly (Circle & { at: number })[], addresses: readonly string[]): Crowd {
  const sockets: Crowd['sockets'][number][] = [];
  const door = (place: number) => sockets[place] ?? { address: '', cookie: '' };
  const connect = (server: number, { cookie }: { cookie: string }) =>
    sockets.push({ address: addresses[server % addresses.length] ?? '', cookie }) - 1;
  const talks = circles.map(({ sellerId, desks, customers, at }) => {
    const readers = desks.map((desk, n) => connect(at + n, desk));
    return customers.map((customer, n) => talk(sellerId, readers, customer.id, connect(n, customer), n));
  });
  /** A question and its answer, from the desks in turn. */
  function talk(
    sellerId: string,
    desks: number[],
    customerId: string,
    customer: number,
    n: number,
  ): Saying[] {
    return [
      {
        from: door(customer),
        path: '/api/chat/customer/send-message-to-seller',
        to: { sellerId },
        readers: desks,
        copies: [customer],
      },
      {
        from: door(desks[n % desks.length] ?? 0),
        path: '/api/desk/chat/reply',
        to: { customerId },
        readers: [customer],
        copies: desks,
      },
    ];
  }
  return { sockets, sayings: inTurns(talks) };
}

/** The first talk of each circle, then the second, and so on. */
function inTurns(talks: readonly (readonly Saying[][])[]): Saying[] {
  const most = Math.max(...talks.map(({ length }) => length));
  return Array.from({ length: most }, (_turn, n) => talks.flatMap((circle) => circle[n] ?? [])).flat();
}

/** The share of deliveries whose writer is on another server than the reader. */
export function shareElsewhere(all: readonly Crowd[]): number {
  const pairs = all.flatMap(({ sockets, sayings }) =>
    sayings.flatMap(({ from, readers }) => readers.map((place) => sockets[place]?.address !== from.address)),
  );
  return pairs.filter(Boolean).length / pairs.length;
}
