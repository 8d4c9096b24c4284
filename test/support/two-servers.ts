import { openDatabase } from '../../src/platform/database.ts';
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts';
import { settings } from '../torture/servers.ts';
import { startNginx } from './nginx.ts';
import { databaseUrl, temporaryDataDir } from './postgres-process.ts';
import { freePort, type ShopProcess, startShopProcess } from './shop-process.ts';
import { startS3Storage } from './s3-storage.ts';
import { smallShop } from './small-shop.ts';

/**
 * A shop that has grown: two servers on one `DATABASE_URL`, behind nginx: they have nothing else in common but their secrets and a bucket for
 * photos.
 * Customers come to `address`; `running` are the servers themselves, changed in place when one is started again.
 */
export async function startTwoServers(env: Record<string, string> = {}) {
  const database = temporaryDataDir();
  const folders = [temporaryDataDir(), temporaryDataDir()];
  const postgres = await startPostgres({ dataDir: database.dataDir });
  const key = { id: 'AKIAEXAMPLE', secret: 'a secret of the test', region: 'ap-south-1' };
  const storage = await startS3Storage(key);
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
      S3_ENDPOINT: storage.endpoint,
      S3_BUCKET: 'chowk',
      S3_REGION: key.region,
      S3_ACCESS_KEY_ID: key.id,
      S3_SECRET_ACCESS_KEY: key.secret,
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
      storage.close();
      for (const { remove } of [database, ...folders]) remove();
    },
  };
}

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;
