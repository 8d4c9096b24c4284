import type { CustomerVisit } from '../../../platform/visit.ts';
import type { Accounts } from '../accounts.ts';
import { deviceName } from './device-name.ts';
import * as store from './sessions.store.ts';

/** The customer's open sessions: device, address, login time, last use. The current one is marked. */
export async function listSessions({ db, clock }: Accounts, { customer }: CustomerVisit) {
  const sessions = await store.listSessions(db, { customerId: customer.id }, clock.now());
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
