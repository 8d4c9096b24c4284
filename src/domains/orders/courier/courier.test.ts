import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { courierKey, twoParcels } from '../../../../test/support/two-parcels.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, app, scene, call, pack, order, read, parcelStates } = await twoParcels();
const keyless = await testApp(db, { clock });
afterAll(() => keyless.close());

/** The aggregator's own example of its documentation, with another AWB and status. */
const update = (awb: string | number, status: string, over: object = {}) => ({
  awb,
  courier_name: 'Delhivery Surface',
  current_status: status,
  current_status_id: 20,
  shipment_status: status,
  shipment_status_id: 18,
  current_timestamp: '23 05 2023 11:43:52',
  order_id: '1373900_150876814',
  sr_order_id: 348_456_385,
  awb_assigned_date: '2023-05-19 11:59:16',
  pickup_scheduled_date: '2023-05-19 11:59:17',
  etd: '2023-05-23 15:40:19',
  scans: [
    {
      date: '2023-05-19 11:59:16',
      status: 'X-UCI',
      activity: 'Manifested - Manifest uploaded',
      location: 'Chomu_SamodRd_D (Rajasthan)',
      'sr-status': '5',
      'sr-status-label': 'MANIFEST GENERATED',
    },
  ],
  is_return: 0,
  channel_id: 3_422_553,
  pod_status: 'OTP Based Delivery',
  pod: 'Not Available',
  qc_image: '',
  qc_failure_reason: '',
  ...over,
});
const post = async (body: object, key = courierKey, to = app) =>
  (
    await to.inject({
      method: 'POST',
      url: '/api/courier/webhook',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  ).statusCode;

let last = 19_041_424_751_540;
const newAwb = () => String((last += 1));
async function send(awb = newAwb(), by = scene.seller) {
  await pack(by);
  const body = { courier: 'Delhivery', awb };
  await call(by, 'POST', `/desk/orders/${scene.orderId}/hand-over`, body);
  return awb;
}
const kurtaState = async () => (await parcelStates())[0];
const open = async () =>
  (await call(scene.operator, 'GET', '/desk/courier-updates')).body.updates as Record<string, unknown>[];
const openOf = async (awb: string) => (await open()).filter((row) => row.awb === awb);
const moves = () => execute<{ to_state: string; actor: string; note: string }>(db)`
  select to_state, actor, note from order_moves where order_id = ${scene.orderId} and lifecycle = 'parcel' order by id`;

describe('a courier’s update', () => {
  it('delivers the parcel with its AWB, once, however often it comes', async () => {
    const awb = await send();
    expect(await post(update(awb, 'IN TRANSIT'))).toBe(200);
    expect(await kurtaState()).toBe('handed over');
    const both = await Promise.all([1, 2, 3].map(() => post(update(awb, 'DELIVERED'))));
    expect([...both, await post(update(awb, 'DELIVERED'))]).toEqual([200, 200, 200, 200]);
    expect(await parcelStates()).toEqual(['delivered', 'to pack']);
    const deliveries = (await moves()).filter(({ to_state }) => to_state === 'delivered');
    expect(deliveries).toMatchObject([
      { actor: 'provider:courier', note: expect.stringContaining('Delhivery Surface: DELIVERED') },
    ]);
    expect(await openOf(awb)).toEqual([]);
  });

  it('completes the order with its last parcel', async () => {
    for (const by of [scene.seller, scene.other]) await post(update(await send(newAwb(), by), 'DELIVERED'));
    expect(await parcelStates()).toEqual(['delivered', 'delivered']);
    expect((await read()).order_status).toBe('success');
  });

  it('never moves a parcel backward: what comes late is left to an operator', async () => {
    const awb = await send();
    await post(update(awb, 'DELIVERED'));
    expect(await post(update(awb, 'IN TRANSIT', { current_timestamp: '22 05 2023 10:00:00' }))).toBe(200);
    expect(await post(update(awb, 'RTO DELIVERED'))).toBe(200);
    expect(await kurtaState()).toBe('delivered');
    expect(await openOf(awb)).toMatchObject([
      { status: 'RTO DELIVERED', outcome: 'not moved', orderId: scene.orderId },
    ]);
  });

  it('brings an undelivered parcel back, and an older delivery does not undo that', async () => {
    const awb = await send();
    await post(update(awb, 'RTO INITIATED'));
    expect(await kurtaState()).toBe('handed over');
    await post(update(awb, 'RTO_DELIVERED'));
    expect(await kurtaState()).toBe('brought back');
    await post(update(awb, 'DELIVERED', { current_timestamp: '20 05 2023 10:00:00' }));
    expect(await kurtaState()).toBe('brought back');
  });

  it('of a shipment that came back delivers nothing that is sent again, however late it comes', async () => {
    const awb = await send();
    await post(update(awb, 'RTO DELIVERED'));
    await call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/hand-over`, { awb });
    expect(await kurtaState()).toBe('handed over');
    for (const minute of [1, 2])
      await post(update(awb, 'DELIVERED', { current_timestamp: `24 05 2023 10:0${minute}:00` }));
    expect(await kurtaState()).toBe('handed over');
    expect((await openOf(awb)).map(({ status, outcome }) => [status, outcome])).toEqual([
      ['DELIVERED', 'not moved'],
      ['DELIVERED', 'not moved'],
    ]);
    await call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/bring-back`, { reason: 'Not there' });
    const next = newAwb();
    await call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/hand-over`, { awb: next });
    await post(update(next, 'DELIVERED'));
    expect(await kurtaState()).toBe('delivered');
  });

  it('with a wrong key or none is refused and changes nothing; without a key of the shop there is no such call', async () => {
    const awb = await send();
    expect(await post(update(awb, 'DELIVERED'), 'another key')).toBe(401);
    expect(await post(update(awb, 'DELIVERED'), '')).toBe(401);
    expect(await post(update(awb, 'DELIVERED'), courierKey, keyless)).toBe(404);
    expect(await kurtaState()).toBe('handed over');
    expect(await openOf(awb)).toEqual([]);
  });

  it('of an unknown AWB is accepted and named to the operator, who notes it as dealt with', async () => {
    const awb = newAwb();
    expect(await post(update(Number(awb), 'DELIVERED'))).toBe(200);
    expect(await post(update(awb, 'DELIVERED'))).toBe(200);
    const [row, ...rest] = await openOf(awb);
    expect(rest).toEqual([]);
    expect(row).toMatchObject({ outcome: 'unknown', orderId: '', number: '', courier: 'Delhivery Surface' });
    const before = (await call(scene.operator, 'GET', '/desk/courier-updates/count')).body.open as number;
    const settle = () => call(scene.operator, 'POST', `/desk/courier-updates/${String(row?.id)}/settle`, {});
    expect((await settle()).status).toBe(200);
    expect((await settle()).body.code).toBe('wrong_status');
    expect((await call(scene.operator, 'GET', '/desk/courier-updates/count')).body.open).toBe(before - 1);
  });

  it('of an AWB that two parcels have moves neither', async () => {
    const awb = await send('abc 123');
    await order();
    await send('ABC123');
    expect(awb).toBe('abc 123');
    await post(update('ABC123', 'DELIVERED'));
    expect(await kurtaState()).toBe('handed over');
    expect(await openOf('ABC123')).toMatchObject([{ outcome: 'ambiguous', orderId: '' }]);
  });

  it('of a loss moves no money: an operator decides; a return’s way is no parcel’s', async () => {
    const awb = await send();
    await post(update(awb, 'LOST'));
    expect(await kurtaState()).toBe('handed over');
    expect((await read()).refunds).toEqual([]);
    expect(await openOf(awb)).toMatchObject([{ outcome: 'lost', orderId: scene.orderId }]);
    await post(update(awb, 'DELIVERED', { is_return: 1 }));
    expect(await kurtaState()).toBe('handed over');
  });
});

describe('the chat with the customer of an order', () => {
  it('is opened by the order’s own shop, which writes first; no other shop learns who bought', async () => {
    const openChat = (by: { cookie: string }, orderId = scene.orderId) =>
      call(by, 'POST', '/desk/chat/open', { orderId });
    const { body } = await openChat(scene.seller);
    const reply = {
      customerId: body.customerId,
      text: 'Is the lift working?',
      clientId: crypto.randomUUID(),
    };
    expect((await call(scene.seller, 'POST', '/desk/chat/reply', reply)).status).toBe(201);
    const unpaidOrder = await order({ paid: false });
    expect((await openChat(scene.seller, unpaidOrder)).status).toBe(404);
    expect((await openChat(scene.seller, 'no order')).status).toBe(404);
    expect((await openChat(scene.operator)).status).toBe(400);
  });
});
