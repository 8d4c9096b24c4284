import { beforeEach, describe, expect, it } from 'vitest';
import { placingShop } from '../../../test/support/placing-shop.ts';
import { home, orderBody } from '../../../test/support/small-shop.ts';
import { execute, getValue } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';

const { db, clock, shop, anybody, placeAs } = await placingShop();
const kurta = await shop.product({ stock: [500] });
let customer: Awaited<ReturnType<typeof anybody>>;

beforeEach(async () => {
  customer = await anybody();
});

const placeAt = (shippingInfo: object) =>
  placeAs(customer, {
    ...orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 }),
    shippingInfo,
  });

const stateOf = (orderId: unknown) =>
  getValue<string>(db)`select ship_to ->> 'state' from orders where id = ${String(orderId)}`;

/** An address from the time before state and PIN code were compared. */
async function oldAddress(place: { state: string; pincode: string }): Promise<{ _id: string }> {
  const _id = newId(clock.now());
  await execute(db)`
    insert into addresses (id, customer_id, name, address, phone, pincode, state, city, created_at)
    values (${_id}, ${customer.id}, 'Meera', '12 Chaura Rasta', '9876543210', ${place.pincode}, ${place.state}, 'Jaipur', ${clock.now()})`;
  return { _id };
}

describe('the place of delivery (R-PEOPLE-7)', () => {
  it.each(['RJ', 'Raj.', 'राजस्थान', 'rajasthan ', 'RAJASTHAN, India', 'Rājasthān'])(
    'reads the state %j as Rajasthan',
    async (state) => {
      const { status, body } = await placeAt({ ...home, state });
      expect([status, await stateOf(body.orderId)]).toEqual([201, 'Rajasthan']);
    },
  );

  it.each([
    ['a state of another PIN code', { state: 'Kerala' }, 'pincode'],
    ['another state, with a PIN code that no list has', { state: 'Kerala', pincode: '302999' }, 'pincode'],
    ['what is no state', { state: 'Atlantis' }, 'state'],
  ])('refuses %s at its field', async (_what, place, field) => {
    const { status, body } = await placeAt({ ...home, ...place });
    expect([status, body.code, Object.keys(body.fields as object)]).toEqual([
      400,
      'invalid',
      [`shippingInfo.${field}`],
    ]);
  });

  it('reads an old saved address, and refuses one whose PIN code lies in another state', async () => {
    const { body } = await placeAt(await oldAddress({ state: 'Raj', pincode: '302003' }));
    expect(await stateOf(body.orderId)).toBe('Rajasthan');
    for (const state of ['Kerala', 'Atlantis']) {
      const answer = await placeAt(await oldAddress({ state, pincode: '302003' }));
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
    }
  });
});
