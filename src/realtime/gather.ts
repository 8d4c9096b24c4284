/**
 * Hands on what is asked for in batches: at once when nothing is under way, and what comes meanwhile together afterwards,
 * at most `most` at a time. Each asker waits for its own batch, and shares its failure.
 */
export function gather<Item>(
  send: (batch: readonly Item[]) => Promise<unknown>,
  most: number,
): (item: Item) => Promise<void> {
  let waiting: { item: Item; done: () => void; failed: (error: unknown) => void }[] = [];
  let sending = false;
  async function sendAll(): Promise<void> {
    sending = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        await send(batch.map(({ item }) => item));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    sending = false;
  }
  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (!sending) void sendAll();
    });
}
