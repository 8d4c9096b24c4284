/**
 * Reads a list of conversations, and again if a message arrived meanwhile: the older list would remove that message.
 * @param heard the number of messages received so far
 * @throws what `read` throws
 */
export async function readWhole<List>(
  heard: { readonly current: number },
  read: () => Promise<List>,
): Promise<List> {
  for (;;) {
    const before = heard.current;
    const list = await read();
    if (heard.current === before) return list;
  }
}
