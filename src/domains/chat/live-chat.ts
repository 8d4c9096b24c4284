import type { Socket } from 'socket.io';
import { second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Hub, LiveSocket } from '../../realtime/hub.ts';
import type { Watched } from '../../realtime/person.ts';
import { type ChatNews, otherSide, type Parties, type Side, type Tell } from './chat.ts';
import { hasConversation } from './conversations.store.ts';
import { isNews, mayBeHeard, memoryOf } from './live-memory.ts';
import { livePresence } from './live-presence.ts';
import { findMessage } from './messages.store.ts';

/** Of "is typing", one in so many milliseconds is passed on. */
const typingEvery = second;

/** What goes between processes: ids, from which each one reads what it delivers. */
type Published =
  | { kind: 'message'; id: string; customerId: string; sellerId: string }
  | { kind: 'seen'; customerId: string; sellerId: string; by: Side; upTo: number }
  | { kind: 'typing'; customerId: string; sellerId: string; by: Side };

/** Who may take part. */
interface Talker {
  readonly kind: Watched;
  readonly id: string;
}

const topic = 'chat';
const idOf = (parties: Parties, side: Side) => (side === 'customer' ? parties.customerId : parties.sellerId);

/**
 * Brings a conversation to whoever is connected. A seller's message reaches the customer as
 * `seller_message`, a customer's the seller as `customer_message`, and both the sender's other devices as
 * `own_message`. Each socket gets a message once, however often it is told.
 */
export function liveChat({ db, hub, log }: { db: Database; hub: Hub; log: Log }): Tell {
  const presence = livePresence({ db, hub });
  const failed = (error: unknown) => log.error({ err: error }, 'News of a chat could not be delivered');

  function deliver({ parties, from, message }: Extract<ChatNews, { kind: 'message' }>): void {
    const send = (side: Side, event: string) => {
      for (const socket of hub.socketsOf(side, idOf(parties, side)))
        if (isNews(memoryOf(socket), message._id)) socket.emit(event, message);
    };
    send(otherSide(from), `${from}_message`);
    send(from, 'own_message');
  }

  function emitToBoth(parties: Parties, event: string, body: object, sides: readonly Side[]): void {
    for (const side of sides)
      for (const socket of hub.socketsOf(side, idOf(parties, side))) socket.emit(event, body);
  }
  const tellSeen = (parties: Parties, by: Side, upTo: number) =>
    emitToBoth(parties, 'seen', { ...parties, by, upTo }, ['customer', 'seller']);
  const tellTyping = (parties: Parties, by: Side) =>
    emitToBoth(parties, 'typing', { ...parties, by }, [otherSide(by)]);

  /** A first message acquaints the two: the seller may know from then on whether the customer is there. */
  function acquaint({ customerId, sellerId }: Parties): void {
    for (const socket of hub.socketsOf('customer', customerId)) {
      const { acquainted } = memoryOf(socket);
      if (!acquainted.has(sellerId)) hub.presenceChanged('customer');
      acquainted.add(sellerId);
    }
  }

  const tell: Tell = (news) => {
    const { parties } = news;
    if (news.kind === 'seen') {
      tellSeen(parties, news.by, news.upTo);
      hub.publish(topic, { kind: 'seen', ...parties, by: news.by, upTo: news.upTo } satisfies Published);
      return;
    }
    deliver(news);
    hub.publish(topic, { kind: 'message', id: news.message._id, ...parties } satisfies Published);
    if (news.from === 'customer') acquaint(parties);
  };

  hub.subscribe(topic, (published) => {
    const news = published as Published;
    const parties = { customerId: news.customerId, sellerId: news.sellerId };
    if (news.kind === 'seen') return tellSeen(parties, news.by, news.upTo);
    if (news.kind === 'typing') return tellTyping(parties, news.by);
    const wanted = [
      ...hub.socketsOf('customer', parties.customerId),
      ...hub.socketsOf('seller', parties.sellerId),
    ];
    if (wanted.length) deliverStored(news.id).catch(failed);
  });

  async function deliverStored(id: string): Promise<void> {
    const found = await findMessage(db, id);
    if (found) deliver({ kind: 'message', ...found });
  }

  async function toldOf(person: Talker, id: string): Promise<void> {
    const found = await findMessage(db, id);
    if (found && found.from === person.kind && idOf(found.parties, person.kind) === person.id)
      tell({ kind: 'message', ...found });
  }

  async function typing(person: Talker, socket: Socket, to: string): Promise<void> {
    const memory = memoryOf(socket);
    if (performance.now() - memory.typedAt < typingEvery) return;
    memory.typedAt = performance.now();
    const parties =
      person.kind === 'customer'
        ? { customerId: person.id, sellerId: to }
        : { customerId: to, sellerId: person.id };
    if (!memory.acquainted.has(to)) {
      if (!(await hasConversation(db, parties))) return;
      memory.acquainted.add(to);
    }
    tellTyping(parties, person.kind);
    hub.publish(topic, { kind: 'typing', ...parties, by: person.kind } satisfies Published);
  }

  hub.onConnect(({ person: { kind, id }, socket }: LiveSocket) => {
    // Operators look on; a conversation is between a customer and a shop.
    if (kind === 'operator') return;
    const person: Talker = { kind, id };
    const memory = memoryOf(socket);
    const on = (event: string, work: (sent: unknown) => Promise<void>) =>
      socket.on(event, (sent: unknown) => {
        if (mayBeHeard(memory)) work(sent).catch(failed);
      });
    const whoIsThere = () => presence.tell(person, socket);
    // Who somebody says to be is not looked at: it only asks who is there.
    for (const event of ['add_user', 'add_seller']) on(event, whoIsThere);
    // A hint only: what is delivered is the stored message of that id, and only one's own.
    on(person.kind === 'customer' ? 'send_customer_message' : 'send_seller_message', async (sent) => {
      const messageId = member(sent, '_id');
      if (messageId) await toldOf(person, messageId);
    });
    on('typing', async (sent) => {
      const to = member(sent, 'to');
      if (to) await typing(person, socket, to);
    });
    whoIsThere().catch(failed);
  });

  hub.onPresence((kind) => void presence.changed(kind).catch(failed));

  return tell;
}

/** A text member of something that a client sent; undefined when it is none. */
function member(sent: unknown, name: string): string | undefined {
  const value =
    typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value.length > 0 && value.length <= 200 && !value.includes('\0')
    ? value
    : undefined;
}
