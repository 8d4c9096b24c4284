import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { AddressFields } from './address-fields.ts';
import { type Address, maxAddresses } from './address.ts';
import { lockCustomer } from '../accounts/customers.store.ts';
import * as store from './addresses.store.ts';

/** Stores a new address. It becomes the default only if the input says so, even if it is the first. */
export function addAddress(
  db: Database,
  customerId: string,
  { defaultAddress, ...fields }: AddressFields & { defaultAddress: boolean },
  now: Date,
): Promise<{ address: Address } | Refusal<'list_full'>> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const count = await store.countAddresses(tx, customerId);
    if (count >= maxAddresses)
      return refuse('list_full', {
        error: m.addresses_full({ max: maxAddresses }),
      });
    const id = newId(now);
    await store.insertAddress(tx, customerId, { id, fields, now });
    if (defaultAddress) await store.setDefault(tx, customerId, id);
    return { address: await store.getAddress(tx, customerId, id) };
  });
}
