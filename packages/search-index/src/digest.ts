/** A 32-bit hash of the letters from `from` up to before `to`: FNV-1a, its lower bits mixed with the upper ones; never 0. */
export function digest(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}

/** The same of bytes. */
export function digestOfBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}

/** A digest and numbers as one digest. */
export const joinedDigest = (first: number, numbers: readonly number[]): number =>
  numbers.reduce((hash, one) => Math.imul(hash ^ one, 0x01000193), first) >>> 0 || 1;
