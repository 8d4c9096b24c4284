import pg from 'pg';
import type { Connection } from './database.ts';
import type { Log } from './log.ts';

/** The channel that the database's triggers speak on (`tell_shop_changed` in db/migrations). */
const channel = 'shop_changed';

/** Milliseconds until a lost connection is tried again. */
const tryAgain = 1_000;

/** Says when what customers see was changed, by whichever process. */
export interface ChangeFeed {
  /** Goes up with each change. Null while nothing is heard: then nothing that was kept may be trusted. */
  readonly version: () => number | null;
  readonly stop: () => Promise<void>;
}

/**
 * Listens on a connection of its own, for ever: a lost one is made anew, and what was missed meanwhile counts as a change.
 * `changed` is told of each before the version goes up.
 */
export async function startChangeFeed(
  connection: Connection,
  log: Log,
  changed: () => void = () => {},
): Promise<ChangeFeed> {
  let version = 0;
  const change = () => {
    changed();
    version++;
  };
  let hearing = false;
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const mine = new pg.Client(
      'url' in connection ? { connectionString: connection.url } : { ...connection },
    );
    client = mine;
    mine.on('notification', change);
    mine.on('error', (error) => lost(error));
    mine.on('end', () => lost());
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      change();
      hearing = true;
    } catch (error) {
      lost(error);
    }

    function lost(error?: unknown): void {
      if (client !== mine) return;
      client = null;
      hearing = false;
      if (stopped) return;
      log.warn({ err: error }, 'The connection that hears of changes was lost; it is made again');
      mine.end().catch(() => {});
      timer = setTimeout(() => void listen(), tryAgain).unref();
    }
  }

  await listen();
  return {
    version: () => (hearing ? version : null),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
