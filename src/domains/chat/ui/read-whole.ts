/**
 * Reads a list of conversations, and again if a message arrived meanwhile: the older list would remove that message.
 * @param counter the number of messages received so far
 * @throws what `read` throws
 */
export async function readWhole<List>(
  counter: { readonly current: number },
  read: () => Promise<List>,
): Promise<List> {
  for (;;) {
    const before = counter.current;
    const list = await read();
    if (counter.current === before) return list;
  }
}
