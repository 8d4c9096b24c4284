/**
 * A 32-bit hash of the characters from `from` up to, excluding, `to`: FNV-1a with its upper bits mixed into the lower
 * ones; never 0.
 */
export function digest(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}

/** The same hash for bytes. */
export function digestOfBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}

/** Combines a hash and numbers into one hash. */
export const joinedDigest = (first: number, numbers: readonly number[]): number =>
  numbers.reduce((hash, one) => Math.imul(hash ^ one, 0x01000193), first) >>> 0 || 1;
