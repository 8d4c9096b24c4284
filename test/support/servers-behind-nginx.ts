import { type RunningPostgres, startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { startNginx } from './nginx.ts';
import { databaseUrl, temporaryDataDir } from '../../packages/embedded-postgres/src/testing.ts';
import { startS3Storage } from './s3-storage.ts';
import { freePort, type ShopProcess, startShopProcess } from './shop-process.ts';

/** A shop that has grown. */
export interface ServersBehindNginx {
  /** Of nginx: the shop's own. */
  readonly address: string;
  readonly postgres: RunningPostgres;
  /** The servers themselves, changed in place when one is started again. */
  readonly running: [ShopProcess, ShopProcess];
  /** Starts one again that was stopped; with other settings, or of another release (null: of these sources). */
  start(at: 0 | 1, env?: Record<string, string>, release?: string | null): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts two servers on one `DATABASE_URL` behind nginx: they have nothing else in common but their secrets and a bucket for photos.
 * @param env settings over those of a demo shop
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
