/** UTF-8 bytes per UTF-16 code unit; a four-byte character is two units. */
const maxOfOne = 3;

/**
 * Encodes a document's pieces to bytes. Reserves room for the worst case, since measuring first takes as long as
 * encoding, and unused pages of memory are never committed. Copy the result to keep it for long.
 */
export function documentBytes(pieces: readonly string[]): Buffer {
  const room = Buffer.allocUnsafe(maxOfOne * pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) end += room.write(piece, end);
  return room.subarray(0, end);
}
