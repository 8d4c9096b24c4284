/**
 * Gives what `source` gives, and has it make the next already while the caller is at work with the last: reading a file and
 * writing to the database then take turns no more. What `source` throws comes where it would have come without this.
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
