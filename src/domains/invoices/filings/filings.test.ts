import { beforeAll, expect, it } from 'vitest';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { day, shift } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import type { Account } from '../../ledger/account.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { issueCreditNotes } from '../issue-credit-notes.ts';
import { issueInvoices } from '../issue-invoices.ts';
import { earnParcels } from '../../payouts/earn-parcels.ts';

const shop = await returningShop();
const { db, app, clock, call, scene, asked, move, pickedUp, faults } = shop;

const fetchFile = async (path: string, by: { cookie: string }) => {
  const answer = await app.inject({ url: `/api/desk/filings/${path}`, headers: { cookie: by.cookie } });
  return { status: answer.statusCode, text: answer.payload };
};
/** The rows of a CSV by its headings. */
async function rowsOf(path: string, by: { cookie: string }): Promise<Record<string, string>[]> {
  const [head = '', ...rows] = (await fetchFile(path, by)).text.trim().split('\r\n');
  const headings = head.split(',');
  return rows.map((row) => {
    const cells = row.split(',');
    expect(cells).toHaveLength(headings.length);
    return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']));
  });
}
const paise = (text: string | undefined) => Math.round(Number(text) * 100);
const sumOf = (rows: readonly Record<string, string>[], ...headings: string[]) =>
  rows.reduce((sum, row) => sum + headings.reduce((of, heading) => of + paise(row[heading]), 0), 0);
const balance = async (...accounts: Account[]) =>
  (await Promise.all(accounts.map((account) => readBalance(db, account)))).reduce((a, b) => a + b, 0);

beforeAll(async () => {
  await execute(db)`update sellers set gstin = '08ABCDE1234F1Z0' where id = ${scene.kurta.sellerId}`;
  await execute(db)`update sellers set gstin = '08ABCPE1234F1ZB' where id = ${scene.saree.sellerId}`;
});

it('GSTR-1 sums a month’s invoices less its credit notes, to what the books owe the sellers and the market', async () => {
  await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
  const id = await asked();
  await pickedUp(id);
  await move(id, 'picked up', 'refunded');
  await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
  const sheets = async (section: string) =>
    (
      await Promise.all(
        [scene.seller, scene.other].map((by) => rowsOf(`gstr-1.csv?month=2026-03&section=${section}`, by)),
      )
    ).flat();
  const hsn = await sheets('hsn');
  expect(sumOf(hsn, 'Total Value')).toBe(
    -(await balance('seller_payable', 'commission', 'tax', 'tcs', 'tds')),
  );
  for (const row of hsn)
    expect(
      sumOf([row], 'Taxable Value', 'Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount'),
    ).toBe(paise(row['Total Value']));
  const small = await sheets('b2cs');
  expect(sumOf(small, 'Taxable Value')).toBe(sumOf(hsn, 'Taxable Value'));
  expect(small[0]).toMatchObject({ Type: 'E', 'Place Of Supply': '08-Rajasthan', 'Cess Amount': '0' });
  const market = await sheets('supeco');
  expect(sumOf(market, 'Net value of supplies')).toBe(sumOf(hsn, 'Taxable Value'));
  expect(sumOf(market, 'Central tax', 'State/UT tax')).toBe(
    sumOf(hsn, 'Central Tax Amount', 'State/UT Tax Amount'),
  );
  expect((await sheets('docs')).map((row) => [row['Nature of Document'], row['Total Number']])).toEqual([
    ['Invoices for outward supply', '1'],
    ['Credit Note', '1'],
    ['Invoices for outward supply', '1'],
  ]);
  expect(await sheets('b2cl')).toEqual([]);
  expect(await faults()).toEqual([]);
});

it('GSTR-8 and 26Q have what the ledger withheld, to the paisa', async () => {
  await earnParcels(db, shift(clock.now(), 20 * day));
  const tcs = await rowsOf('gstr-8.csv?month=2026-03', scene.operator);
  expect(sumOf(tcs, 'Integrated Tax', 'Central Tax', 'State/UT Tax')).toBe(-(await balance('tcs')));
  for (const row of tcs) {
    expect(paise(row['Gross value of supplies made']) - paise(row['Value of supplies returned'])).toBe(
      paise(row['Net amount liable for TCS']),
    );
    expect(row).toMatchObject({ 'Place of Supply (POS)': '08-Rajasthan', 'Integrated Tax': '0.00' });
  }
  const tds = await rowsOf('26q.csv?quarter=2025-Q4', scene.operator);
  expect(sumOf(tds, 'TDS')).toBe(-(await balance('tds')));
  expect(
    tds.map((row) => [row['PAN of the deductee'], row['Section code'], row['Rate at which deducted']]),
  ).toEqual(expect.arrayContaining([['ABCDE1234F', '94O', '0.1000']]));
  expect(await rowsOf('26q.csv?quarter=2026-Q1', scene.operator)).toEqual([]);
});

it('is for whom it concerns: a shop’s own GSTR-1 where it is registered, the rest for operators', async () => {
  for (const path of ['gstr-8.csv?month=2026-03', '26q.csv?quarter=2025-Q4', 'tally.xml?month=2026-03'])
    expect((await fetchFile(path, scene.seller)).status).toBe(403);
  expect((await fetchFile('gstr-1.csv?month=2026-03&section=b2cs', scene.operator)).status).toBe(404);
  expect((await fetchFile('gstr-1.csv?month=2026-03&section=none', scene.seller)).status).toBe(400);
  const isRegistered = async () => (await call(scene.other, 'GET', '/desk/earnings')).body.isRegistered;
  expect(await isRegistered()).toBe(true);
  await execute(db)`update sellers set gstin = '' where id = ${scene.saree.sellerId}`;
  expect((await fetchFile('gstr-1.csv?month=2026-03&section=b2cs', scene.other)).status).toBe(404);
  expect(await isRegistered()).toBe(false);
});
