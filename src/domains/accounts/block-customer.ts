import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { shop } from '../../shop.ts';
import { saveBlock } from './customer-list.store.ts';
import { deleteSessionsOf } from './sessions/sessions.store.ts';

/** What a blocked customer reads who proved the account: whom to ask. The reason is for staff. */
export const blockedRefusal = (): Refusal<'blocked'> =>
  refuse('blocked', { error: m.account_blocked({ email: shop.supportEmail, phone: shop.phone }) });

/**
 * Keeps a customer out, and ends the sessions, whose ids it returns. A session that begins meanwhile opens nothing:
 * `sessionFinder` does not find blocked customers. Orders go on as they are.
 */
export async function blockCustomer(
  trx: Database,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<{ sessionIds: string[] } | Refusal<'wrong_status'>> {
  if (!(await saveBlock(trx, id, { reason, now }))) return refuse('wrong_status');
  return { sessionIds: await deleteSessionsOf(trx, { customerId: id }) };
}
