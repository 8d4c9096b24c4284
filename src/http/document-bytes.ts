/** Bytes that a character of a JavaScript string takes at most in UTF-8: beyond three bytes it is two characters there. */
const maxOfOne = 3;

/**
 * A document's pieces as the bytes that are sent. There is room for the longest that they could be, since finding out how long they are
 * takes as long as writing them; of memory that is not written to, no page is ever taken. So what is kept for long is to be copied.
 */
export function documentBytes(pieces: readonly string[]): Buffer {
  const room = Buffer.allocUnsafe(maxOfOne * pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) end += room.write(piece, end);
  return room.subarray(0, end);
}
