import { openDatabase } from '../../src/platform/database.ts';
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts';
import { settings } from '../torture/servers.ts';
import { startNginx } from './nginx.ts';
import { databaseUrl, temporaryDataDir } from './postgres-process.ts';
import { freePort, type ShopProcess, startShopProcess } from './shop-process.ts';
import { smallShop } from './small-shop.ts';

/**
 * A shop that has grown: two servers on one `DATABASE_URL`, with nothing else in common but their secrets, behind nginx.
 * Customers come to `address`; `running` are the servers themselves, changed in place when one is started again.
 */
export async function startTwoServers(env: Record<string, string> = {}) {
  const database = temporaryDataDir();
  const folders = [temporaryDataDir(), temporaryDataDir()];
  const postgres = await startPostgres({ dataDir: database.dataDir });
  const ports = [await freePort(), await freePort()] as const;
  const front = await freePort();
  const address = `http://127.0.0.1:${front}`;

  const start = (at: 0 | 1): Promise<ShopProcess> =>
    startShopProcess(folders[at]?.dataDir as string, {
      ...settings,
      DATABASE_URL: databaseUrl(postgres.connection),
      SESSION_SECRET: 'what signs the cookies of both servers',
      PORT: String(ports[at]),
      PUBLIC_URL: address,
      TRUST_PROXY: '127.0.0.1',
      ...env,
    });
  const running: [ShopProcess, ShopProcess] = [await start(0), await start(1)];
  const nginx = await startNginx(front, ports);
  const { db } = openDatabase(postgres.connection, 8);
  return {
    address,
    postgres,
    db,
    shop: await smallShop(db, new Date()),
    running,
    start: async (at: 0 | 1) => void (running[at] = await start(at)),
    stop: async () => {
      await nginx.stop();
      for (const server of running) await server.stop();
      await db.destroy();
      await postgres.stop();
      for (const { remove } of [database, ...folders]) remove();
    },
  };
}

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;
