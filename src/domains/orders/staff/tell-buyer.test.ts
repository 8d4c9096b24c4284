import { beforeEach, describe, expect, it } from 'vitest';
import { payingShop } from '../../../../test/support/paying-shop.ts';
import { sendNotices } from '../../../../test/support/send-notices.ts';
import { findBuyer } from './desk-orders.store.ts';
import { tellBuyer, tellOrderPlaced } from './tell-buyer.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, provider, scene } = await payingShop();

interface Row {
  readonly channel: string;
  readonly recipient: string;
  readonly text: string;
  readonly notice: string;
  readonly about: string;
  readonly fallback: { channel: string; recipient: string } | null;
}
async function messages() {
  await sendNotices(db, clock);
  return await execute<Row>(db)`select * from outbox order by id`;
}
const mobile = '9829012345';
const email = () => `${scene.customer.id}@example.com`;

/** Sets the buyer's number, and whether the e-mail is verified. */
async function buyerHas({ number, verified }: { number?: string; verified: boolean }) {
  await execute(db)`
    update customers set mobile = ${number ?? null}, email_verified_at = ${verified ? clock.now() : null}
    where id = ${scene.customer.id}`;
}

beforeEach(async () => {
  await execute(db)`delete from outbox`;
  await execute(db)`delete from notices`;
  await execute(db)`update customers set mobile = null`;
});

describe('a paid order is confirmed', () => {
  const pay = () => provider.send(provider.captured(scene.order));

  it('by text, with the unverified e-mail as a fallback', async () => {
    await buyerHas({ number: mobile, verified: false });
    await pay();
    expect(await messages()).toMatchObject([
      { channel: 'sms', recipient: mobile, notice: 'paid', about: scene.order.orderId },
    ]);
    expect((await messages())[0]?.fallback).toMatchObject({ channel: 'email', recipient: email() });
    const buyer = await findBuyer(db, scene.order.orderId);
    expect(buyer?.orderNumber).toMatch(/^CHK-\d+-\d$/);
    expect((await messages())[0]?.text).toContain(buyer?.orderNumber);
  });

  it('by text and by e-mail where the address is verified', async () => {
    await buyerHas({ number: mobile, verified: true });
    await pay();
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([mobile, email()]);
  });

  it('by e-mail where there is no number', async () => {
    await buyerHas({ verified: false });
    await pay();
    expect(await messages()).toMatchObject([{ channel: 'email', recipient: email(), fallback: null }]);
  });

  it('once, however often it is told', async () => {
    await buyerHas({ number: mobile, verified: true });
    await pay();
    await pay();
    await tellOrderPlaced(db, scene.order.orderId, clock.now());
    expect(await messages()).toHaveLength(2);
  });

  it('and not while it is unpaid', async () => {
    await provider.send(provider.captured(scene.order, { type: 'payment.failed' }));
    expect(await messages()).toEqual([]);
  });
});

it('other news of an order goes by e-mail, and by text when that fails', async () => {
  await buyerHas({ number: mobile, verified: false });
  const news = {
    orderId: scene.order.orderId,
    kind: 'refunded',
    key: '1',
    subject: 'Your refund is on its way',
    text: 'We sent it.',
  } as const;
  await tellBuyer(db, { ...news, now: clock.now() });
  expect(await messages()).toMatchObject([
    { channel: 'email', recipient: email(), fallback: { channel: 'sms', recipient: mobile } },
  ]);
});
