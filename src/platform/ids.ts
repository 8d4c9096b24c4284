import { randomBytes, randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomLetters = 10;
let lastTime = 0;
let lastCount = 0;

/** A buffer of random bytes: fetching ten takes almost as long as fetching ten thousand. */
const pool = new Uint8Array(randomLetters * 400);
let used = pool.length;

/**
 * A new opaque id: 20 lowercase characters (Crockford's base 32). Ordered by time, so indexes grow at one end, with
 * 50 random bits against guessing.
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

/** 32 random bytes as base64url, for cookies and one-time tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
