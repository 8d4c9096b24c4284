import { expect, it } from 'vitest';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { day, shift } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { earnParcels } from '../../payouts/earn-parcels.ts';
import { composeCommissionInvoice, issueCommission } from './issue-commission.ts';

const { db, app, clock, call, scene } = await returningShop();
const april = new Date('2026-04-02T06:00:00Z');
interface InvoiceRow {
  month: string;
  number: string;
  amountPaise: number;
  taxPaise: number;
}
const list = async (by: { cookie: string }) =>
  (await call(by, 'GET', '/desk/earnings/commission-invoices')).body.invoices as InvoiceRow[];

it('after a month each seller has one tax invoice for its commission, with the tax that is in the books', async () => {
  await execute(db)`update sellers set gstin = '08ABCDE1234F1Z0' where id = ${scene.kurta.sellerId}`;
  await earnParcels(db, shift(clock.now(), 15 * day));
  for (const tooEarly of ['2026-03-31T18:29:00Z', '2026-03-31T19:29:00Z'])
    expect(await issueCommission(db, new Date(tooEarly))).toBe(0);
  const invoices = await Promise.all([issueCommission(db, april), issueCommission(db, april)]);
  expect(invoices.toSorted((a, b) => a - b)).toEqual([0, 2]);
  expect(await issueCommission(db, shift(april, 40 * day))).toBe(0);
  const all = [...(await list(scene.seller)), ...(await list(scene.other))];
  expect(all.map(({ month, number }) => `${month} ${number.replace(/^\w+/, '')}`).toSorted()).toEqual([
    '2026-03 /26-27/F00001',
    '2026-03 /26-27/F00002',
  ]);
  const sum = (of: (one: InvoiceRow) => number) => all.reduce((total, one) => total + of(one), 0);
  expect(sum(({ taxPaise }) => taxPaise)).toBe(-(await readBalance(db, 'tax')));
  expect(sum(({ amountPaise }) => amountPaise)).toBe(
    -(await readBalance(db, 'commission')) - (await readBalance(db, 'tax')),
  );
  const pdf = async (by: { cookie: string }, month: string) =>
    app.inject({
      url: `/api/desk/earnings/commission-invoice.pdf?month=${month}`,
      headers: { cookie: by.cookie },
    });
  const file = await pdf(scene.seller, '2026-03');
  expect([file.statusCode, file.payload.startsWith('%PDF-')]).toEqual([200, true]);
  expect((await pdf(scene.seller, '2026-02')).statusCode).toBe(404);
  expect((await pdf(scene.operator, '2026-03')).statusCode).toBe(404);
  expect(await list(scene.operator)).toEqual([]);
});

it.each([
  ['Rajasthan', { cgstPaise: 160, sgstPaise: 161, igstPaise: 0 }],
  ['Gujarat', { cgstPaise: 0, sgstPaise: 0, igstPaise: 321 }],
])('a seller in %s is charged the taxes of the place of supply', (state, taxes) => {
  const of = {
    sellerId: 's',
    shopName: 'Anokhi',
    gstin: '08ABCDE1234F1Z0',
    address: '1 Lane',
    city: 'Town',
    state,
    pincode: '302001',
    month: '2026-03',
    commissionPaise: 2_100,
    gstPaise: 321,
  };
  const { lines, buyer } = composeCommissionInvoice(of, 'CHK/26-27/F00001', april);
  expect(lines).toMatchObject([
    { hsn: '998599', ratePercent: 18, taxablePaise: 1_779, grossPaise: 2_100, ...taxes },
  ]);
  expect(buyer.gstin).toBe('08ABCDE1234F1Z0');
});
