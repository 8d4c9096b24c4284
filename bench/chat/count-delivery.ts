/** A message that the shop stored, with the sockets by their index. */
export interface SentMessage {
  /** When it was sent, by the clock of the writer's process. */
  readonly at: number;
  /** The other side's sockets. */
  readonly readers: readonly number[];
  /** The writer's own sockets, which also show it. */
  readonly copies: readonly number[];
}

/** A message that arrived at a socket. */
export interface Receipt {
  readonly socket: number;
  readonly at: number;
}

export interface Delivery {
  /** How many deliveries there should be, to readers and as copies. */
  readonly expected: number;
  readonly delivered: number;
  /** Arrived at a socket that already had it. */
  readonly doubled: number;
  /** Arrived at a socket that should not get it. */
  readonly astray: number;
  /** Milliseconds from sending to each reader's socket. */
  readonly delays: readonly number[];
}

/** Compares the actual deliveries with the expected ones, by message id. */
export function countDelivery(
  messages: ReadonlyMap<string, SentMessage>,
  receipts: ReadonlyMap<string, readonly Receipt[]>,
): Delivery {
  let [expectedCount, deliveredCount, duplicates, astray] = [0, 0, 0, 0];
  const delays: number[] = [];
  for (const { readers, copies } of messages.values()) expectedCount += readers.length + copies.length;
  for (const [name, arrivals] of receipts) {
    const message = messages.get(name);
    const had = new Set<number>();
    for (const { socket, at } of arrivals) {
      const reads = message?.readers.includes(socket);
      if (!message || !(reads || message.copies.includes(socket))) astray += 1;
      else if (had.has(socket)) duplicates += 1;
      else {
        deliveredCount += 1;
        if (reads) delays.push(at - message.at);
      }
      had.add(socket);
    }
  }
  return { expected: expectedCount, delivered: deliveredCount, doubled: duplicates, astray, delays };
}
