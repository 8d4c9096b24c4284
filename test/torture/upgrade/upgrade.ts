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
  /** The folder of the running release. */
  readonly from: string;
  /** The folder of the release that replaces it, if not these sources. */
  readonly to?: string;
  /** Whether a server is stopped (SIGTERM) or killed (SIGKILL). */
  readonly end?: 'stop' | 'kill';
  /** Milliseconds that both releases serve side by side. */
  readonly together?: number;
}

export interface UpgradeResult {
  readonly requests: number;
  readonly orders: number;
  /** Requests without an answer, or with a server error; each begins with its kind. */
  readonly failed: readonly string[];
  /** Acknowledged orders that are not stored, or stored orders that nobody was told of. */
  readonly unequalOrders: number;
  readonly messages: number;
  readonly lostMessages: number;
  /** The longest time a message took to its reader, in milliseconds. */
  readonly longest: number;
  readonly reconnects: number;
  /** Errors in the servers' logs, one JSON line each. */
  readonly logged: readonly string[];
}

/** Replaces two servers behind nginx one after the other, while people browse, order and chat through it. */
export async function upgrade({ from, to, end = 'stop', together = 6_000 }: Upgrade): Promise<UpgradeResult> {
  // Unpaid orders expire at once, so that nobody reaches the limit of reserved goods.
  const servers = await startBehindNginx(
    { ...settings, LOG_LEVEL: 'error', UNPAID_ORDER_TTL: '1s' },
    undefined,
    from,
  );
  const everyServer = [...servers.running];
  const { db } = openDatabase(servers.postgres.connection, 8);
  try {
    // The old release's own helpers, which know its tables.
    const module = (await import(join(from, 'test/support/small-shop.ts'))) as {
      smallShop: typeof smallShop;
    };
    const staff = (await import(join(from, 'test/support/staff.ts'))) as {
      newSellerLogin: typeof newSellerLogin;
    };
    const shop = await module.smallShop(db, new Date());
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
      logged: everyServer.flatMap((server) => server.output().match(/^\{.*"level":50.*$/gm) ?? []),
    };
  } finally {
    await db.destroy();
    await servers.stop();
  }
}
