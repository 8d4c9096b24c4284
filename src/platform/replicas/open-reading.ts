import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { second } from '../clock.ts';
import { type Connection, type Database, openDatabase } from '../database.ts';
import type { Log } from '../log.ts';
import { readingClient } from './reading-client.ts';
import { readPosition } from './replicas.store.ts';
import { type WatchedReplica, watchReplica } from './watch-replica.ts';

/** Poll intervals in milliseconds: the usual one, and one for while a replica lacks a change. */
const every = second;
const soon = 50;

/** A database for reads that may come from a replica. */
export interface Reading {
  readonly db: Database;
  /** Call it on a change that customers see: reads go to the primary until a replica has caught up. */
  readonly changed: () => void;
  /** Number of replicas in use. */
  readonly asked: () => number;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly connection: Connection;
  /** Replica URLs; with none, everything goes to the primary. */
  readonly replicas: readonly string[];
  /** Pool size per server. */
  readonly size: number;
  /** In milliseconds. */
  readonly statementTimeout: number;
  readonly log: Log;
}

/**
 * Opens the primary and its replicas as one read database. Falls back to the primary when a replica is unreachable.
 */
export function openReading({ connection, replicas, size, statementTimeout, log }: Options): Reading {
  const primary = openDatabase(connection, size, statementTimeout);
  if (replicas.length === 0)
    return { db: primary.db, changed: () => {}, asked: () => 0, stop: () => primary.db.destroy() };
  const watchers = replicas.map((url) => {
    const database = openDatabase({ url }, size, statementTimeout);
    return { ...database, ...watchReplica(database.db, { name: nameOf(url), log }) };
  });
  let changes = 0;
  let turn = 0;
  const free = () => watchers.filter((one) => one.mayBeAsked(changes));

  async function connect() {
    const candidates = free();
    const replica = candidates[(turn = (turn + 1) % Math.max(candidates.length, 1))];
    if (!replica) return primary.pool.connect();
    try {
      return readingClient(await replica.pool.connect(), primary.pool, replica.broke);
    } catch (error) {
      replica.broke(error);
      return primary.pool.connect();
    }
  }

  const looking = keepLooking(primary.db, watchers, () => changes);
  const pool = { connect, end: async () => {}, options: {} };
  return {
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) }),
    changed: () => {
      changes++;
      looking.now();
    },
    asked: () => free().length,
    stop: async () => {
      await looking.stop();
      await Promise.all([primary, ...watchers].map(({ db }) => db.destroy()));
    },
  };
}

/** Polls all replicas, faster while one of them lacks a change. */
function keepLooking(primary: Database, watchers: readonly WatchedReplica[], changes: () => number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function look(): Promise<void> {
    // Counted before the position is read: a change in between may be after that position.
    const mark = { changes: changes(), at: performance.now() };
    try {
      const position = await readPosition(primary);
      await Promise.all(watchers.map((one) => one.look({ ...mark, position })));
    } catch {
      // The primary is down: replicas keep serving their data. Reads of the primary itself fail on their own.
    }
  }

  function now(): void {
    clearTimeout(timer);
    if (isStopped) return;
    running ??= look().finally(() => {
      running = null;
      if (isStopped) return;
      const behind = watchers.some((one) => one.mayBeAsked(0) && !one.mayBeAsked(changes()));
      timer = setTimeout(now, behind ? soon : every).unref();
    });
  }

  now();
  return {
    now,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** A replica's name in the log: its host without user and password. */
function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get('host') ?? host;
}
