import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import type { Message, Stretch } from '../chat.ts';
import { conversationId, type End, idAt, otherSide } from './conversation-end.ts';
import type { Live } from './live.ts';
import { useCatchUp } from './use-catch-up.ts';
import { useLiveThread } from './use-live-thread.ts';
import { useOutbox } from './use-outbox.ts';
import { useLoadOlder, useThread } from './use-thread.ts';
import type { Thread } from './thread.ts';

/**
 * Tells the server how far this end has read. A visible conversation counts as read.
 * @param onSeen called once the server has stored it; stable between renders
 */
function useMarkSeen(
  end: End,
  thread: Thread,
  onSeen: (read: { customerRead?: number; sellerRead?: number }) => void,
): void {
  const other = idAt(end.parties, otherSide(end));
  const latest = thread.messages.findLast(({ senderId }) => senderId === other)?.sequence ?? 0;
  const read = end.me === 'customer' ? thread.customerRead : thread.sellerRead;
  useEffect(() => {
    const look = () => {
      if (latest <= read || document.visibilityState !== 'visible') return;
      // A failure is ignored: the next message or the next visit sends it again.
      end.markSeen(latest).then(
        () => onSeen({ [`${end.me}Read`]: latest }),
        () => undefined,
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [end, latest, read, onSeen]);
}

/** Milliseconds between two 'is typing' events. */
const typingEvery = 2_000;

/** Callbacks for a page that needs more than showing its conversation. */
export interface MessageListeners {
  /** The reader's own message was stored. */
  readonly onSent?: (message: Message) => void;
  /** The other end wrote while this conversation is open. */
  readonly onHeard?: (message: Message) => void;
}

/**
 * An open conversation: shows what is stored, polls for new messages, sends in order, and keeps failed messages. The
 * socket only makes it faster. Use the conversation as the component's React key.
 */
export function useConversation(
  end: End,
  initial: Stretch,
  live: Live,
  { onSent, onHeard }: MessageListeners = {},
) {
  const open = useThread(initial);
  const { thread, latest, changes } = open;
  const [offline, setOffline] = useState(false);
  const wentOffline = useCallback(() => setOffline(true), []);
  const [typing, setTyping] = useState(false);
  const onHeardNow = useRef(onHeard);
  useLayoutEffect(() => {
    onHeardNow.current = onHeard;
  });

  const outbox = useOutbox(end, {
    onStored: (message) => {
      changes.add(message);
      live.emit(end.me === 'customer' ? 'send_customer_message' : 'send_seller_message', message);
      onSent?.(message);
    },
    onUnreachable: wentOffline,
  });
  const { forget, sendWaiting } = outbox;

  const hear = useCallback(
    (message: Message) => {
      const isNew = !latest.current.messages.some(({ _id }) => _id === message._id);
      changes.add(message);
      if (message.clientId) forget(message.clientId);
      if (isNew && message.receverId === idAt(end.parties, end.me)) {
        setTyping(false);
        onHeardNow.current?.(message);
      }
    },
    [end, latest, changes, forget],
  );
  const hearStretch = useCallback(
    (stretch: Stretch) => {
      const ids = new Set(latest.current.messages.map(({ _id }) => _id));
      changes.addNewer(stretch);
      for (const message of stretch.messages) if (!ids.has(message._id)) hear(message);
    },
    [latest, changes, hear],
  );
  useCatchUp(
    {
      read: end.read,
      knownUpTo: useCallback(() => latest.current.knownUpTo, [latest]),
      onStretch: hearStretch,
      onReached: useCallback(() => {
        setOffline(false);
        sendWaiting();
      }, [sendWaiting]),
      onFailed: useCallback((error: unknown) => {
        if (isCallError(error) && (error.status === 0 || error.status >= 500)) setOffline(true);
      }, []),
    },
    live.connected,
  );
  useLiveThread(end, live, { hear, seen: changes.seen, setTyping });
  useMarkSeen(end, thread, changes.seen);

  return {
    id: conversationId(end.parties),
    messages: thread.messages,
    older: thread.older,
    /** How far the other end has seen the reader's messages. */
    seenUpTo: end.me === 'customer' ? thread.sellerRead : thread.customerRead,
    unsent: outbox.unsent,
    offline,
    typing,
    send: outbox.send,
    forget,
    loadOlder: useLoadOlder(end, open, wentOffline),
    tellTyping: useTellTyping(end, live),
  };
}

export type OpenConversation = ReturnType<typeof useConversation>;

/** @returns a function that tells the other end, at most every two seconds, that this end is typing */
function useTellTyping(end: End, live: Live) {
  const toldAt = useRef(0);
  return useCallback(() => {
    if (performance.now() - toldAt.current < typingEvery) return;
    toldAt.current = performance.now();
    live.emit('typing', { to: idAt(end.parties, otherSide(end)) });
  }, [live, end]);
}
