/**
 * Reads a list of conversations, again if a message arrived meanwhile: an older list would take that message back.
 * @param heard how many messages have been heard so far
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
