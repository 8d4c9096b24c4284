import type { Message, Stretch } from '../chat.ts';

/** A conversation as one device knows it. */
export interface Thread {
  /** In sequence order, without duplicates. */
  readonly messages: readonly Message[];
  /**
   * Everything up to this sequence is known, because an HTTP answer covered it. Live messages do not move it: earlier
   * ones may have been missed.
   */
  readonly knownUpTo: number;
  /** There may be messages before the first one. */
  readonly older: boolean;
  /** How far each side has seen. */
  readonly customerRead: number;
  readonly sellerRead: number;
}

/** A conversation that was just opened, with its latest page. */
export function openThread(stretch: Stretch): Thread {
  return {
    messages: merge([], stretch.messages),
    knownUpTo: stretch.messages.at(-1)?.sequence ?? 0,
    older: stretch.more,
    customerRead: stretch.customerRead,
    sellerRead: stretch.sellerRead,
  };
}

/** Inserts a message from the socket, or the answer to a send, in its place and without duplicates. */
export function addMessage(thread: Thread, message: Message): Thread {
  return { ...thread, messages: merge(thread.messages, [message]) };
}

/** Adds the messages after `knownUpTo`. `stretch.more` says whether there are more to fetch. */
export function addNewer(thread: Thread, stretch: Stretch): Thread {
  return withSeen(
    {
      ...thread,
      messages: merge(thread.messages, stretch.messages),
      knownUpTo: Math.max(thread.knownUpTo, stretch.messages.at(-1)?.sequence ?? 0),
    },
    stretch,
  );
}

/** Adds the messages before the first one. */
export function addOlder(thread: Thread, stretch: Stretch): Thread {
  return withSeen(
    { ...thread, messages: merge(thread.messages, stretch.messages), older: stretch.more },
    stretch,
  );
}

/** Moves what a side has seen forward, never back, in whatever order events arrive. */
export function withSeen(thread: Thread, marks: { customerRead?: number; sellerRead?: number }): Thread {
  const customerRead = Math.max(thread.customerRead, marks.customerRead ?? 0);
  const sellerRead = Math.max(thread.sellerRead, marks.sellerRead ?? 0);
  if (customerRead === thread.customerRead && sellerRead === thread.sellerRead) return thread;
  return { ...thread, customerRead, sellerRead };
}

/** The later version of a message wins: its product card may have changed. */
function merge(existing: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map(existing.map((message) => [message._id, message]));
  for (const message of more) byId.set(message._id, message);
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence);
}
