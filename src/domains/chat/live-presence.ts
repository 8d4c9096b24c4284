import type { Socket } from 'socket.io';
import type { Database } from '../../platform/database.ts';
import type { Hub } from '../../realtime/hub.ts';
import type { Watched } from '../../realtime/person.ts';
import { listOnline } from '../../realtime/presence.store.ts';
import { listOnlineCustomers } from './conversations.store.ts';

/**
 * Presence: customers get `activeSeller`, the connected sellers. A seller gets `activeCustomer`, limited to connected
 * customers who have written to that shop.
 */
export function livePresence({ db, hub }: { db: Database; hub: Hub }) {
  // Every connecting customer needs this list: when a thousand reconnect at once, they share one query.
  let asking: Promise<{ sellerId: string }[]> | null = null;
  function activeSellers(): Promise<{ sellerId: string }[]> {
    asking ??= listOnline(db, 'seller')
      .then((ids) => ids.map((sellerId) => ({ sellerId })))
      .finally(() => {
        asking = null;
      });
    return asking;
  }
  const tellSellers = async (sockets: readonly Socket[]) => {
    const sellers = await activeSellers();
    for (const socket of sockets) socket.emit('activeSeller', sellers);
  };
  const tellCustomers = async (
    sellerIds: readonly string[],
    socketsOf: (sellerId: string) => readonly Socket[],
  ) => {
    if (sellerIds.length === 0) return;
    for (const [sellerId, customers] of await listOnlineCustomers(db, sellerIds)) {
      const active = customers.map((customerId) => ({ customerId }));
      for (const socket of socketsOf(sellerId)) socket.emit('activeCustomer', active);
    }
  };
  return {
    /** Sends the current presence to one socket. */
    tell: ({ kind, id }: { kind: Watched; id: string }, socket: Socket): Promise<void> =>
      kind === 'customer' ? tellSellers([socket]) : tellCustomers([id], () => [socket]),
    /** Sends presence to everyone here after a connect or disconnect. */
    changed: (kind: Watched): Promise<void> =>
      kind === 'seller'
        ? tellSellers(hub.peopleHere('customer').flatMap((id) => hub.socketsOf('customer', id)))
        : tellCustomers(hub.peopleHere('seller'), (id) => hub.socketsOf('seller', id)),
  };
}
