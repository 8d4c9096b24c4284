import { beforeEach, describe, expect, it } from 'vitest';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { sendNotices } from '../../../../test/support/send-notices.ts';
import { hour } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, scene, call, pack, handOver, deliver, order, read, parcelStates, stock } =
  await twoParcels();
const codeOf = async (seller = scene.kurta.sellerId) =>
  (await read()).parcels.find(({ sellerId }) => sellerId === seller)?.deliveryCode ?? '';
const send = (by: { cookie: string }, body: object) =>
  call(by, 'POST', `/desk/orders/${scene.orderId}/deliver`, body);
/** A code that differs from this one. */
const not = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
async function messages() {
  await sendNotices(db, clock);
  const rows = await execute<{ channel: string; subject: string; text: string }>(db)`
    select channel, subject, text from outbox
    where about = ${scene.orderId} and notice in ('packed', 'on_its_way', 'delivered') order by id`;
  return rows;
}

describe('a delivery code', () => {
  it('is shown to the customer while the parcel is at the courier, and to nobody at the desk', async () => {
    expect(await codeOf()).toBe('');
    await pack();
    expect(await codeOf()).toBe('');
    await handOver();
    const code = await codeOf();
    expect(code).toMatch(/^\d{4}$/);
    expect(await codeOf(scene.saree.sellerId)).toBe('');
    for (const path of [`/desk/orders/${scene.orderId}`, `/desk/order-book/${scene.orderId}`])
      expect(JSON.stringify((await call(scene.operator, 'GET', path)).body)).not.toContain(`"${code}"`);
    expect(JSON.stringify((await call(scene.seller, 'GET', '/desk/orders')).body)).not.toContain(code);
    await deliver();
    expect(await codeOf()).toBe('');
  });

  it('is another one for each parcel and order', async () => {
    const codes = new Set<string>();
    for (let at = 0; at < 3; at += 1) {
      await order();
      for (const by of [scene.seller, scene.other]) {
        await pack(by);
        await handOver(by);
      }
      codes.add(await codeOf());
      codes.add(await codeOf(scene.saree.sellerId));
    }
    // Two of six codes out of ten thousand may be equal by chance, but not all.
    expect(codes.size).toBeGreaterThan(3);
  });
});

describe('a parcel at the courier', () => {
  beforeEach(async () => {
    await pack();
    await handOver();
  });

  it('is delivered by its own code only', async () => {
    const before = await stock();
    const code = await codeOf();
    expect(await send(scene.seller, { code: not(code) })).toMatchObject({
      status: 422,
      body: { code: 'wrong_code', fields: { code: expect.stringMatching(/not the delivery code/) } },
    });
    expect(await send(scene.seller, {})).toMatchObject({
      status: 400,
      body: { fields: { code: expect.stringMatching(/four digits/) } },
    });
    expect((await parcelStates())[0]).toBe('handed over');
    expect((await send(scene.other, { code })).status).toBe(409);
    expect((await send(scene.customer, { code })).status).toBe(401);
    expect((await send(scene.seller, { code: ` ${code} ` })).status).toBe(200);
    expect((await parcelStates())[0]).toBe('delivered');
    expect(await stock()).toEqual(before);
  });

  it('takes five codes an hour, and not even the right one after them', async () => {
    const code = await codeOf();
    for (let at = 0; at < 5; at += 1)
      expect((await send(scene.seller, { code: not(code) })).status).toBe(422);
    expect(await send(scene.seller, { code })).toMatchObject({ status: 429, body: { code: 'too_many' } });
    const shop = scene.kurta.sellerId;
    expect((await send(scene.operator, { code, shop })).status).toBe(429);
    clock.advance(hour + 1_000);
    expect((await send(scene.seller, { code })).status).toBe(200);
  });

  it('is delivered without it by an operator alone, with a reason that is kept', async () => {
    const shop = scene.kurta.sellerId;
    expect((await send(scene.seller, { reason: 'The customer called' })).status).toBe(400);
    expect((await send(scene.operator, { shop })).body).toMatchObject({
      fields: { reason: expect.stringMatching(/Say why/) },
    });
    const reason = 'The customer called and has it';
    expect((await send(scene.operator, { shop, reason })).status).toBe(200);
    const { body } = await call(scene.operator, 'GET', `/desk/order-book/${scene.orderId}`);
    expect(body.story).toContainEqual(
      expect.objectContaining({ about: 'parcel', to: 'delivered', note: expect.stringContaining(reason) }),
    );
  });

  it('is delivered once by ten presses at once', async () => {
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(scene.seller, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the customer is notified', () => {
  it('of each step once, with courier, number and code when the parcel is on its way', async () => {
    await pack();
    await call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/hand-over`, {
      courier: 'Delhivery',
      awb: 'DL 4821',
    });
    const code = await codeOf();
    expect((await read()).parcels[0]).toMatchObject({ courier: 'Delhivery', awb: 'DL4821' });
    await handOver();
    await deliver();
    await deliver();
    const mails = await messages();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your parcel is packed/),
      expect.stringMatching(/^Your parcel is on its way/),
      expect.stringMatching(/^Your parcel has been delivered/),
    ]);
    expect(mails[1]?.text).toMatch(
      new RegExp(`Courier: Delhivery\\nAWB: DL4821\\nYour delivery code is ${code}`),
    );
    expect(mails[0]?.text + (mails[2]?.text ?? '')).not.toContain(code);
  });

  it('of the code by text too, if they have a number', async () => {
    await execute(db)`update customers set mobile = '9829012345' where id = ${scene.customer.id}`;
    await pack();
    await handOver();
    const text = (await messages()).find(({ channel }) => channel === 'sms')?.text;
    expect(text).toContain(`Delivery code ${await codeOf()}`);
  });
});
