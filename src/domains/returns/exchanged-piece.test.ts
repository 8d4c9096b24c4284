import { expect, it } from 'vitest';
import { countStatuses } from '../../../test/support/calls-as.ts';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { newSellerLogin } from '../../../test/support/staff.ts';
import { day } from '../../platform/clock.ts';
import { issueCreditNotes } from '../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';

const { db, clock, scene, call, ask, asked, move, pickedUp, read, order, stock, faults } =
  await returningShop();

/** A finished exchange of kurtas, and the way to ask what it brought back. */
async function exchangePiece(quantity = 1) {
  const pickup = async () => (await read()).pickups[0]?.name;
  const ofReturn = await asked({ variantId: scene.kurta.variantIds[1], quantity, pickup: await pickup() });
  await pickedUp(ofReturn);
  expect((await move(ofReturn, 'picked up', 'exchanged')).status).toBe(200);
  const lines = (await read()).lines as unknown as { ofReturn: string; left: number; size: string }[];
  return {
    line: lines.find((line) => line.ofReturn === ofReturn),
    again: async (over: object = {}, by: { cookie: string } = scene.customer) =>
      ask({ ofReturn, pickup: await pickup(), ...over }, by),
  };
}

it('what came in exchange comes back once, for what was paid, and its own size is sold again', async () => {
  await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
  const before = await stock();
  const { line, again } = await exchangePiece();
  expect(line).toMatchObject({ left: 1, open: true, sizes: [], back: [{ amount: 150 }] });
  const answers = await Promise.all([again(), again(), again()]);
  expect(countStatuses(answers)).toEqual({ 201: 1, 409: 2 });
  const id = String(answers.find(({ status }) => status === 201)?.body.returnId);
  const returns = (await read()).returns as unknown as { _id: string; size: string }[];
  expect(returns.find(({ _id }) => _id === id)?.size).toBe(line?.size);
  await pickedUp(id);
  expect((await move(id, 'picked up', 'refunded')).status).toBe(200);
  expect(await stock()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
  expect((await again()).body.code).toBe('wrong_status');
  expect((await order()).refunds.map(({ amount }) => amount)).toEqual([150]);
  const notes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
  expect(notes).toMatchObject([{ part: { lines: [{ quantity: 1, grossPaise: 15_000 }] } }]);
  expect(await faults()).toEqual([]);
});

it('a first piece says what became of it: on the way, exchanged, or that what came for it was returned', async () => {
  const states = async () =>
    ((await read()).lines as unknown as { ofReturn: string; backState: string }[])
      .filter(({ ofReturn, backState }) => ofReturn !== '' || backState !== '')
      .map(({ ofReturn, backState }) => [ofReturn !== '', backState]);
  const pickup = (await read()).pickups[0]?.name;
  const id = await asked({ variantId: scene.kurta.variantIds[1], quantity: 2, pickup });
  expect(await states()).toEqual([[false, 'asked']]);
  await pickedUp(id);
  await move(id, 'picked up', 'exchanged');
  expect(await states()).toEqual([
    [false, 'exchanged'],
    [true, ''],
  ]);
  const { returnId } = (await ask({ ofReturn: id, pickup, quantity: 2 })).body;
  await move(String(returnId), 'asked', 'declined', 'It was worn');
  expect(await states()).toEqual([
    [false, 'exchanged'],
    [true, 'declined'],
  ]);
});

it('brings back all that was paid, with the delivery, when nothing of the parcel is kept', async () => {
  const { again } = await exchangePiece(2);
  for (const [which, quantity] of [
    ['again', 1],
    ['again', 1],
    ['scarf', 1],
  ] as const) {
    const pickup = (await read()).pickups[0]?.name;
    const answer = which === 'again' ? await again({ quantity }) : await ask({ line: 1, pickup });
    const id = String(answer.body.returnId);
    await pickedUp(id);
    await move(id, 'picked up', 'refunded');
  }
  expect((await order()).refunds.map(({ amount }) => amount)).toEqual([150, 150, 157.81]);
  expect(await faults()).toEqual([]);
});

it('is nobody else’s, of no other line, and nothing before the exchange is done', async () => {
  const { again } = await exchangePiece();
  expect((await again({}, scene.other)).status).toBeGreaterThan(400);
  expect((await again({ line: 1 })).status).toBe(404);
  expect((await again({ quantity: 2 })).body).toMatchObject({ fields: { quantity: expect.any(String) } });
  const open = await asked({ variantId: scene.kurta.variantIds[1] });
  expect((await ask({ ofReturn: open })).status).toBe(404);
});

it('has its own return time, and no second exchange', async () => {
  clock.advance(10 * day);
  scene.seller = await newSellerLogin(db, scene.kurta.sellerId, clock.now());
  const { again } = await exchangePiece();
  expect((await again({ variantId: scene.kurta.variantIds[0] })).body).toMatchObject({
    fields: { variantId: expect.stringMatching(/money only/) },
  });
  clock.advance(10 * day);
  expect((await ask()).body.code).toBe('wrong_status');
  const id = String((await again()).body.returnId);
  expect((await call(scene.customer, 'POST', `/home/customer/cancel-return/${id}`, {})).status).toBe(200);
  clock.advance(5 * day);
  expect((await again()).body).toMatchObject({ code: 'wrong_status' });
  expect(await faults()).toEqual([]);
});
