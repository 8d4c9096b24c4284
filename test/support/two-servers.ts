import { openDatabase } from '../../src/platform/database.ts';
import { settings } from '../torture/servers.ts';
import { startBehindNginx } from './servers-behind-nginx.ts';
import { smallShop } from './small-shop.ts';

/** Two servers behind nginx with a small shop, and direct access to their database. */
export async function startTwoServers(env: Record<string, string> = {}) {
  const servers = await startBehindNginx({ ...settings, ...env });
  const { db } = openDatabase(servers.postgres.connection, 8);
  return {
    ...servers,
    db,
    shop: await smallShop(db, new Date()),
    stop: async () => {
      await db.destroy();
      await servers.stop();
    },
  };
}

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;
