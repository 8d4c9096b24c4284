/**
 * Reads a list of conversations so that it holds every message that was heard: one that was read before a message came would take it back,
 * so it is read again.
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
