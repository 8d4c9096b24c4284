import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue, hasChanged, listValues } from '../platform/database.ts';
import type { SocketKind } from './person.ts';

/** A process without a heartbeat for this long is gone, and so are the people connected to it. */
const silence = sql`interval '20 seconds'`;

/** Uses the database's time, the one clock that all processes share. */
const lives = sql`seen_at > now() - ${silence}`;

/** Writes this process's heartbeat. Returns true when the process was not registered: then its people must be added again. */
export function sayAlive(db: Database, processId: string): Promise<boolean> {
  return getValue<boolean>(db)`
    insert into live_processes (id, seen_at) values (${processId}, now())
    on conflict (id) do update set seen_at = now() returning xmax = 0 as fresh`;
}

/** Removes processes that stopped their heartbeat; true when there were any. */
export function forgetSilent(db: Database): Promise<boolean> {
  return hasChanged(db)`delete from live_processes where seen_at <= now() - ${silence}`;
}

export async function forgetProcess(db: Database, processId: string): Promise<void> {
  await execute(db)`delete from live_processes where id = ${processId}`;
}

/** Adds people connected to this process. */
export async function addPeople(
  db: Database,
  processId: string,
  people: readonly { kind: SocketKind; id: string }[],
): Promise<void> {
  await execute(db)`
    insert into live_people (kind, person_id, process_id)
    select kind, id, ${processId} from unnest(${people.map(({ kind }) => kind)}::text[], ${people.map(({ id }) => id)}::text[]) as p(kind, id)
    where exists (select from live_processes where id = ${processId})
    on conflict do nothing`;
}

export async function removePeople(
  db: Database,
  processId: string,
  people: readonly { kind: SocketKind; id: string }[],
): Promise<void> {
  await execute(db)`
    delete from live_people using unnest(${people.map(({ kind }) => kind)}::text[], ${people.map(({ id }) => id)}::text[]) as gone(kind, id)
    where live_people.kind = gone.kind and person_id = gone.id and process_id = ${processId}`;
}

/** Everyone of a kind who is connected, in any process. */
export function listOnline(db: Database, kind: SocketKind): Promise<string[]> {
  return listValues<string>(db)`
    select distinct person_id as id from live_people p join live_processes l on l.id = p.process_id
    where kind = ${kind} and ${lives} order by 1`;
}

/** An expression that is true when this person is connected. */
export function isOnline(kind: SocketKind, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from live_people p join live_processes l on l.id = p.process_id
    where p.kind = ${kind} and p.person_id = ${id} and ${lives})`;
}
