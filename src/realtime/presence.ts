import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { newSecret } from '../platform/ids.ts';
import { second } from '../platform/clock.ts';
import { repeat } from '../platform/repeat.ts';
import type { SocketKind } from './person.ts';
import * as store from './presence.store.ts';

/** Heartbeat interval: three of them fit into the timeout. */
const sayEvery = 6 * second;

/**
 * Stores the people connected to this process in the database, for all processes to read. Three tabs count as one
 * person. Calls `changed` when a person connects or leaves.
 */
export function keepPresence({
  db,
  log,
  changed,
}: {
  db: Database;
  log: Log;
  changed: (kind: SocketKind) => void;
}) {
  const processId = newSecret().slice(0, 16);
  const sockets: Record<SocketKind, Map<string, number>> = { customer: new Map(), seller: new Map() };
  const logFailure = (error: unknown) => log.error({ err: error }, 'Could not record who is online');
  const everybody = () =>
    (['customer', 'seller'] as const).flatMap((kind) =>
      [...sockets[kind].keys()].map((id) => ({ kind, id })),
    );

  // Writes run in order, so that a quick leave and return cannot end as absent.
  let writing: Promise<unknown> = sayAlive();
  const write = (work: () => Promise<unknown>) => {
    writing = writing.then(work).catch(logFailure);
  };

  async function sayAlive(): Promise<void> {
    if (await store.sayAlive(db, processId)) {
      const people = everybody();
      if (people.length) await store.addPeople(db, processId, people);
    }
    if (await store.forgetSilent(db)) for (const kind of ['seller', 'customer'] as const) changed(kind);
  }
  writing = writing.catch(logFailure);
  const beat = repeat(sayAlive, { every: sayEvery, task: 'say that this process is there', log });

  return {
    here: (kind: SocketKind) => [...sockets[kind].keys()],
    came(kind: SocketKind, id: string): void {
      const open = sockets[kind].get(id) ?? 0;
      sockets[kind].set(id, open + 1);
      if (open > 0) return;
      write(async () => {
        if (!sockets[kind].has(id)) return;
        await store.addPeople(db, processId, [{ kind, id }]);
        changed(kind);
      });
    },
    went(kind: SocketKind, id: string): void {
      const open = (sockets[kind].get(id) ?? 1) - 1;
      if (open > 0) return void sockets[kind].set(id, open);
      sockets[kind].delete(id);
      write(async () => {
        if (sockets[kind].has(id)) return;
        await store.removePeople(db, processId, [{ kind, id }]);
        changed(kind);
      });
    },
    /** Removes this process and everyone connected to it. */
    async stop(): Promise<void> {
      await beat.stop();
      for (const kind of ['customer', 'seller'] as const) sockets[kind].clear();
      await writing;
      await store.forgetProcess(db, processId).catch(logFailure);
    },
  };
}
