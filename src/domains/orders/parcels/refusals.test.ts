import { expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { hour } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';

const shop = await doorShop();
const { db, clock, call, scene, order, faults, read, confirm, ship, refuseAtDoor } = shop;

const deny = (by: { cookie: string } = scene.customer) =>
  call(by, 'POST', `/home/customer/deny-refusal/${scene.orderId}`, { seller: scene.kurta.sellerId });
const decide = (stands: boolean, by: { cookie: string } = scene.operator) =>
  call(by, 'POST', `/desk/order-book/${scene.orderId}/refusal`, {
    seller: scene.kurta.sellerId,
    stands,
    reason: 'The courier was asked',
  });
const refusal = async () => (await read()).parcels[0] as unknown as { refusal: string };
const toDecide = async (by: { cookie: string }) => {
  const { body } = await call(by, 'GET', '/desk/today');
  return (body.toDecide as { orderId: string; why: string }[])
    .filter(({ orderId }) => orderId === scene.orderId)
    .map(({ why }) => why);
};
async function listNotices() {
  const rows = await execute<{ kind: string; text: string }>(db)`
    select kind, text from notices where key like ${`${scene.orderId}:%`} order by id`;
  return rows.map(({ kind, text }) => `${kind}: ${text}`);
}
/** Two parcels of the customer's orders are refused, which is one too many for paying at the door again. */
async function refusedTwice() {
  for (const isFirst of [true, false]) {
    if (!isFirst) await order({ paid: false });
    await confirm();
    await ship();
    await refuseAtDoor();
    await shop.cancel({ sellers: [scene.saree.sellerId] });
  }
}
const mayPayAtDoor = async () => {
  const { orderId } = scene;
  await order({ paid: false });
  const { status } = await confirm();
  await shop.cancel();
  scene.orderId = orderId;
  return status === 200;
};

it('a refusal at the door is told to the buyer, who can deny it, once', async () => {
  await confirm();
  await ship();
  expect((await deny()).body.code).toBe('wrong_status');
  await refuseAtDoor();
  expect((await listNotices()).at(-1)).toMatch(/^not_delivered: .*refused at the door.*did not refuse/s);
  expect((await refusal()).refusal).toBe('');
  expect((await deny(await shop.shop.customer())).status).toBe(404);
  expect(countStatuses(await Promise.all([deny(), deny(), deny()]))).toEqual({ 200: 1, 409: 2 });
  expect((await refusal()).refusal).toBe('denied');
  expect(await faults()).toEqual([]);
});

it('a denied refusal does not count until an operator decides that it stands', async () => {
  await refusedTwice();
  expect(await mayPayAtDoor()).toBe(false);
  await deny();
  expect(await mayPayAtDoor()).toBe(true);
  for (const by of [scene.seller, scene.operator]) expect(await toDecide(by)).toEqual(['refusal denied']);
  expect((await decide(true, scene.seller)).status).toBe(403);
  expect((await decide(true)).status).toBe(200);
  expect((await decide(false)).body.code).toBe('wrong_status');
  expect([await toDecide(scene.operator), (await refusal()).refusal]).toEqual([[], 'stands']);
  expect((await listNotices()).at(-1)).toMatch(/The courier was asked/);
  expect(await mayPayAtDoor()).toBe(false);
});

it('a refusal that was none never counts', async () => {
  await refusedTwice();
  await deny();
  await decide(false);
  expect((await refusal()).refusal).toBe('withdrawn');
  expect(await mayPayAtDoor()).toBe(true);
  const { body } = await call(scene.operator, 'GET', `/desk/order-book/${scene.orderId}`);
  const story = (body.story as { about: string; to: string }[]).filter(({ about }) => about === 'parcel');
  expect(story.slice(-2).map(({ to }) => to)).toEqual(['refusal denied', 'refusal withdrawn']);
});

it('ten wrong delivery codes are the most in a parcel’s life, and an operator sees each', async () => {
  await confirm();
  await ship();
  const code = (await read()).parcels[0]?.deliveryCode ?? '';
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  const send = (otpCode: string) =>
    call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/deliver`, { code: otpCode });
  for (let hours = 0; hours < 2; hours += 1) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(wrong)));
    expect(countStatuses(answers)).toEqual({ 422: 5 });
    clock.advance(hour + 1_000);
  }
  expect(await send(code)).toMatchObject({ status: 429, body: { error: expect.stringMatching(/operator/) } });
  const { body } = await call(scene.operator, 'GET', `/desk/order-book/${scene.orderId}`);
  const tries = (body.story as { to: string; actor: string; note: string }[]).filter(
    ({ to }) => to === 'wrong code',
  );
  expect(tries).toHaveLength(10);
  expect(JSON.stringify(tries)).not.toContain(wrong);
  expect(await toDecide(scene.operator)).toEqual(['codes used up']);
  const shopId = scene.kurta.sellerId;
  const answer = await call(scene.operator, 'POST', `/desk/orders/${scene.orderId}/deliver`, {
    shop: shopId,
    reason: 'The customer has it',
  });
  expect([answer.status, await toDecide(scene.operator)]).toEqual([200, []]);
});
