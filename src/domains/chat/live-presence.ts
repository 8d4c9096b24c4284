import { hash } from 'node:crypto';
import type { Socket } from 'socket.io';
import type { Database } from '../../platform/database.ts';
import type { Hub } from '../../realtime/hub.ts';
import type { SocketKind } from '../../realtime/person.ts';
import { listOnline } from '../../realtime/presence.store.ts';
import { listOnlineCustomers } from './conversations.store.ts';
import { memoryOf } from './live-memory.ts';

/**
 * Presence: customers get `activeSeller`, the connected sellers. A seller gets `activeCustomer`, limited to connected
 * customers who have written to that shop.
 */
export function livePresence({ db, hub }: { db: Database; hub: Hub }) {
  const listSellers = async () => (await listOnline(db, 'seller')).map((sellerId) => ({ sellerId }));
  // Every connecting customer needs this list. When a thousand reconnect at once, they share one query.
  let asking: ReturnType<typeof listSellers> | null = null;
  function sellersNow(): ReturnType<typeof listSellers> {
    asking ??= listSellers().finally(() => {
      asking = null;
    });
    return asking;
  }
  async function listCustomers(sellerIds: readonly string[]) {
    if (sellerIds.length === 0) return [];
    const online = await listOnlineCustomers(db, sellerIds);
    return [...online].map(([id, customers]) => ({
      id,
      list: customers.map((customerId) => ({ customerId })),
    }));
  }
  /** When a shop opens, a thousand sockets may be listening. Those that already have this list are skipped. */
  const tellNews = (sockets: readonly Socket[], event: string, list: object[]) =>
    hub.tell(sockets.filter(isNewsTo(list)), event, list);
  return {
    /** Sends the current presence to one socket. */
    async tell({ kind, id }: { kind: SocketKind; id: string }, socket: Socket): Promise<void> {
      const list = kind === 'customer' ? await sellersNow() : ((await listCustomers([id]))[0]?.list ?? []);
      isNewsTo(list)(socket);
      hub.tell([socket], events[kind], list);
    },
    /** Sends presence to the sockets of this process for which a connect or disconnect changes it. */
    async onChange(kind: SocketKind): Promise<void> {
      if (kind === 'customer')
        for (const { id, list } of await listCustomers(hub.peopleHere('seller')))
          tellNews(hub.socketsOf('seller', id), events.seller, list);
      else {
        const list = await listSellers();
        const sockets = hub.peopleHere('customer').flatMap((id) => hub.socketsOf('customer', id));
        tellNews(sockets, events.customer, list);
      }
    },
  };
}

/** The event in which each side receives the other's presence. */
const events: Record<SocketKind, string> = { customer: 'activeSeller', seller: 'activeCustomer' };

/** True for sockets that were last sent a different list. Records the new one. */
function isNewsTo(list: object[]): (socket: Socket) => boolean {
  const digest = hash('sha256', JSON.stringify(list));
  return (socket) => {
    const memory = memoryOf(socket);
    if (memory.online === digest) return false;
    memory.online = digest;
    return true;
  };
}
