import type { Hub } from '../../realtime/hub.ts';
import { type ChatNews, otherSide, type Parties, type Side } from './chat.ts';
import { isNews, memoryOf } from './live-memory.ts';

type MessageNews = Extract<ChatNews, { kind: 'message' }>;

/** Delivers events to this process's sockets in a conversation. */
export interface LiveDelivery {
  /**
   * Sends to the other side and the sender's other devices. Each socket gets a message once, however often this is
   * called.
   */
  readonly message: (news: MessageNews) => void;
  readonly seen: (parties: Parties, by: Side, upTo: number) => void;
  readonly typing: (parties: Parties, by: Side) => void;
  /** After a first message the seller may see the customer's presence. */
  readonly acquaint: (parties: Parties) => void;
}

export const idOf = (parties: Parties, side: Side): string =>
  side === 'customer' ? parties.customerId : parties.sellerId;

export function liveDelivery(hub: Hub): LiveDelivery {
  const emit = (side: Side, parties: Parties, event: string, body: object) => {
    for (const socket of hub.socketsOf(side, idOf(parties, side))) socket.emit(event, body);
  };
  const emitMessage = (side: Side, event: string, { parties, message }: MessageNews) => {
    for (const socket of hub.socketsOf(side, idOf(parties, side)))
      if (isNews(memoryOf(socket), message._id)) socket.emit(event, message);
  };
  return {
    message: (news) => {
      emitMessage(otherSide(news.from), `${news.from}_message`, news);
      emitMessage(news.from, 'own_message', news);
    },
    seen: (parties, by, upTo) => {
      for (const side of ['customer', 'seller'] as const)
        emit(side, parties, 'seen', { ...parties, by, upTo });
    },
    typing: (parties, by) => emit(otherSide(by), parties, 'typing', { ...parties, by }),
    acquaint: ({ customerId, sellerId }) => {
      for (const socket of hub.socketsOf('customer', customerId)) {
        const { acquainted } = memoryOf(socket);
        if (!acquainted.has(sellerId)) hub.presenceChanged('customer');
        acquainted.add(sellerId);
      }
    },
  };
}
