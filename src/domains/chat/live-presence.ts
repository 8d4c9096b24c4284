import type { Socket } from 'socket.io';
import type { Database } from '../../platform/database.ts';
import type { Hub } from '../../realtime/hub.ts';
import type { Watched } from '../../realtime/person.ts';
import { listOnline } from '../../realtime/presence.store.ts';
import { listOnlineCustomers } from './conversations.store.ts';

/**
 * Tells who is there: customers hear `activeSeller`, the sellers who are connected; a seller hears `activeCustomer`, the
 * connected ones of the customers who have written to that shop, and learns of nobody else.
 */
export function livePresence({ db, hub }: { db: Database; hub: Hub }) {
  // Asked for by every customer who connects: when a thousand come back at once, they share the answer.
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
    /** Tells one socket who is there now. */
    tell: ({ kind, id }: { kind: Watched; id: string }, socket: Socket): Promise<void> =>
      kind === 'customer' ? tellSellers([socket]) : tellCustomers([id], () => [socket]),
    /** Tells everybody here that somebody of a kind came or went. */
    changed: (kind: Watched): Promise<void> =>
      kind === 'seller'
        ? tellSellers(hub.peopleHere('customer').flatMap((id) => hub.socketsOf('customer', id)))
        : tellCustomers(hub.peopleHere('seller'), (id) => hub.socketsOf('seller', id)),
  };
}
