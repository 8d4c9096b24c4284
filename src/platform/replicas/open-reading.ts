import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { second } from '../clock.ts';
import { type Connection, type Database, openDatabase } from '../database.ts';
import type { Log } from '../log.ts';
import { readingClient } from './reading-client.ts';
import { readPosition } from './replicas.store.ts';
import { type WatchedReplica, watchReplica } from './watch-replica.ts';

/** How often replicas are looked at, and how often while one of them has not yet got a change. Milliseconds. */
const every = second;
const soon = 50;

/** A database for what is only read, and may be read from a copy. */
export interface Reading {
  readonly db: Database;
  /** Told at once when what customers see was changed: until a replica has the change, the primary is asked. */
  readonly changed: () => void;
  /** Replicas that are asked now. */
  readonly asked: () => number;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly connection: Connection;
  /** Addresses of replicas; none, and everything goes to the primary. */
  readonly replicas: readonly string[];
  /** Connections to each server. */
  readonly size: number;
  /** Milliseconds. */
  readonly statementTimeout: number;
  readonly log: Log;
}

/** Opens the primary and its replicas as one database. A replica that cannot be reached is no fault: the primary is asked. */
export function openReading({ connection, replicas, size, statementTimeout, log }: Options): Reading {
  const primary = openDatabase(connection, size, statementTimeout);
  if (replicas.length === 0)
    return { db: primary.db, changed: () => {}, asked: () => 0, stop: () => primary.db.destroy() };
  const watched = replicas.map((url) => {
    const opened = openDatabase({ url }, size, statementTimeout);
    return { ...opened, ...watchReplica(opened.db, { name: nameOf(url), log }) };
  });
  let changes = 0;
  let turn = 0;
  const free = () => watched.filter((one) => one.mayBeAsked(changes));

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

  const looking = keepLooking(primary.db, watched, () => changes);
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
      await Promise.all([primary, ...watched].map(({ db }) => db.destroy()));
    },
  };
}

/** Looks at all replicas, again and again; sooner while one of them has a change to come. */
function keepLooking(primary: Database, watched: readonly WatchedReplica[], changes: () => number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let stopped = false;

  async function look(): Promise<void> {
    // Counted before the position is asked for: a change that comes in between may lie behind it.
    const mark = { changes: changes(), at: performance.now() };
    try {
      const position = await readPosition(primary);
      await Promise.all(watched.map((one) => one.look({ ...mark, position })));
    } catch {
      // The primary is away: replicas go on showing what they have. Who asks the primary itself is told.
    }
  }

  function now(): void {
    clearTimeout(timer);
    if (stopped) return;
    running ??= look().finally(() => {
      running = null;
      if (stopped) return;
      const behind = watched.some((one) => one.mayBeAsked(0) && !one.mayBeAsked(changes()));
      timer = setTimeout(now, behind ? soon : every).unref();
    });
  }

  now();
  return {
    now,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** How the log calls a replica: its address without user and password. */
function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get('host') ?? host;
}
