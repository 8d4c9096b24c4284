import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { orderBody } from '../../../../test/support/small-shop.ts';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { execute } from '../../../platform/database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { issueInvoices } from '../issue-invoices.ts';
import type { PackedInvoice } from './pack.calls.ts';

const shop = await twoParcels();
const { db, clock, scene, call, order } = shop;

const list = async (by: { cookie: string }, orders: string) =>
  (await call(by, 'GET', `/desk/invoices?orders=${orders}`)).body.invoices as PackedInvoice[];
async function issue(orderId: string) {
  const invoices = await issueInvoices(db, { orderId, now: clock.now() });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  return invoices;
}

it('a shop gets its own invoices of the orders that it packs, as they were issued', async () => {
  await execute(db)`update sellers set gstin = '08AAACC1206D1ZM' where id = ${scene.kurta.sellerId}`;
  const first = scene.orderId;
  const second = await order();
  const [own] = (await issue(second)).filter(({ seller }) => seller.id === scene.kurta.sellerId);
  await issue(first);
  const invoices = await list(scene.seller, `${second},${first}`);
  expect(invoices.map(({ orderId, sellerId }) => [orderId, sellerId])).toEqual([
    [second, scene.kurta.sellerId],
    [first, scene.kurta.sellerId],
  ]);
  expect(invoices[0]).toMatchObject({
    title: 'Tax Invoice',
    number: own?.number,
    grossPaise: 33_300,
    taxablePaise: 31_714,
    taxes: [
      { name: 'CGST', paise: 793 },
      { name: 'SGST', paise: 793 },
    ],
    words: expect.stringMatching(/Three Hundred/i),
    seller: { gstin: '08AAACC1206D1ZM', state: 'Rajasthan' },
    buyer: { name: 'Meera Sharma' },
    lines: [{ quantity: 1, hsn: '6204', rate: 5, taxPaise: 1_586, grossPaise: 33_300 }],
  });
});

it('nobody gets those of another shop, nor the market’s, nor one that is not issued', async () => {
  await issue(scene.orderId);
  expect((await list(scene.other, scene.orderId)).map(({ sellerId }) => sellerId)).toEqual([
    scene.saree.sellerId,
  ]);
  expect(await list(scene.operator, scene.orderId)).toHaveLength(2);
  expect(await list(scene.seller, await order({ paid: false }))).toEqual([]);
});

it('what was not supplied is credited in the pack, right after its invoice', async () => {
  const shirt = await shop.shop.product({ price: 120, discount: 0, stock: [10] });
  const lines = [{ product: scene.kurta }, { product: shirt }, { product: scene.saree }];
  const answer = await call(
    scene.customer,
    'POST',
    '/home/order/palce-order',
    orderBody(lines, { price: 652, shipping_fee: 85 }),
    { 'idempotency-key': randomUUID() },
  );
  const orderId = String(answer.body.orderId);
  await shop.provider.send(shop.provider.captured({ orderId, price: 737 }));
  await issue(orderId);
  await call(scene.seller, 'POST', `/desk/orders/${orderId}/cannot-supply`, { lines: [1], reason: 'Torn' });
  const [invoice, note, ...more] = await list(scene.seller, orderId);
  expect([invoice?.against, invoice?.lines.length, more]).toEqual(['', 2, []]);
  expect(note).toMatchObject({
    title: 'Credit Note',
    against: `Credits invoice ${invoice?.number}: The seller could not supply it`,
    orderId,
    sellerId: scene.kurta.sellerId,
    grossPaise: 12_000,
    lines: [{ quantity: 1, grossPaise: 12_000 }],
  });
  expect(note?.number).not.toBe(invoice?.number);
  expect((await list(scene.seller, orderId)).map(({ number }) => number)).toEqual([
    invoice?.number,
    note?.number,
  ]);
  expect(await list(scene.other, orderId)).toMatchObject([{ against: '' }]);
});
