import type { RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { second, shift } from './clock.ts';
import type { Database } from './database.ts';
import { type Refusal, refuse } from './refusal.ts';
import * as store from './rate-limit.store.ts';

/**
 * A sliding-window limit: at most `max` turns within `within` milliseconds. `sentence` is what people read when it is
 * exceeded.
 */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly within: number;
  readonly sentence?: string;
}

/**
 * Takes one of `who`'s turns: null on success, else `too_many` with the time of the next free turn. Counted in the
 * database, so it holds across processes and restarts, and rolls back with the caller's transaction.
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
 * The statement that takes a turn, for use in the caller's own statement (WITH); returns a row when a turn was left.
 * Otherwise `refusedTurn` says when the next one is free.
 */
export const turnStatement = (limit: Limit, who: string, now: Date): RawBuilder<unknown> =>
  store.hitStatement(hitOf(limit, who, now));

/** The refusal for somebody without turns left. */
export async function refusedTurn(
  db: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<Refusal<'too_many'>> {
  return (await turnsUsedUp(db, limit, who, now)) ?? tooMany(limit, second);
}

/** Holds a digest, not the number, e-mail or address that is counted: a count must not keep what its owner deleted. */
const keyOf = ({ name }: Limit, who: string): string =>
  `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

const hitOf = (limit: Limit, who: string, now: Date) => ({
  key: keyOf(limit, who),
  max: limit.max,
  since: shift(now, -limit.within),
  now,
  expiresAt: shift(now, limit.within),
});

/** Gives back the turn that `who` took at `now`, so that it does not count. */
export async function giveBackTurn(db: Database, limit: Limit, who: string, now: Date): Promise<void> {
  await store.deleteHit(db, keyOf(limit, who), now);
}

/** The refusal `takeTurn` would give, or null, without taking a turn. */
export async function turnsUsedUp(
  db: Database,
  limit: Limit,
  who: string,
  now: Date,
): Promise<Refusal<'too_many'> | null> {
  const blocking = await store.findBlockingHit(db, {
    key: keyOf(limit, who),
    max: limit.max,
    since: shift(now, -limit.within),
  });
  return blocking && tooMany(limit, blocking.getTime() + limit.within - now.getTime());
}

function tooMany({ sentence }: Limit, milliseconds: number): Refusal<'too_many'> {
  return refuse('too_many', { ...(sentence ? { error: sentence } : {}), retryAfter: milliseconds / second });
}

/**
 * The unit of limits by address: an IPv4 address, or an IPv6 /48 network, since providers give one customer up to a /48
 * (RFC 6177).
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
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}
