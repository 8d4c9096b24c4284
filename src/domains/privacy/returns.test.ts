import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { whereIs } from '../../../test/support/where-is.ts';
import { day, shift } from '../../platform/clock.ts';
import { hashPassword } from '../accounts/password.ts';
import { forgetPastRetention } from './retention.ts';
import { execute } from '../../platform/database.ts';

const shop = await returningShop();
const { db, clock, scene, call, asked, move, decide } = shop;
const password = 'a long enough password';

const addPhoto = (returnId: string, by = 'customer') =>
  sql`insert into return_photos (id, return_id, sent_by, full_size, thumbnail, created_at)
      values (${`photo of ${returnId} by ${by}`}, ${returnId}, ${by}, 'full', 'small', ${clock.now()})`.execute(
    db,
  );
const photosOf = async (returnId: string) =>
  (await execute(db)`select from return_photos where return_id = ${returnId}`).length;
const dispute = (returnId: string, note: string) =>
  call(scene.customer, 'POST', `/home/customer/dispute-return/${returnId}`, { note });

/** A return that was declined and disputed, with the customer's words, UPI id and photo. */
async function disputeReturn({
  note = 'A tea stain',
  payTo = 'zarina@okbank',
  words = 'Never worn, by my grandmother',
} = {}) {
  const id = await asked({ note, reason: 'damaged' });
  await execute(db)`update returns set pay_to = ${payTo} where id = ${id}`;
  await addPhoto(id);
  await addPhoto(id, 'staff');
  await move(id, 'asked', 'declined', 'It was worn');
  await dispute(id, words);
  return id;
}

describe('the returns of a customer', () => {
  it('are in the export of their data, and nobody else’s', async () => {
    await disputeReturn();
    await shop.deliveredOrder();
    const mine = scene.customer;
    scene.customer = await shop.shop.customer();
    await shop.deliveredOrder();
    await asked({ note: 'A stranger’s words' });
    const { body } = await call(mine, 'GET', '/customer/my-data');
    expect(body.returns).toEqual([
      {
        order: expect.any(String),
        pieces: 1,
        reason: 'damaged',
        note: 'A tea stain',
        dispute: 'Never worn, by my grandmother',
        answer: 'It was worn',
        state: 'disputed',
        otherSize: '',
        pickUp: '2026-03-04',
        payTo: 'zarina@okbank',
        askedAt: expect.any(String),
        photos: 1,
      },
    ]);
  });

  it('keep an account from being deleted while they are open; then words, UPI id and photos go from every table', async () => {
    const { id: customerId } = scene.customer;
    await execute(
      db,
    )`update customers set password_hash = ${await hashPassword(password)} where id = ${customerId}`;
    const words = [
      'Stain of saffron',
      'Never worn by Dulari',
      'dulari@okbank',

      'Other size, Dulari',
    ];
    const [note, customerWords, payTo] = words;
    const id = await disputeReturn({ note, words: customerWords, payTo });
    const deleteAccount = () => call(scene.customer, 'POST', '/customer/delete-account', { password });
    expect(await deleteAccount()).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    await decide(id, 'disputed', 'closed', 'It stays with you');
    const exchange = await asked({ note: words[3], variantId: scene.kurta.variantIds[1] });
    await addPhoto(exchange);
    expect((await deleteAccount()).status).toBe(409);
    await call(scene.customer, 'POST', `/home/customer/cancel-return/${exchange}`);
    const before = await whereIs(db, words);
    expect(words.filter((word) => !before.some((place) => place.endsWith(word)))).toEqual([]);
    expect((await deleteAccount()).status).toBe(200);
    expect([await whereIs(db, words), await photosOf(id), await photosOf(exchange)]).toEqual([[], 0, 0]);
    const rows = await execute(db)`
      select state, quantity, note, dispute, answer, pay_to from returns where id = ${id}`;
    expect(rows).toEqual([{ state: 'closed', quantity: 1, note: '', dispute: '', answer: '', pay_to: '' }]);
  });

  it('lose their photos half a year after they are over, and not while they are open', async () => {
    const over = await disputeReturn();
    await decide(over, 'disputed', 'closed', 'It stays with you');
    const open = await disputeReturn();
    const endTime = clock.now();
    await forgetPastRetention(db, shift(endTime, 180 * day));
    expect([await photosOf(over), await photosOf(open)]).toEqual([2, 2]);
    await forgetPastRetention(db, shift(endTime, 180 * day + 1));
    expect([await photosOf(over), await photosOf(open)]).toEqual([0, 2]);
  });
});
