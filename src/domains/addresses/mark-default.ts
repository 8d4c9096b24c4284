import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockCustomer } from '../accounts/customers.store.ts';
import * as store from './addresses.store.ts';

/** Marks an address as the customer's only default, or clears the mark. */
export function markDefault(
  db: Database,
  customerId: string,
  addressId: string,
  isDefault: boolean,
): Promise<{ addressId: string; message: string } | Refusal<'not_found'>> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await store.findAddress(tx, customerId, addressId)))
      return refuse('not_found', { error: refusals.address_not_found() });
    if (isDefault) await store.setDefault(tx, customerId, addressId);
    else await store.unsetDefault(tx, customerId, addressId);
    return {
      addressId,
      message: isDefault ? answers.default_address() : answers.not_default_address(),
    };
  });
}
