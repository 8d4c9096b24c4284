import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
let lastTime = 0;
let lastCount = 0;

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
  for (const byte of randomBytes(10)) tail += alphabet[byte % 32];
  return head + alphabet[lastCount] + tail;
}

/** 32 random bytes as base64url: for cookies and one-time tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
