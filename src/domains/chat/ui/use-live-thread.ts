import { useEffect } from 'react';
import type { Message, Parties } from '../chat.ts';
import { conversationId, type End, otherSide } from './conversation-end.ts';
import type { Live } from './live.ts';

/** Milliseconds for which 'is typing' is shown. */
const typingStands = 4_000;

/** Handlers of one conversation's events. Stable between renders. */
interface Hearing {
  readonly hear: (message: Message) => void;
  /** How far a side has seen. */
  readonly seen: (read: { customerRead?: number; sellerRead?: number }) => void;
  readonly setTyping: (typing: boolean) => void;
}

/** Subscribes to the socket's events of one conversation. */
export function useLiveThread(end: End, live: Live, { hear, seen, setTyping }: Hearing): void {
  useEffect(() => {
    const key = conversationId(end.parties);
    const mine = (parties: Parties) => conversationId(parties) === key;
    const ends = [end.parties.customerId, end.parties.sellerId];
    const hearOwn = (message: Message) =>
      [message.senderId, message.receverId].every((id) => ends.includes(id)) && hear(message);
    let timer: ReturnType<typeof setTimeout>;
    const stop = [
      live.on(`${otherSide(end)}_message`, hearOwn),
      live.on('own_message', hearOwn),
      live.on('seen', (event) => {
        if (mine(event)) seen({ [`${event.by}Read`]: event.upTo });
      }),
      live.on('typing', (event) => {
        if (!mine(event) || event.by === end.me) return;
        setTyping(true);
        clearTimeout(timer);
        timer = setTimeout(() => setTyping(false), typingStands);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const one of stop) one();
    };
  }, [end, live, hear, seen, setTyping]);
}
