import pg from 'pg';
import type { Connection } from './database.ts';
import type { Log } from './log.ts';

/** The NOTIFY channel of the database's triggers (`tell_shop_changed` in db/migrations). */
const channel = 'shop_changed';

/** Reconnect delay in milliseconds. */
const tryAgain = 1_000;

/** Reports changes that customers can see, made by any process. */
export interface ChangeFeed {
  /** Increases with each change. Null while disconnected: then caches must not be trusted. */
  readonly version: () => number | null;
  /** The same, except for changes of a single product's page, which are reported to `onProduct`. */
  readonly pagesVersion: () => number | null;
  /** Registers a listener for changes that show on one product's page only, such as a review. */
  readonly onProduct: (listener: (product: { id: string; slug: string }) => void) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Listens on its own connection and reconnects when it is lost; a reconnect counts as a change. Calls `onChange`
 * before the version increases.
 */
export async function startChangeFeed(
  connection: Connection,
  log: Log,
  onChange: () => void = () => {},
): Promise<ChangeFeed> {
  let version = 0;
  let pagesVersion = 0;
  const listeners: Parameters<ChangeFeed['onProduct']>[0][] = [];
  const change = (ofProduct = '') => {
    onChange();
    version++;
    if (ofProduct === '') pagesVersion++;
    const [id = '', slug = ''] = ofProduct.split(' ');
    if (ofProduct !== '') for (const listener of listeners) listener({ id, slug });
  };
  let hearing = false;
  let isStopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const mine = new pg.Client(
      'url' in connection ? { connectionString: connection.url } : { ...connection },
    );
    client = mine;
    mine.on('notification', ({ payload }) => change(payload));
    mine.on('error', (error) => reconnect(error));
    mine.on('end', () => reconnect());
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      change();
      hearing = true;
    } catch (error) {
      reconnect(error);
    }

    function reconnect(error?: unknown): void {
      if (client !== mine) return;
      client = null;
      hearing = false;
      if (isStopped) return;
      log.warn({ err: error }, 'Lost the connection of the change feed, reconnecting');
      mine.end().catch(() => {});
      timer = setTimeout(() => void listen(), tryAgain).unref();
    }
  }

  await listen();
  return {
    version: () => (hearing ? version : null),
    pagesVersion: () => (hearing ? pagesVersion : null),
    onProduct: (listener) => void listeners.push(listener),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
