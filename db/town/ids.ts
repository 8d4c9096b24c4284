import { createHash } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The id of an object of the town: looks like any other id, and is the same in every filled shop. */
export function townId(kind: string, name: string): string {
  const digest = createHash('sha256').update(`${kind}:${name}`).digest();
  return [...digest.subarray(0, 20)].map((byte) => alphabet[byte % 32]).join('');
}
