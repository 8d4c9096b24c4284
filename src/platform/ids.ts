import { randomBytes, randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomLetters = 10;
let askedFor = 0;
let time = 0;
let count = 0;

/** A buffer of random bytes: fetching ten bytes takes almost as long as fetching ten thousand. */
const pool = new Uint8Array(randomLetters * 400);
let position = pool.length;

/**
 * A new opaque id: 20 lowercase characters (Crockford's base 32). Ids sort by time, so indexes grow at one end, and
 * have 50 random bits against guessing. Ids created in a row with the same time sort in that order, as in an import.
 */
export function newId(now: Date): string {
  advance(now.getTime());
  let head = '';
  for (let rest = time, i = 0; i < 9; i++, rest = Math.floor(rest / 32)) head = alphabet[rest % 32] + head;
  let tail = '';
  if (position === pool.length) {
    randomFillSync(pool);
    position = 0;
  }
  for (const end = position + randomLetters; position < end; position++)
    tail += alphabet[(pool[position] as number) % 32];
  return head + alphabet[count] + tail;
}

/** Beyond 32 ids in one millisecond, ids use the following milliseconds. */
function advance(requestTime: number): void {
  if (requestTime !== askedFor) [askedFor, time, count] = [requestTime, requestTime, 0];
  else if (count < 31) count++;
  else [time, count] = [time + 1, 0];
}

/** 32 random bytes as base64url, for cookies and one-time tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
