import { randomBytes, randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomLetters = 10;
let lastTime = 0;
let lastCount = 0;

/** Random bytes for the next ids, fetched for many at once: asking for ten takes almost as long as asking for ten thousand. */
const pool = new Uint8Array(randomLetters * 400);
let used = pool.length;

/**
 * A new opaque id: 20 lowercase characters (Crockford's base 32), ordered by time so that indexes grow at one end,
 * with 50 random bits so that it cannot be guessed from its neighbours.
 */
export function newId(now: Date): string {
  const time = now.getTime();
  lastCount = time === lastTime ? (lastCount + 1) % 32 : 0;
  lastTime = time;
  let head = '';
  for (let rest = time, i = 0; i < 9; i++, rest = Math.floor(rest / 32)) head = alphabet[rest % 32] + head;
  let tail = '';
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  for (const end = used + randomLetters; used < end; used++) tail += alphabet[(pool[used] as number) % 32];
  return head + alphabet[lastCount] + tail;
}

/** 32 random bytes as base64url: for cookies and one-time tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
