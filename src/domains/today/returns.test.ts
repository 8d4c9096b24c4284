import { expect, it } from 'vitest';
import { returningShop } from '../../../test/support/returning-shop.ts';

const shop = await returningShop();
const { scene, call, asked, move, pickedUp } = shop;

const today = async (by: { cookie: string }) =>
  (await call(by, 'GET', '/desk/today')).body as { returns: { waiting: number; disputed: number } };

it('tells a seller of the returns that wait, and an operator of those to decide', async () => {
  const [seller, operator] = [await today(scene.seller), await today(scene.operator)];
  const [first] = [await asked(), await asked({ line: 1 })];
  expect((await today(scene.seller)).returns.waiting).toBe(seller.returns.waiting + 2);
  await move(first, 'asked', 'declined', 'It was worn');
  await call(scene.customer, 'POST', `/home/customer/dispute-return/${first}`, { note: 'It was not' });
  expect((await today(scene.seller)).returns).toEqual({
    waiting: seller.returns.waiting + 1,
    disputed: seller.returns.disputed + 1,
  });
  expect((await today(scene.operator)).returns.disputed).toBe(operator.returns.disputed + 1);
  expect((await today(scene.other)).returns).toEqual({ waiting: 0, disputed: 0 });
});

it('does not count what was returned as still to be paid to the seller, to the paisa as in the books', async () => {
  const onPages = async () => {
    const { body } = await call(scene.seller, 'GET', '/desk/orders?state=delivered');
    return (body.parcels as { owed: number }[]).reduce((sum, { owed }) => sum + owed, 0);
  };
  const before = await onPages();
  const id = await asked();
  await pickedUp(id);
  expect(await onPages()).toBe(before);
  await move(id, 'picked up', 'refunded');
  // Of ₹380 for the parcel, ₹142.14 was reversed for this piece.
  expect(await onPages()).toBe(before - 143);
  for (const line of [0, 1]) {
    const rest = await asked({ line });
    await pickedUp(rest);
    await move(rest, 'picked up', 'refunded');
  }
  expect(await onPages()).toBe(before - 380);
});
