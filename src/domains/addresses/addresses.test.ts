import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf, countStatuses } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { home, smallShop } from '../../../test/support/small-shop.ts';
import { minute, testClock } from '../../platform/clock.ts';
import type { Address } from './address.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const call = callsOf(await testApp(db, { clock }));
const shop = await smallShop(db, clock.now());
let meera: Awaited<ReturnType<typeof shop.customer>>;

beforeEach(async () => {
  meera = await shop.customer();
});

const add = (fields: object = {}, by = meera) => {
  clock.advance(minute);
  return call(by, 'POST', '/home/customer/add_address', { ...home, ...fields });
};
const addressOf = async (fields: object = {}) => (await add(fields)).body.address as Address;
const list = async (by = meera) =>
  (await call(by, 'GET', '/home/customer/get_all_address')).body.allAddress as Address[];
const defaults = async () => (await list()).filter((one) => one.defaultAddress).map(({ _id }) => _id);
const update = (addressId: string, fields: object = {}, by = meera) =>
  call(by, 'PUT', '/home/customer/update_address', { ...home, addressId, ...fields });
const mark = (addressId: string, body: object = { defaultAddress: true }, by = meera) =>
  call(by, 'PATCH', `/home/customer/markDefaultAddress/${addressId}`, body);
const remove = (addressId: string, by = meera) =>
  call(by, 'DELETE', `/home/customer/delete_address/${addressId}`);

describe('a PIN code', () => {
  const find = (pincode: string) => call(null, 'GET', `/home/pin-code/${pincode}`);

  it('tells a guest its city and state', async () => {
    const { status, body } = await find('302017');
    expect([status, body]).toEqual([200, { places: [{ city: 'Jaipur', state: 'Rajasthan' }] }]);
  });

  it('has no place if the table does not know it, and is not found if it is malformed', async () => {
    expect((await find('302999')).body).toEqual({ places: [] });
    for (const pincode of ['30201', '012345', 'abcdef']) expect((await find(pincode)).status).toBe(404);
  });
});

describe('an address', () => {
  it('is stored as given, trimmed, with its state’s official name', async () => {
    const { status, body } = await add({ name: '  Meera  ', state: ' rajasthan', landmark: 'Old well' });
    expect(status).toBe(201);
    expect(body.address).toEqual({
      ...home,
      _id: expect.any(String),
      name: 'Meera',
      landmark: 'Old well',
      defaultAddress: false,
      userInfo: meera.id,
    });
    expect(await list()).toEqual([body.address]);
  });

  it.each([
    ['of its state', '560001', 'Karnataka'],
    ['in two states, with either', '396230', 'Gujarat'],
    ['that the table does not know, in its circle', '302999', 'Rajasthan'],
    ['of the army, in any state', '900056', 'Kerala'],
  ])('takes a PIN code %s', async (_what, pincode, state) => {
    expect((await add({ pincode, state })).status).toBe(201);
    const { _id } = await addressOf();
    expect((await update(_id, { pincode, state })).status).toBe(200);
  });

  it('refuses a PIN code of another state', async () => {
    const { _id } = await addressOf();
    const elsewhere = { pincode: '560001', state: 'Rajasthan' };
    const sentence = 'PIN code 560001 is in Bengaluru, Karnataka. Please correct the PIN code or the state';
    for (const { status, body } of [await add(elsewhere), await update(_id, elsewhere)])
      expect([status, body.code, body.fields]).toEqual([400, 'invalid', { pincode: sentence }]);
  });

  it('needs none of the optional fields', async () => {
    const { name, address, phonenumber, pincode, state, cityDistTown } = home;
    const requiredFields = { name, address, phonenumber, pincode, state, cityDistTown };
    expect(await call(meera, 'POST', '/home/customer/add_address', requiredFields)).toMatchObject({
      status: 201,
    });
  });

  it('reads its numbers as they are pasted, whatever digit they begin with', async () => {
    const pastedAddress = { ...home, phonenumber: '+91-५८७६५ 43210\n', pincode: ' 302\u00a0003' };
    expect(await call(meera, 'POST', '/home/customer/add_address', pastedAddress)).toMatchObject({
      status: 201,
      body: { address: { phonenumber: '5876543210', pincode: '302003' } },
    });
  });

  it.each([
    ['phonenumber', '987654321', 'Please enter a valid phone number'],
    ['phonenumber', '98765432101', 'Please enter a valid phone number'],
    ['phonenumber', 9_876_543_210, 'Please enter a valid phone number'],
    ['alternatephonenumber', '12', 'Please enter a valid phone number'],
    ['pincode', '012345', 'Please enter a valid 6-digit PIN code'],
    ['pincode', '30200', 'Please enter a valid 6-digit PIN code'],
    ['name', ' ', 'Please fill all required fields'],
    ['address', '', 'Please fill all required fields'],
    ['pincode', undefined, 'Please fill all required fields'],
    ['state', null, 'Please fill all required fields'],
    ['cityDistTown', undefined, 'Please fill all required fields'],
    ['landmark', 'x'.repeat(101), 'At most 100 characters'],
  ])('is refused for %s %j', async (field, value, error) => {
    expect(await add({ [field]: value })).toEqual({
      status: 400,
      body: { code: 'invalid', error, fields: { [field]: error } },
    });
    expect(await list()).toEqual([]);
  });

  it('stores the ten digits of a number, however it was pasted', async () => {
    const pastedAddress = { phonenumber: '+91 98765 43210', alternatephonenumber: '09812345678' };
    expect(await addressOf(pastedAddress)).toMatchObject({
      phonenumber: '9876543210',
      alternatephonenumber: '9812345678',
    });
    expect(await addressOf({ alternatephonenumber: ' ' })).toMatchObject({ alternatephonenumber: '' });
  });

  it('is replaced as a whole, by its owner only', async () => {
    const { _id } = await addressOf({ defaultAddress: true });
    expect((await update(_id, { cityDistTown: 'Ajmer' })).body.address).toMatchObject({
      cityDistTown: 'Ajmer',
      defaultAddress: true,
    });
    const thief = await shop.customer();
    expect(await update(_id, {}, thief)).toMatchObject({ status: 404 });
    expect(await mark(_id, { defaultAddress: true }, thief)).toMatchObject({ status: 404 });
    expect(await remove(_id, thief)).toMatchObject({ status: 404 });
    expect((await list())[0]?.cityDistTown).toBe('Ajmer');
  });

  it('is one of at most fifty', async () => {
    for (let n = 0; n < 50; n++) await add();
    expect(await add()).toMatchObject({ status: 409, body: { code: 'list_full' } });
  });
});

describe('the default address', () => {
  it('is the one marked as default, even the first one, until another is marked', async () => {
    const first = await addressOf();
    const second = await addressOf();
    expect(await defaults()).toEqual([]);
    expect(await mark(second._id)).toMatchObject({ status: 200, body: { addressId: second._id } });
    expect(await defaults()).toEqual([second._id]);
    const third = await addressOf({ defaultAddress: true });
    expect(await defaults()).toEqual([third._id]);
    await update(first._id, { defaultAddress: true });
    expect(await defaults()).toEqual([first._id]);
    const { body } = await call(meera, 'GET', '/home/customer/get_default_address');
    expect(body.defaultAddress).toMatchObject({ _id: first._id });
  });

  it('can be cleared, leaving no default', async () => {
    expect((await call(meera, 'GET', '/home/customer/get_default_address')).body).toEqual({
      defaultAddress: null,
    });
    const { _id } = await addressOf({ defaultAddress: true });
    await mark(_id, { defaultAddress: false });
    expect(await defaults()).toEqual([]);
  });

  it('passes to the newest remaining address when it is deleted', async () => {
    const [first, , third] = [
      await addressOf({ defaultAddress: true }),
      await addressOf(),
      await addressOf(),
    ];
    expect((await remove(first._id)).body).toEqual({
      userId: meera.id,
      addressId: first._id,
      message: 'Address deleted',
    });
    expect(await defaults()).toEqual([third._id]);
    expect(await remove(first._id)).toMatchObject({ status: 404 });
  });

  it('accepts one field and no other', async () => {
    const { _id } = await addressOf();
    for (const body of [{}, { defaultAddress: 'yes' }, { defaultAddress: true, name: 'Thief' }])
      expect(await mark(_id, body)).toMatchObject({ status: 400 });
  });

  it('stays a single one under parallel changes', async () => {
    const adding = await Promise.all(Array.from({ length: 10 }, () => add({ defaultAddress: true })));
    expect(countStatuses(adding)).toEqual({ 201: 10 });
    expect(await defaults()).toHaveLength(1);
    const marking = await Promise.all((await list()).flatMap(({ _id }) => [mark(_id), mark(_id)]));
    expect(countStatuses(marking)).toEqual({ 200: 20 });
    expect(await defaults()).toHaveLength(1);
    const [last, ...others] = await list();
    await Promise.all(others.map(({ _id }) => remove(_id)));
    expect(await defaults()).toEqual([last?._id]);
  });
});
