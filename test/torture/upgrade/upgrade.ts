import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../src/platform/database.ts';
import { startCrowd } from '../../support/crowd.ts';
import { startBehindNginx } from '../../support/servers-behind-nginx.ts';
import type { smallShop } from '../../support/small-shop.ts';
import type { newSellerLogin } from '../../support/staff.ts';
import { settings } from '../servers.ts';
import { startChatters } from './chatters.ts';

interface Upgrade {
  /** Folder of the release that runs; these sources where there is none. */
  readonly from: string;
  /** Folder of the release that replaces it, if not these sources. */
  readonly to?: string;
  /** Whether a server is told to stop (SIGTERM) or just ends (SIGKILL). */
  readonly end?: 'stop' | 'kill';
  /** Milliseconds that both releases serve side by side. */
  readonly together?: number;
}

export interface Upgraded {
  readonly requests: number;
  readonly orders: number;
  /** What was not answered, or by a failure of the shop, each with its first word. */
  readonly failed: readonly string[];
  /** Acknowledged orders that are not stored, or stored ones that nobody was told of. */
  readonly unequalOrders: number;
  readonly messages: number;
  readonly lostMessages: number;
  /** The longest that a message took to its reader, in milliseconds. */
  readonly longest: number;
  readonly reconnects: number;
  /** What the servers logged as errors, a line of JSON each. */
  readonly logged: readonly string[];
}

/** Replaces two servers behind nginx one after the other while people look around, order and chat through it. */
export async function upgrade({ from, to, end = 'stop', together = 6_000 }: Upgrade): Promise<Upgraded> {
  // Unpaid orders end at once, so that nobody meets the limit of goods that are held.
  const servers = await startBehindNginx(
    { ...settings, LOG_LEVEL: 'error', UNPAID_ORDER_TTL: '1s' },
    undefined,
    from,
  );
  const everyServer = [...servers.running];
  const { db } = openDatabase(servers.postgres.connection, 8);
  try {
    // The old release's own makers: they know its tables.
    const made = (await import(join(from, 'test/support/small-shop.ts'))) as { smallShop: typeof smallShop };
    const staff = (await import(join(from, 'test/support/staff.ts'))) as {
      newSellerLogin: typeof newSellerLogin;
    };
    const shop = await made.smallShop(db, new Date());
    const { sellerId } = await shop.product();
    const seller = { id: sellerId, cookie: (await staff.newSellerLogin(db, sellerId, new Date())).cookie };
    const customers = await Promise.all(Array.from({ length: 8 }, () => shop.customer()));
    const chatters = await startChatters({ address: servers.address, seller, customers });
    const crowd = await startCrowd({ address: servers.address, db, shop }, 6);
    await pause(2_000);
    for (const at of [0, 1] as const) {
      await servers.running[at][end]();
      await servers.start(at, {}, to ?? null);
      everyServer.push(servers.running[at]);
      await pause(together);
    }
    const { acknowledged, stored = 0 } = await crowd.stop();
    const { sent, lost, longest, reconnects } = await chatters.stop();
    return {
      requests: crowd.done.length + sent,
      orders: acknowledged,
      failed: [...crowd.failed().map(({ what, answer }) => `${what}: ${answer}`), ...chatters.failed],
      unequalOrders: Math.abs(stored - acknowledged),
      messages: sent,
      lostMessages: lost,
      longest,
      reconnects,
      logged: everyServer.flatMap((server) => server.printed().match(/^\{.*"level":50.*$/gm) ?? []),
    };
  } finally {
    await db.destroy();
    await servers.stop();
  }
}
