/**
 * Prefetches one item: `source` produces the next while the caller works on the last, so reading and writing overlap.
 * Errors of `source` are thrown in their usual place.
 */
export async function* readAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = source.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = source.next();
      next.catch(() => {}); // thrown where it is awaited
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}
