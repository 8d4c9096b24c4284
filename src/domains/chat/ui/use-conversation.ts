import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import type { Message, Parties, Side, Stretch } from '../chat.ts';
import type { Live } from './live.ts';
import { addMessage, addNewer, addOlder, openThread, withSeen } from './thread.ts';
import { keepUnsent, keptUnsent, type Unsent } from './unsent.ts';

/** How often what is new is asked for, in milliseconds: while the socket is there, and while it is not. */
const askEvery = { connected: 20_000, alone: 4_000 };
/** Milliseconds for which "is typing" stands, and between two tellings of it. */
const typingStands = 4_000;
const typingEvery = 2_000;

/** One end of a conversation: the calls by which a customer or a seller reads and speaks. Stable between renders. */
export interface End {
  readonly me: Side;
  readonly parties: Parties;
  readonly read: (wanted: { after?: number; before?: number }) => Promise<Stretch>;
  readonly send: (said: Unsent) => Promise<Message>;
  readonly sendPicture: (said: Unsent, onProgress: (share: number) => void) => Promise<Message>;
  readonly markSeen: (upTo: number) => Promise<unknown>;
}

/** What a page needs to know of its conversation beyond showing it. */
export interface Heard {
  /** One's own message was stored. */
  readonly onSent?: (message: Message) => void;
  /** The other end wrote, while this conversation is open. */
  readonly onHeard?: (message: Message) => void;
}

const idOf = ({ customerId, sellerId }: Parties) => `${customerId}:${sellerId}`;

/**
 * An open conversation: shows what is stored, asks for what is new, sends in order, and keeps what did not get through.
 * The socket only hurries it. It stands for one conversation: give its component the conversation as key.
 */
export function useConversation(end: End, opened: Stretch, live: Live, { onSent, onHeard }: Heard = {}) {
  const [thread, setThread] = useState(() => openThread(opened));
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [offline, setOffline] = useState(false);
  const [typing, setTyping] = useState(false);
  const now = useRef({ thread, unsent, onSent, onHeard });
  useLayoutEffect(() => {
    now.current = { thread, unsent, onSent, onHeard };
  });
  const key = idOf(end.parties);
  const other: Side = end.me === 'customer' ? 'seller' : 'customer';

  const hear = useCallback(
    (message: Message) => {
      const isNew = !now.current.thread.messages.some(({ _id }) => _id === message._id);
      setThread((known) => addMessage(known, message));
      if (message.clientId) setUnsent((list) => without(list, message.clientId));
      if (isNew && message.receverId === idAt(end.parties, end.me)) {
        setTyping(false);
        now.current.onHeard?.(message);
      }
    },
    [end],
  );

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Sends one, after those before it: what was written first is stored first. */
  const send = useCallback(
    (said: Unsent): Promise<void> => {
      const { clientId } = said;
      const change = (with_: Partial<Unsent>) =>
        setUnsent((list) => list.map((one) => (one.clientId === clientId ? { ...one, ...with_ } : one)));
      setUnsent((list) => {
        const fresh = { ...said, failed: undefined, waits: undefined };
        return list.some((one) => one.clientId === clientId)
          ? list.map((one) => (one.clientId === clientId ? fresh : one))
          : [...list, fresh];
      });
      const sending = queue.current.then(async () => {
        try {
          const message = said.picture
            ? await end.sendPicture(said, (progress) => change({ progress }))
            : await end.send(said);
          setThread((known) => addMessage(known, message));
          setUnsent((list) => without(list, clientId));
          if (said.picture) URL.revokeObjectURL(said.picture.preview);
          live.emit(end.me === 'customer' ? 'send_customer_message' : 'send_seller_message', message);
          now.current.onSent?.(message);
        } catch (error) {
          const unreachable = isCallError(error) && (error.status === 0 || error.status >= 502);
          change({ failed: (error as Error).message, waits: unreachable, progress: undefined });
          if (unreachable) setOffline(true);
        }
      });
      queue.current = sending;
      return sending;
    },
    [end, live],
  );

  const asking = useRef<Promise<void> | null>(null);
  /** Asks for everything that is new; what could not be sent for want of a connection is sent then. */
  const ask = useCallback((): Promise<void> => {
    asking.current ??= (async () => {
      try {
        for (let after = now.current.thread.knownUpTo, more = true; more; ) {
          const stretch: Stretch = await end.read({ after });
          const known = new Set(now.current.thread.messages.map(({ _id }) => _id));
          setThread((before) => addNewer(before, stretch));
          for (const message of stretch.messages) if (!known.has(message._id)) hear(message);
          after = stretch.messages.at(-1)?.sequence ?? after;
          ({ more } = stretch);
        }
        setOffline(false);
        for (const one of now.current.unsent) if (one.waits) void send(one);
      } catch (error) {
        if (isCallError(error) && (error.status === 0 || error.status >= 500)) setOffline(true);
      } finally {
        asking.current = null;
      }
    })();
    return asking.current;
  }, [end, hear, send]);

  // What waited in this tab before the page was loaded again.
  useEffect(() => {
    const kept = keptUnsent(key);
    if (kept.length)
      setUnsent((list) => [
        ...kept.filter((one) => !list.some(({ clientId }) => clientId === one.clientId)),
        ...list,
      ]);
  }, [key]);
  useEffect(() => keepUnsent(key, unsent), [key, unsent]);

  useEffect(() => {
    void ask();
    const look = () => document.visibilityState === 'visible' && void ask();
    const timer = setInterval(look, live.connected ? askEvery.connected : askEvery.alone);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [ask, live.connected]);

  useEffect(() => {
    const mine = (parties: Parties) => idOf(parties) === key;
    const ofThis = (message: Message) =>
      [message.senderId, message.receverId].every((id) =>
        [end.parties.customerId, end.parties.sellerId].includes(id),
      );
    const hearOwn = (message: Message) => ofThis(message) && hear(message);
    let timer: ReturnType<typeof setTimeout>;
    const stop = [
      live.on(`${other}_message`, hearOwn),
      live.on('own_message', hearOwn),
      live.on('seen', (seen) => {
        if (mine(seen)) setThread((known) => withSeen(known, { [`${seen.by}Read`]: seen.upTo }));
      }),
      live.on('typing', (told) => {
        if (!mine(told) || told.by === end.me) return;
        setTyping(true);
        clearTimeout(timer);
        timer = setTimeout(() => setTyping(false), typingStands);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const one of stop) one();
    };
  }, [end, live, key, other, hear]);

  // Whoever looks at the conversation has seen what stands in it.
  const latestOfOther =
    thread.messages.findLast(({ senderId }) => senderId === idAt(end.parties, other))?.sequence ?? 0;
  const read = end.me === 'customer' ? thread.customerRead : thread.sellerRead;
  useEffect(() => {
    const look = () => {
      if (latestOfOther <= read || document.visibilityState !== 'visible') return;
      end.markSeen(latestOfOther).then(
        () => setThread((known) => withSeen(known, { [`${end.me}Read`]: latestOfOther })),
        () => undefined,
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [end, latestOfOther, read]);

  const olderUnderway = useRef(false);
  const loadOlder = useCallback(async () => {
    const { messages, older } = now.current.thread;
    const [first] = messages;
    if (!first || !older || olderUnderway.current) return;
    olderUnderway.current = true;
    try {
      const stretch = await end.read({ before: first.sequence });
      setThread((known) => addOlder(known, stretch));
    } catch {
      setOffline(true);
    } finally {
      olderUnderway.current = false;
    }
  }, [end]);

  const typedAt = useRef(0);
  const tellTyping = useCallback(() => {
    if (performance.now() - typedAt.current < typingEvery) return;
    typedAt.current = performance.now();
    live.emit('typing', { to: idAt(end.parties, other) });
  }, [live, end, other]);

  const forget = useCallback((clientId: string) => setUnsent((list) => without(list, clientId)), []);
  return {
    messages: thread.messages,
    older: thread.older,
    /** How far the other end has seen what was written here. */
    seenUpTo: end.me === 'customer' ? thread.sellerRead : thread.customerRead,
    unsent,
    offline,
    typing,
    send,
    forget,
    loadOlder,
    tellTyping,
  };
}

export type OpenConversation = ReturnType<typeof useConversation>;

const without = (list: readonly Unsent[], clientId: string) =>
  list.filter((one) => one.clientId !== clientId);
const idAt = ({ customerId, sellerId }: Parties, side: Side) => (side === 'customer' ? customerId : sellerId);
