import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { doorShop } from '../../../test/support/door-shop.ts';
import { getValue } from '../../platform/database.ts';

/** R-PROMO-6: however a shop's purchase from itself writes its number, mailbox and address. */

const { db, scene, order } = await doorShop();
const at = '12 Chaura Rasta';

interface Contacts {
  readonly seller?: Readonly<Record<string, string>>;
  readonly staff?: Readonly<Record<string, string>>;
  readonly customer?: Readonly<Record<string, string>>;
}

const set = (fields: Readonly<Record<string, string>>) =>
  sql.join(Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));

/** Whether an order of a customer is the shop's own, with these details of both. */
async function isOwn({ seller, staff, customer }: Contacts): Promise<boolean> {
  const { sellerId } = scene.kurta;
  if (seller) await sql`update sellers set ${set(seller)} where id = ${sellerId}`.execute(db);
  if (staff) await sql`update staff set ${set(staff)} where seller_id = ${sellerId}`.execute(db);
  if (customer) await sql`update customers set ${set(customer)} where id = ${scene.customer.id}`.execute(db);
  await order();
  return getValue(db)`select own_purchase from orders where id = ${scene.orderId}`;
}

afterEach(async () => {
  await sql`update sellers set phone = '', email = '', address = '', pincode = ''`.execute(db);
  await sql`update staff set mobile = null, email = id || '@example.com'`.execute(db);
  await sql`update customers set mobile = null, email = id || '@example.com'`.execute(db);
});

const mobile = '9811122233';

it.each<[string, Contacts]>([
  ['+91 and signs', { seller: { phone: '+91 (0)98111-22233' }, customer: { mobile } }],
  ['0091', { seller: { phone: '0091-98111 22233' }, customer: { mobile } }],
  ['first of two numbers', { seller: { phone: '9811122233 / 0141-2345678' }, customer: { mobile } }],
  ['second of two numbers', { seller: { phone: '0141-2345678, 9811122233' }, customer: { mobile } }],
  ['number of its login', { staff: { mobile }, customer: { mobile } }],
  ['dots of Gmail', { seller: { email: 'asha.rao@gmail.com' }, customer: { email: 'AshaRao@gmail.com' } }],
  [
    'Gmail’s other name',
    { seller: { email: 'asharao@googlemail.com' }, customer: { email: 'asha.rao@gmail.com' } },
  ],
  ['a plus sign', { seller: { email: 'asha@shop.in' }, customer: { email: 'asha+me@Shop.in' } }],
  [
    'mailbox of its login',
    { staff: { email: 'k.devi@gmail.com' }, customer: { email: 'kdevi+1@gmail.com' } },
  ],
  ['address with its city', { seller: { address: `${at}, Jaipur`, pincode: '302003' } }],
  ['address in other signs', { seller: { address: '12,  CHAURA-rasta.', pincode: '302003' } }],
])('is found by %s', async (_what, contacts) => {
  expect(await isOwn(contacts)).toBe(true);
});

it.each<[string, Contacts]>([
  ['a house at another PIN code', { seller: { address: at, pincode: '302001' } }],
  ['the house next door', { seller: { address: '112 Chaura Rasta', pincode: '302003' } }],
  ['a city alone', { seller: { address: 'Jaipur', pincode: '302003' } }],
  ['dots elsewhere', { seller: { email: 'asha.rao@shop.in' }, customer: { email: 'asharao@shop.in' } }],
  ['a mailbox of one host', { seller: { email: 'asha@shop.in' }, customer: { email: 'ravi@shop.in' } }],
  ['no number', { seller: { phone: 'ask at the gate' } }],
  ['half a number', { seller: { phone: '22233' }, customer: { mobile } }],
])('is nobody else’s: %s', async (_what, contacts) => {
  expect(await isOwn(contacts)).toBe(false);
});
