import { expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { hour } from '../../../platform/clock.ts';

const { clock, call, scene, order, stock, faults, parcelStates, read, confirm, ship, refuseAtDoor } =
  await doorShop();

const because = { reason: 'So be it' };
const press = async (step: string, body: object = {}, by: { cookie: string } = scene.seller) =>
  call(by, 'POST', `/desk/orders/${scene.orderId}/${step}`, {
    ...(['bring-back', 'give-up', 'lose', 'refuse'].includes(step) && because),
    ...(step === 'take-in' && { good: true }),
    ...body,
  });
const deny = () =>
  call(scene.customer, 'POST', `/home/customer/deny-refusal/${scene.orderId}`, {
    seller: scene.kurta.sellerId,
  });

const firstSteps = ['pack', 'hand-over'];
/** How a parcel comes to each state, and what can be pressed there. */
const states: Record<string, { by: string[]; can: string[] }> = {
  'to pack': { by: [], can: ['pack'] },
  packed: { by: ['pack'], can: ['hand-over', 'unpack'] },
  'handed over': { by: firstSteps, can: ['bring-back', 'lose', 'refuse', 'deliver'] },
  'brought back': { by: [...firstSteps, 'bring-back'], can: ['hand-over', 'give-up', 'lose'] },
  delivered: { by: [...firstSteps, 'deliver'], can: [] },
  refused: { by: [...firstSteps, 'refuse'], can: ['take-in'] },
  lost: { by: [...firstSteps, 'lose'], can: ['take-in'] },
  cancelled: { by: [...firstSteps, 'bring-back', 'give-up'], can: [] },
};
const steps = [
  'pack',
  'hand-over',
  'unpack',
  'bring-back',
  'give-up',
  'lose',
  'refuse',
  'take-in',
  'deliver',
];

it.each(Object.entries(states))('a parcel that is %s takes no other step, by nobody', async (state, way) => {
  await order({ paid: true });
  let code = '';
  for (const step of way.by) {
    code = (await read()).parcels[0]?.deliveryCode || code;
    expect((await press(step, step === 'deliver' ? { code } : {})).status).toBe(200);
  }
  code = (await read()).parcels[0]?.deliveryCode || code || '0000';
  const before = [await parcelStates(), await stock(), (await read()).refunds.length];
  expect(before[0]).toEqual([state, 'to pack']);
  const after = async () => [await parcelStates(), await stock(), (await read()).refunds.length];
  for (const step of steps.filter((one) => !way.can.includes(one))) {
    const body = step === 'deliver' ? { code } : {};
    expect([step, (await press(step, body)).status]).toEqual([step, 409]);
    const { status } = await press(step, { ...body, shop: scene.kurta.sellerId }, scene.operator);
    expect([step, status]).toEqual([step, 409]);
  }
  expect(await after()).toEqual(before);
  for (const step of way.can) await press(step, { shop: scene.kurta.sellerId, code }, scene.other);
  expect((await parcelStates())[0]).toBe(state);
  expect(await faults()).toEqual([]);
});

it('wrong codes count on after a parcel was brought back, and for that parcel alone', async () => {
  await confirm();
  for (const by of [scene.seller, scene.other]) await ship(by);
  const { parcels } = await read();
  const wrong = String((Number(parcels[0]?.deliveryCode) + 1) % 10_000).padStart(4, '0');
  for (let tries = 0; tries < 10; tries += 1) {
    if (tries % 5 === 0) clock.advance(hour + 1_000);
    if (tries === 5) for (const step of ['bring-back', 'hand-over']) await press(step);
    expect((await press('deliver', { code: wrong })).status).toBe(422);
  }
  clock.advance(hour + 1_000);
  expect((await press('deliver', { code: parcels[0]?.deliveryCode })).status).toBe(429);
  expect((await press('deliver', { code: parcels[1]?.deliveryCode }, scene.other)).status).toBe(200);
  expect(await faults()).toEqual([]);
});

it('a refusal is denied once, also after it was decided or the goods were taken in', async () => {
  await confirm();
  await ship();
  await refuseAtDoor();
  await press('take-in');
  expect((await deny()).status).toBe(200);
  const decide = () =>
    call(scene.operator, 'POST', `/desk/order-book/${scene.orderId}/refusal`, {
      seller: scene.kurta.sellerId,
      stands: false,
      ...because,
    });
  expect(countStatuses(await Promise.all([decide(), decide()]))).toEqual({ 200: 1, 409: 1 });
  expect((await deny()).status).toBe(409);
  expect(await faults()).toEqual([]);
});
