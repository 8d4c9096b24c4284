import type { Socket } from 'socket.io';
import { second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { inTurn } from '../../platform/in-turn.ts';
import type { Log } from '../../platform/log.ts';
import type { Hub, LiveSocket } from '../../realtime/hub.ts';
import type { SocketKind } from '../../realtime/person.ts';
import { conversationKey, type Side, type Tell } from './chat.ts';
import { hasConversation } from './conversations.store.ts';
import { idOf, liveDelivery, type LiveDelivery } from './live-delivery.ts';
import { mayBeHeard, memoryOf } from './live-memory.ts';
import { livePresence } from './live-presence.ts';
import { findMessage } from './messages.store.ts';

/** Throttles "is typing": at most one per interval is passed on. */
const typingEvery = second;

/** Messages between processes carry ids only. Each process reads what it delivers. */
type ChatEvent =
  | { kind: 'message'; id: string; customerId: string; sellerId: string }
  | { kind: 'seen'; customerId: string; sellerId: string; by: Side; upTo: number }
  | { kind: 'typing'; customerId: string; sellerId: string; by: Side };

/** A customer or a seller. */
interface Talker {
  readonly kind: SocketKind;
  readonly id: string;
}

interface Live {
  readonly db: Database;
  readonly hub: Hub;
  readonly deliver: LiveDelivery;
  readonly tell: Tell;
  readonly failed: (error: unknown) => void;
}

const topic = 'chat';

/**
 * Delivers conversations to connected browsers, in this process and the others. The receiver gets `seller_message` or
 * `customer_message`; the sender's other devices get `own_message`.
 */
export function liveChat({ db, hub, log }: { db: Database; hub: Hub; log: Log }): Tell {
  const presence = livePresence({ db, hub });
  const logFailure = (error: unknown) => log.error({ err: error }, 'Could not deliver a chat update');
  const deliver = liveDelivery(hub);
  const live: Live = { db, hub, deliver, tell: tellEverywhere(hub, deliver), failed: logFailure };
  hearOtherProcesses(live);
  hub.onConnect((socket) => listenTo(live, presence, socket));
  hub.onPresence((kind) => void presence.onChange(kind).catch(logFailure));
  return live.tell;
}

/** Notifies this process's sockets and the other processes. */
const tellEverywhere =
  (hub: Hub, deliver: LiveDelivery): Tell =>
  (news) => {
    const { parties } = news;
    if (news.kind === 'seen') {
      deliver.seen(parties, news.by, news.upTo);
      hub.publish(topic, { kind: 'seen', ...parties, by: news.by, upTo: news.upTo } satisfies ChatEvent);
      return;
    }
    deliver.message(news);
    hub.publish(topic, { kind: 'message', id: news.message._id, ...parties } satisfies ChatEvent);
    if (news.from === 'customer') deliver.acquaint(parties);
  };

function hearOtherProcesses({ db, hub, deliver, failed }: Live): void {
  async function deliverStored(id: string): Promise<void> {
    const message = await findMessage(db, id);
    if (message) deliver.message({ kind: 'message', ...message });
  }
  const inConversation = inTurn();
  hub.subscribe(topic, (event) => {
    const news = event as ChatEvent;
    const parties = { customerId: news.customerId, sellerId: news.sellerId };
    if (news.kind === 'seen') return deliver.seen(parties, news.by, news.upTo);
    if (news.kind === 'typing') return deliver.typing(parties, news.by);
    const isWanted = [
      ...hub.socketsOf('customer', parties.customerId),
      ...hub.socketsOf('seller', parties.sellerId),
    ].length;
    if (isWanted) inConversation(conversationKey(parties), () => deliverStored(news.id)).catch(failed);
  });
}

function listenTo(
  live: Live,
  presence: ReturnType<typeof livePresence>,
  { person: { kind, id }, socket }: LiveSocket,
): void {
  // Operators are not part of conversations.
  if (kind === 'operator') return;
  const person: Talker = { kind, id };
  const memory = memoryOf(socket);
  const on = (event: string, work: (payload: unknown) => Promise<void>) =>
    socket.on(event, (payload: unknown) => {
      if (mayBeHeard(memory)) work(payload).catch(live.failed);
    });
  const whoIsThere = () => presence.tell(person, socket);
  // The id in these events is ignored: the session identifies the sender.
  for (const event of ['add_user', 'add_seller']) on(event, whoIsThere);
  // Only a hint: the message stored under that id is delivered if the sender wrote it.
  on(kind === 'customer' ? 'send_customer_message' : 'send_seller_message', async (payload) => {
    const messageId = member(payload, '_id');
    if (messageId) await toldOf(live, person, messageId);
  });
  on('typing', async (payload) => {
    const to = member(payload, 'to');
    if (to) await typing(live, person, socket, to);
  });
  whoIsThere().catch(live.failed);
}

async function toldOf({ db, tell }: Live, person: Talker, id: string): Promise<void> {
  const message = await findMessage(db, id);
  if (message && message.from === person.kind && idOf(message.parties, person.kind) === person.id)
    tell({ kind: 'message', ...message });
}

async function typing({ db, hub, deliver }: Live, person: Talker, socket: Socket, to: string): Promise<void> {
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
  deliver.typing(parties, person.kind);
  hub.publish(topic, { kind: 'typing', ...parties, by: person.kind } satisfies ChatEvent);
}

/** A string property of a client's event; undefined if it is missing or not a string. */
function member(payload: unknown, name: string): string | undefined {
  const value =
    typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value.length > 0 && value.length <= 200 && !value.includes('\0')
    ? value
    : undefined;
}
