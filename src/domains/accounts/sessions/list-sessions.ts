import type { CustomerVisit } from '../../../platform/visit.ts';
import type { Accounts } from '../accounts.ts';
import { deviceName } from './device-name.ts';
import * as store from './sessions.store.ts';

/** Where the customer is logged in: device, network address, since when, last seen; the asking session is marked. */
export async function listSessions({ db, clock }: Accounts, { customer }: CustomerVisit) {
  const sessions = await store.listSessions(db, customer.id, clock.now());
  return {
    sessions: sessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
      _id: id,
      device: deviceName(userAgent),
      address,
      since: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      current: id === customer.sessionId,
    })),
  };
}
