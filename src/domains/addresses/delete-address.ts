import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockCustomer } from '../accounts/customers.store.ts';
import * as store from './addresses.store.ts';

/** Deletes an address. If it was the default, the newest remaining one takes over. */
export function deleteAddress(
  db: Database,
  customerId: string,
  addressId: string,
): Promise<{ userId: string; addressId: string; message: string } | Refusal<'not_found'>> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const wasDeleted = await store.removeAddress(tx, customerId, addressId);
    if (!wasDeleted) return refuse('not_found', { error: refusals.address_not_found() });
    const [heir] = wasDeleted.wasDefault ? await store.listAddresses(tx, customerId) : [];
    if (heir) await store.setDefault(tx, customerId, heir._id);
    return { userId: customerId, addressId, message: answers.address_deleted() };
  });
}
