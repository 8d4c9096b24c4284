import type { Message, Stretch } from '../chat.ts';

/** A conversation as one device knows it. */
export interface Thread {
  /** In the order of their sequences, each once. */
  readonly messages: readonly Message[];
  /**
   * Everything up to this sequence is known for certain, because the shop has answered so. What the socket brings does
   * not move it: before a message that came live, another one may have been missed.
   */
  readonly knownUpTo: number;
  /** There may be messages before the first one. */
  readonly older: boolean;
  /** How far each side has seen. */
  readonly customerRead: number;
  readonly sellerRead: number;
}

/** A conversation that was just opened: its latest stretch. */
export function openThread(stretch: Stretch): Thread {
  return {
    messages: merged([], stretch.messages),
    knownUpTo: stretch.messages.at(-1)?.sequence ?? 0,
    older: stretch.more,
    customerRead: stretch.customerRead,
    sellerRead: stretch.sellerRead,
  };
}

/** What the socket brought, or the answer to sending: it takes its place, once. */
export function addMessage(thread: Thread, message: Message): Thread {
  return { ...thread, messages: merged(thread.messages, [message]) };
}

/** The answer to "what came after `knownUpTo`?". There is more to ask for while `stretch.more`. */
export function addNewer(thread: Thread, stretch: Stretch): Thread {
  return withSeen(
    {
      ...thread,
      messages: merged(thread.messages, stretch.messages),
      knownUpTo: Math.max(thread.knownUpTo, stretch.messages.at(-1)?.sequence ?? 0),
    },
    stretch,
  );
}

/** The answer to "what stands before the first one?". */
export function addOlder(thread: Thread, stretch: Stretch): Thread {
  return withSeen(
    { ...thread, messages: merged(thread.messages, stretch.messages), older: stretch.more },
    stretch,
  );
}

/** How far each side has seen never goes back, in whatever order it is told. */
export function withSeen(thread: Thread, seen: { customerRead?: number; sellerRead?: number }): Thread {
  const customerRead = Math.max(thread.customerRead, seen.customerRead ?? 0);
  const sellerRead = Math.max(thread.sellerRead, seen.sellerRead ?? 0);
  if (customerRead === thread.customerRead && sellerRead === thread.sellerRead) return thread;
  return { ...thread, customerRead, sellerRead };
}

/** The later of two tellings of a message wins: what its card shows may have changed. */
function merged(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message._id, message]));
  for (const message of more) byId.set(message._id, message);
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence);
}
