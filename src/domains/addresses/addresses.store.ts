import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, getValue, hasChanged } from '../../platform/database.ts';
import type { AddressFields } from './address-fields.ts';
import { type Address, maxAddresses } from './address.ts';

const columns = sql`
  id as _id, name, address, phone as phonenumber, alternate_phone as alternatephonenumber, pincode, state,
  city as "cityDistTown", landmark, locality, is_default as "defaultAddress", customer_id as "userInfo"`;

/** One of the customer's own addresses, or null. */
export function findAddress(db: Database, customerId: string, id: string): Promise<Address | null> {
  return findRow<Address>(db)`
    select ${columns} from addresses where id = ${id} and customer_id = ${customerId}`;
}

/** The same as a JSON expression to embed in other queries; null if `id` is null. */
export function addressJson(customerId: string, id: string | null): RawBuilder<Address | null> {
  return sql`(
    select row_to_json(own) from (
      select ${columns} from addresses where id = ${id} and customer_id = ${customerId}) own)`;
}

/** An address that must exist. @throws if it does not */
export async function getAddress(db: Database, customerId: string, id: string): Promise<Address> {
  const address = await findAddress(db, customerId, id);
  if (!address) throw new Error(`No address ${id}`);
  return address;
}

export function findDefault(db: Database, customerId: string): Promise<Address | null> {
  return findRow<Address>(db)`
    select ${columns} from addresses where customer_id = ${customerId} and is_default`;
}

/** All of a customer's addresses: the default first, then newest first. */
export function listAddresses(db: Database, customerId: string): Promise<Address[]> {
  return execute<Address>(db)`
    select ${columns} from addresses where customer_id = ${customerId}
    order by is_default desc, created_at desc, id desc limit ${maxAddresses}`;
}

export function countAddresses(db: Database, customerId: string): Promise<number> {
  return getValue<number>(db)`
    select count(*) from addresses where customer_id = ${customerId}`;
}

export async function insertAddress(
  tx: Database,
  customerId: string,
  { id, fields, now }: { id: string; fields: AddressFields; now: Date },
): Promise<void> {
  await execute(tx)`
    insert into addresses (id, customer_id, name, address, phone, alternate_phone, pincode, state, city, landmark, locality, created_at)
    values (${id}, ${customerId}, ${fields.name}, ${fields.address}, ${fields.phonenumber}, ${fields.alternatephonenumber},
            ${fields.pincode}, ${fields.state}, ${fields.cityDistTown}, ${fields.landmark}, ${fields.locality}, ${now})`;
}

/** Returns false if the customer has no such address. */
export function changeAddress(
  tx: Database,
  customerId: string,
  id: string,
  fields: AddressFields,
): Promise<boolean> {
  return hasChanged(tx)`
    update addresses set name = ${fields.name}, address = ${fields.address}, phone = ${fields.phonenumber},
      alternate_phone = ${fields.alternatephonenumber}, pincode = ${fields.pincode}, state = ${fields.state},
      city = ${fields.cityDistTown}, landmark = ${fields.landmark}, locality = ${fields.locality}
    where id = ${id} and customer_id = ${customerId}`;
}

/** Returns null if the customer has no such address. */
export function removeAddress(tx: Database, customerId: string, id: string) {
  return findRow<{ wasDefault: boolean }>(tx)`
    delete from addresses where id = ${id} and customer_id = ${customerId}
    returning is_default as "wasDefault"`;
}

/** Makes one address the only default. Clears the old one first: the unique index is checked row by row. */
export async function setDefault(tx: Database, customerId: string, id: string): Promise<void> {
  await execute(
    tx,
  )`update addresses set is_default = false where customer_id = ${customerId} and is_default and id <> ${id}`;
  await execute(tx)`update addresses set is_default = true where customer_id = ${customerId} and id = ${id}`;
}

export async function unsetDefault(tx: Database, customerId: string, id: string): Promise<void> {
  await execute(tx)`update addresses set is_default = false where customer_id = ${customerId} and id = ${id}`;
}
