/** A message that the shop has stored, by the sockets' places in their list. */
export interface Sent {
  /** When it was handed over, by the clock of the process that wrote it. */
  readonly at: number;
  /** The other side's sockets. */
  readonly readers: readonly number[];
  /** The writer's own sockets, which show it too. */
  readonly copies: readonly number[];
}

/** A message that came at a socket. */
export interface Heard {
  readonly socket: number;
  readonly at: number;
}

export interface Delivery {
  /** How often the messages should have come, at readers and as copies. */
  readonly expected: number;
  readonly delivered: number;
  /** Came again at a socket that had it. */
  readonly doubled: number;
  /** Came at a socket that it is not for. */
  readonly astray: number;
  /** Milliseconds from sending to each reader's socket. */
  readonly delays: readonly number[];
}

/** Compares what came at which socket with what should have, by the messages' names. */
export function countDelivery(
  sent: ReadonlyMap<string, Sent>,
  heard: ReadonlyMap<string, readonly Heard[]>,
): Delivery {
  let [expected, delivered, doubled, astray] = [0, 0, 0, 0];
  const delays: number[] = [];
  for (const { readers, copies } of sent.values()) expected += readers.length + copies.length;
  for (const [name, arrivals] of heard) {
    const message = sent.get(name);
    const had = new Set<number>();
    for (const { socket, at } of arrivals) {
      const reads = message?.readers.includes(socket);
      if (!message || !(reads || message.copies.includes(socket))) astray += 1;
      else if (had.has(socket)) doubled += 1;
      else {
        delivered += 1;
        if (reads) delays.push(at - message.at);
      }
      had.add(socket);
    }
  }
  return { expected, delivered, doubled, astray, delays };
}
