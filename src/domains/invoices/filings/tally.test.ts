import { beforeAll, expect, it } from 'vitest';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { day, shift } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Account } from '../../ledger/account.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { earnParcels } from '../../payouts/earn-parcels.ts';
import { proposeRun } from '../../payouts/runs/propose-run.ts';
import { issueCommission } from '../commission/issue-commission.ts';
import { issueCreditNotes } from '../issue-credit-notes.ts';
import { issueInvoices } from '../issue-invoices.ts';

const { db, app, clock, call, scene, asked, move, pickedUp, deliveredOrder, faults } = await returningShop();
const months = ['2026-03', '2026-04', '2026-05'];
const friday = (weeks: number) => shift(new Date('2026-03-20T06:00:00Z'), weeks * 7 * day);

const fetchFile = async (path: string, by: { cookie: string }) => {
  const answer = await app.inject({ url: `/api/desk/filings/${path}`, headers: { cookie: by.cookie } });
  return { status: answer.statusCode, text: answer.payload };
};
const paise = (text: string | undefined) => Math.round(Number(text) * 100);

/** The vouchers of a file, each looked at; and each ledger's debits less credits in `sums`. */
function readVouchers(text: string, sums: Map<string, number>): string[] {
  const vouchers = text.match(/<VOUCHER .*?<\/VOUCHER>/g) ?? [];
  const names = new Set<string>();
  for (const voucher of vouchers) {
    const lines = [
      ...voucher.matchAll(
        /<LEDGERNAME>(.*?)<\/LEDGERNAME><ISDEEMEDPOSITIVE>(Yes|No)<\/ISDEEMEDPOSITIVE><AMOUNT>(-?[\d.]+)<\/AMOUNT>/g,
      ),
    ].map(([, name = '', isDebit, amount]) => ({ name, isDebit, paise: paise(amount) }));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.reduce((sum, line) => sum + line.paise, 0)).toBe(0);
    for (const { name, isDebit, paise: amount } of lines) {
      expect(amount < 0).toBe(isDebit === 'Yes');
      sums.set(name, (sums.get(name) ?? 0) - amount);
      names.add(name);
    }
  }
  const masters = [...text.matchAll(/<LEDGER NAME="(.*?)" ACTION="Create">/g)].map(([, name]) => name);
  expect(new Set(masters)).toEqual(names);
  expect(masters).toHaveLength(names.size);
  // What is named comes before what names it.
  expect(text).not.toMatch(/<VOUCHER [\s\S]*<LEDGER /);
  return vouchers;
}
const keyOf = (voucher: string) => /REMOTEID="(.*?)"/.exec(voucher)?.[1] ?? '';
const sumOf = (sums: ReadonlyMap<string, number>, name: RegExp) =>
  [...sums].reduce((total, [ledger, amount]) => (name.test(ledger) ? total + amount : total), 0);

beforeAll(async () => {
  await execute(db)`update sellers set gstin = '08ABCDE1234F1Z0' where id = ${scene.kurta.sellerId}`;
  await execute(db)`
    insert into payout_accounts (id, seller_id, holder, number, ifsc, gstin, entered_by, entered_at, approved, decided_by, decided_at, usable_from)
    values (${newId(clock.now())}, ${scene.kurta.sellerId}, 'Anokhi', '50100123456789', 'SBIN0000123', '', 's', ${clock.now()}, true, 'o',
            ${clock.now()}, ${clock.now()})`;
});

async function payRun(week: number, answer: { reference: string } | { reason: string }) {
  const second = await newOperatorLogin(db, clock.now());
  const on = friday(week).toISOString().slice(0, 10);
  await proposeRun(db, friday(week));
  const { payouts } = (await call(scene.operator, 'GET', `/desk/payout-runs?day=${on}`)).body as {
    payouts?: { id: string; amountPaise: number }[];
  };
  const [payout] = payouts ?? [];
  for (const by of [scene.operator, second])
    await call(by, 'POST', `/desk/payout-runs/${on}/agree`, { amountPaise: payout?.amountPaise });
  const result =
    'reference' in answer
      ? await call(scene.operator, 'POST', `/desk/payouts/${payout?.id}/paid`, answer)
      : await call(scene.operator, 'POST', `/desk/payouts/${payout?.id}/failed`, answer);
  expect(result.status).toBe(200);
}

/** Two orders, one with a return; everything is earned, one payout is paid and one fails. */
async function trade() {
  const first = scene.orderId;
  await issueInvoices(db, { orderId: first, now: clock.now() });
  const id = await asked();
  await pickedUp(id);
  await move(id, 'picked up', 'refunded');
  await issueCreditNotes(db, { orderId: first, now: clock.now() });
  await earnParcels(db, friday(0));
  await payRun(0, { reference: 'SBIN526079123456' });
  const next = await deliveredOrder();
  await issueInvoices(db, { orderId: next, now: clock.now() });
  await earnParcels(db, friday(1));
  await payRun(1, { reason: 'Account closed' });
  await issueCommission(db, new Date('2026-04-02T06:00:00Z'));
}

it('every entry is a voucher that balances, and the ledgers of Tally are the accounts of the books', async () => {
  await trade();
  const sums = new Map<string, number>();
  const vouchers: string[] = [];
  for (const month of months) {
    const { text } = await fetchFile(`tally.xml?month=${month}`, scene.operator);
    const ofMonth = readVouchers(text, sums);
    for (const voucher of ofMonth) expect(voucher).toContain(`<DATE>${month.replace('-', '')}`);
    vouchers.push(...ofMonth);
  }
  const entries = await execute<{ key: string }>(db)`
    select key from ledger_entries e where exists (select from ledger_postings p where p.entry_id = e.id and amount_paise <> 0)`;
  expect(vouchers.map(keyOf).toSorted()).toEqual(entries.map(({ key }) => key).toSorted());
  const ledgers: Partial<Record<Account, RegExp>> = {
    bank: /^Bank account$/,
    provider: /^Payment provider/,
    receivable: /^Customers$/,
    refunds_owed: /^Refunds owed/,
    seller_payable: /^Owed to sellers: /,
    commission: /^Commission$/,
    shipping: /^Delivery fees$/,
    tax: /^GST on commission$/,
    tcs: /^TCS/,
    tds: /^TDS/,
    payouts: /^Payouts on their way$/,
  };
  const accountsInUse = await execute<{ account: Account }>(
    db,
  )`select distinct account from ledger_postings where amount_paise <> 0`;
  for (const { account } of accountsInUse) expect(Object.keys(ledgers)).toContain(account);
  for (const [account, name] of Object.entries(ledgers) as [Account, RegExp][])
    expect([account, sumOf(sums, name)]).toEqual([account, await readBalance(db, account)]);
  const ofShop = await readBalance(db, 'seller_payable', scene.kurta.sellerId);
  expect(sumOf(sums, new RegExp(`^Owed to sellers: .*\\(${scene.kurta.sellerId}\\)$`))).toBe(ofShop);
  expect(await faults()).toEqual([]);
});

it('a shop’s own books have its documents; with its commission invoiced, the market owes it what the ledger says', async () => {
  await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
  await earnParcels(db, friday(2));
  await issueCommission(db, new Date('2026-05-02T06:00:00Z'));
  const sums = new Map<string, number>();
  const vouchers: string[] = [];
  for (const month of months) {
    const { text } = await fetchFile(`tally-of-shop.xml?month=${month}`, scene.seller);
    vouchers.push(...readVouchers(text, sums));
  }
  expect(new Set(vouchers.map(keyOf)).size).toBe(vouchers.length);
  expect(sums.get('Chowk')).toBe(-(await readBalance(db, 'seller_payable', scene.kurta.sellerId)));
  expect(sums.get('Payouts on their way') ?? 0).toBe(0);
  expect(sums.get('TCS receivable (section 52)')).toBe(-(await readBalance(db, 'tcs', scene.kurta.sellerId)));
  expect(sums.get('TDS receivable (section 194-O)')).toBe(
    -(await readBalance(db, 'tds', scene.kurta.sellerId)),
  );
  const [bank] = await execute<{ paise: number }>(db)`
    select coalesce(sum(amount_paise), 0)::int8 as paise from payouts where seller_id = ${scene.kurta.sellerId} and state = 'paid'`;
  expect(bank?.paise).toBeGreaterThan(0);
  expect(sums.get('Bank account')).toBe(bank?.paise);
  const [documents] = await execute<{ gross: number; taxable: number }>(db)`
    select sum((line ->> 'grossPaise')::int8)::int8 as gross, sum((line ->> 'taxablePaise')::int8)::int8 as taxable
    from invoices i, jsonb_array_elements(i.content -> 'lines') as line where i.seller_id = ${scene.kurta.sellerId}`;
  const types = (type: string) => vouchers.filter((voucher) => voucher.includes(`VCHTYPE="${type}"`));
  const sales = new Map<string, number>();
  for (const voucher of types('Sales')) readVouchers(mastersOf(voucher), sales);
  expect(sales.get('Sales')).toBe(-(documents?.taxable ?? 0));
  expect(sales.get('Chowk')).toBe(documents?.gross);
  expect(types('Credit Note').length).toBeGreaterThan(0);
  for (const voucher of [...types('Sales'), ...types('Credit Note')])
    expect(voucher).toMatch(/<VOUCHERNUMBER>\w+\/[\w-]+\/\w+<\/VOUCHERNUMBER>/);
});

/** A file of one voucher, with the masters that it needs. */
const mastersOf = (voucher: string) =>
  [...new Set([...voucher.matchAll(/<LEDGERNAME>(.*?)<\/LEDGERNAME>/g)].map(([, name]) => name))]
    .map((name) => `<LEDGER NAME="${name}" ACTION="Create">`)
    .join('') + voucher;

it('a shop has only its own books, and the market’s are for operators', async () => {
  expect((await fetchFile('tally.xml?month=2026-03', scene.seller)).status).toBe(403);
  expect((await fetchFile('tally-of-shop.xml?month=2026-03', scene.operator)).status).toBe(404);
  const own = await fetchFile('tally-of-shop.xml?month=2026-03', scene.other);
  expect(own.status).toBe(200);
  const other = await fetchFile(`tally-of-shop.xml?month=2026-03&shop=${scene.kurta.sellerId}`, scene.other);
  expect(other.status).toBe(404);
});
