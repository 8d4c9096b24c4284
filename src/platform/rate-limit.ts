import type { RawBuilder } from 'kysely';
import { isIPv6 } from 'node:net';
import { second, shift } from './clock.ts';
import type { Database } from './database.ts';
import { type Refusal, refuse } from './failure.ts';
import * as store from './rate-limit.store.ts';

/** At most `most` turns within any `within` milliseconds. `sentence` is what a person reads beyond that. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly within: number;
  readonly sentence?: string;
}

/**
 * Takes one of `who`'s turns; null when there was one left, else a `too_many` that says when the next one is free.
 * Counted in the database: the limit holds across processes and restarts. In a transaction the turn is part of it.
 */
export async function takeTurn(
  db: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<Refusal<'too_many'> | null> {
  return (await store.insertHit(db, hitOf(limit, who, now))) ? null : refusedTurn(db, limit, who, now);
}

/**
 * The statement that takes one of `who`'s turns, for a caller that takes it in its own statement (WITH): it gives a row
 * when there was a turn left. Without one, `refusedTurn` says when the next is free.
 */
export const turnStatement = (limit: Limit, who: string, now: Date): RawBuilder<unknown> =>
  store.hitStatement(hitOf(limit, who, now));

/** What somebody is told whose turns are all taken. */
export async function refusedTurn(
  db: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<Refusal<'too_many'>> {
  return (await turnsUsedUp(db, limit, who, now)) ?? tooMany(limit, second);
}

const hitOf = (limit: Limit, who: string, now: Date) => ({
  key: `${limit.name}:${who}`,
  max: limit.max,
  since: shift(now, -limit.within),
  now,
  expiresAt: shift(now, limit.within),
});

/** Gives back the turn that `who` took at `now`, because it turned out not to count. */
export async function giveBackTurn(db: Database, limit: Limit, who: string, now: Date): Promise<void> {
  await store.deleteHit(db, `${limit.name}:${who}`, now);
}

/** The refusal that `takeTurn` would give, or null, without taking a turn. */
export async function turnsUsedUp(
  db: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<Refusal<'too_many'> | null> {
  const blocking = await store.findBlockingHit(db, {
    key: `${limit.name}:${who}`,
    max: limit.max,
    since: shift(now, -limit.within),
  });
  return blocking && tooMany(limit, blocking.getTime() + limit.within - now.getTime());
}

function tooMany({ sentence }: Limit, milliseconds: number): Refusal<'too_many'> {
  return refuse('too_many', { ...(sentence ? { error: sentence } : {}), retryAfter: milliseconds / second });
}

/**
 * What counts as one place in limits by address: an IPv4 address, or the /64 network of an IPv6 address, since one
 * subscriber commands a whole /64.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) {
    const rest = tail ? tail.split(':') : [];
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
