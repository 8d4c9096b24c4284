import { type RunningPostgres, startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { startNginx } from './nginx.ts';
import { databaseUrl, temporaryDataDir } from '../../packages/embedded-postgres/src/testing.ts';
import { startS3Storage } from './s3-storage.ts';
import { freePort, type ShopProcess, startShopProcess } from './shop-process.ts';

/** A shop of several servers. */
export interface ServersBehindNginx {
  /** nginx's address, which is the shop's. */
  readonly address: string;
  readonly postgres: RunningPostgres;
  /** The servers, replaced in place when one is restarted. */
  readonly running: [ShopProcess, ShopProcess];
  /** Restarts a stopped server, optionally with other settings or as another release (null: these sources). */
  start(at: 0 | 1, env?: Record<string, string>, release?: string | null): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts two servers on one `DATABASE_URL` behind nginx. They share nothing else but their secrets and a bucket for
 * photos.
 * @param env settings that override a demo shop's
 * @param front nginx's port
 * @param release the folder of another, built release of the shop instead of this one
 */
export async function startBehindNginx(
  env: Record<string, string> = {},
  front?: number,
  release?: string,
): Promise<ServersBehindNginx> {
  const database = temporaryDataDir();
  const folders = [temporaryDataDir(), temporaryDataDir()];
  const postgres = await startPostgres({ dataDir: database.dataDir });
  const key = { id: 'AKIAEXAMPLE', secret: 'a secret of the test', region: 'ap-south-1' };
  const storage = await startS3Storage(key);
  const ports = [await freePort(), await freePort()] as const;
  const port = front ?? (await freePort());
  const address = `http://127.0.0.1:${port}`;

  const start = (
    at: 0 | 1,
    other: Record<string, string> = {},
    of: string | null | undefined = release,
  ): Promise<ShopProcess> =>
    startShopProcess(
      folders[at]?.dataDir as string,
      {
        DATABASE_URL: databaseUrl(postgres.connection),
        SESSION_SECRET: 'what signs the cookies of both servers',
        PAYMENT_SECRET: 'what both servers know payments by',
        PORT: String(ports[at]),
        PUBLIC_URL: address,
        TRUST_PROXY: '127.0.0.1',
        S3_ENDPOINT: storage.endpoint,
        S3_BUCKET: 'chowk',
        S3_REGION: key.region,
        S3_ACCESS_KEY_ID: key.id,
        S3_SECRET_ACCESS_KEY: key.secret,
        ...env,
        ...other,
      },
      of ?? undefined,
    );
  const running: [ShopProcess, ShopProcess] = [await start(0), await start(1)];
  const nginx = await startNginx(port, ports);
  return {
    address,
    postgres,
    running,
    start: async (at, other, of) => void (running[at] = await start(at, other, of)),
    stop: async () => {
      await nginx.stop();
      for (const server of running) await server.stop();
      await postgres.stop();
      storage.close();
      for (const { remove } of [database, ...folders]) remove();
    },
  };
}
