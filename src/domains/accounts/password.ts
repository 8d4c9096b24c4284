import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Refusal, refuse } from '../../platform/refusal.ts';

const derive = promisify(argon2);

/** OWASP's second argon2id parameter set: 19 MiB, two passes, one lane. `memory` is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

/**
 * Each hash occupies a libuv thread (four by default) and 19 MiB for tens of milliseconds. Two at once leave threads
 * for files and DNS. Beyond `longestQueue`, logins are refused instead of queued.
 */
const maxAtOnce = 2;
const longestQueue = 100;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T | Refusal<'unavailable'>> {
  if (running >= maxAtOnce) {
    if (waiting.length >= longestQueue) return refuse('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** NFKC, as NIST SP 800-63B advises: the same password typed on two keyboards compares equal. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8');
const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The password's argon2id hash in PHC string form; `unavailable` when too many are being hashed. */
export function hashPassword(password: string): Promise<string | Refusal<'unavailable'>> {
  return inTurn(async () => {
    const nonce = randomBytes(16);
    const hash = await derive('argon2id', { ...cost, message: bytesOf(password), nonce, tagLength: 32 });
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${withoutPadding(nonce)}$${withoutPadding(hash)}`;
  });
}

const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A dummy hash, so that a missing account takes as long as a real one. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${withoutPadding(randomBytes(16))}$${withoutPadding(randomBytes(32))}`;

/**
 * Whether the password matches `phc`. With null (no account or no password) the answer is false after the same work,
 * so timing reveals nothing.
 */
export function verifyPassword(
  password: string,
  phc: string | null,
): Promise<boolean | Refusal<'unavailable'>> {
  return inTurn(async () => {
    const parts = phcForm.exec(phc ?? nobody);
    if (!parts) throw new Error('A stored password hash is not argon2id in PHC form');
    const [, memory, passes, parallelism, nonce = '', tag = ''] = parts;
    const expectedHash = Buffer.from(tag, 'base64');
    const hash = await derive('argon2id', {
      message: bytesOf(password),
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expectedHash.length,
    });
    return timingSafeEqual(hash, expectedHash) && phc !== null;
  });
}
