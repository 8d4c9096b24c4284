import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { AddressFields } from './address-fields.ts';
import type { Address } from './address.ts';
import { lockCustomer } from '../accounts/customers.store.ts';
import * as store from './addresses.store.ts';

/** Changes an address, and its default mark if the input has one. */
export function updateAddress(
  db: Database,
  customerId: string,
  addressId: string,
  { defaultAddress, ...fields }: AddressFields & { defaultAddress?: boolean | undefined },
): Promise<{ address: Address } | Refusal<'not_found'>> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await store.changeAddress(tx, customerId, addressId, fields)))
      return refuse('not_found', { error: m.address_not_found() });
    if (defaultAddress === true) await store.setDefault(tx, customerId, addressId);
    if (defaultAddress === false) await store.unsetDefault(tx, customerId, addressId);
    return { address: await store.getAddress(tx, customerId, addressId) };
  });
}
