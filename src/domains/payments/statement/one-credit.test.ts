import { describe, expect, it } from 'vitest';
import { statementShop } from '../../../../test/support/statement-shop.ts';
import { day, minute } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { listReviews } from '../staff/reviews.store.ts';
import { checkLedger } from '../check-ledger.ts';
import { emptyStatementPayers } from '../retention.store.ts';

const { db, clock, newUtr, read, inBank, right } = await statementShop();

/** An export with one credit of ₹900. */
const exported = (on: string, narration: string, reference = '', amount = '900.00') =>
  `Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.\n${on},${narration},${reference},,${amount}`;
const narrationOf = (utr: string) => `Received from MEERA ref ${utr} thank you`;
/** Reads exports one after the other; returns how many rupees came in by the books. */
async function came(...texts: string[]): Promise<number> {
  const before = await inBank();
  for (const text of texts) {
    clock.advance(minute);
    await read(text);
  }
  return ((await inBank()) - before) / 100;
}

describe('a credit in two exports is one credit', () => {
  it('with its UTR on another day, which an operator is asked about', async () => {
    const utr = newUtr();
    expect(await came(exported('01/03/26', 'UPI-M', utr), exported('02/03/26', 'UPI-M', utr))).toBe(900);
    const reviews = await listReviews(db, { after: 0, limit: 50 });
    expect(reviews).toContainEqual(expect.objectContaining({ outcome: 'review:day', evidence: null }));
    expect(await came(exported('02/03/26', 'UPI-M', utr))).toBe(0);
    await right();
  });

  it.each([true, false])(
    'with its UTR in the narration of one of them (%s: that one first)',
    async (first) => {
      const utr = newUtr();
      const both = [exported('01/03/26', narrationOf(utr)), exported('01/03/26', 'UPI-M', utr)];
      expect(await came(...(first ? both : both.toReversed()))).toBe(900);
      await right();
    },
  );

  it('with its narration cut in one of them', async () => {
    const long = `CASH DEPOSIT ${newUtr().slice(6)} BY MEERA AT JAIPUR`;
    expect(await came(exported('01/03/26', long.slice(0, 24)), exported('01/03/26', long))).toBe(900);
    expect(await came(exported('01/03/26', long.slice(0, 24)))).toBe(0);
  });

  it('with its narration in capitals and other spaces in one of them', async () => {
    const text = `Cash deposit ${newUtr().slice(6)} by  Meera at Jaipur`;
    expect(await came(exported('01/03/26', text), exported('01/03/26', text.toUpperCase()))).toBe(900);
    expect(await came(exported('01/03/26', text.replaceAll(/\s+/g, ' ')))).toBe(0);
  });

  it.each(['long', 'cut'])('each of two with one beginning, with narrations %s first', async (first) => {
    const cut = `CASH DEPOSIT BRANCH ${newUtr().slice(6)}`;
    const [long, short] = [
      [`${cut} BY MEERA`, `${cut} BY ASHA`],
      [cut, cut],
    ].map((narrations) => narrations.map((narration) => exported('01/03/26', narration)).join('\n')) as [
      string,
      string,
    ];
    expect(await came(...(first === 'long' ? [long, short] : [short, long]))).toBe(1_800);
    expect(await came(long, short)).toBe(0);
  });

  it('that was stored under a dash as its reference', async () => {
    const text = exported('01/03/26', `COLLECT ${newUtr()}`, '-');
    expect(await came(text)).toBe(900);
    await execute(db)`update bank_lines set reference = '-' where text like '%COLLECT%' and text <> ''`;
    expect(await came(text)).toBe(0);
  });

  it('after its narration was forgotten', async () => {
    const text = exported('01/03/26', `CHEQUE OF MEERA ${newUtr().slice(6)} JAIPUR`);
    expect(await came(text)).toBe(900);
    await emptyStatementPayers(db, { before: new Date(clock.now().getTime() + day), limit: 1_000 });
    const left = await execute<{ row: string }>(db)`select bank_lines::text as row from bank_lines`;
    expect(left.filter(({ row }) => row.includes('MEERA'))).toEqual([]);
    expect(await came(text)).toBe(0);
  });

  it('after the narration of one of them was forgotten, to which the other gave the UTR', async () => {
    const utr = newUtr();
    const both = [exported('01/03/26', narrationOf(utr)), exported('01/03/26', 'UPI-M', utr)];
    expect(await came(...both)).toBe(900);
    await emptyStatementPayers(db, { before: new Date(clock.now().getTime() + day), limit: 1_000 });
    const left = await execute<{ row: string }>(db)`select bank_lines::text as row from bank_lines`;
    expect(left.filter(({ row }) => row.includes('MEERA'))).toEqual([]);
    expect(await came(...both)).toBe(0);
  });
});

describe('two credits stay two', () => {
  it('with one beginning, of which the first export has but one, cut', async () => {
    const cut = `CASH DEPOSIT BRANCH ${newUtr().slice(6)}`;
    const both = [`${cut} BY ASHA`, `${cut} BY MEERA`].map((narration) => exported('01/03/26', narration));
    expect(await came(exported('01/03/26', cut), both.join('\n'))).toBe(1_800);
  });

  it('with a dash as their reference, of which the first export has but one', async () => {
    const [older, newer] = [newUtr(), newUtr()].map((utr) => exported('01/03/26', `COLLECT ${utr}`, '-'));
    expect(await came(older as string, `${newer}\n${(older as string).split('\n')[1]}`)).toBe(1_800);
    const texts = await execute<{ text: string }>(db)`select text from bank_lines order by id desc limit 2`;
    expect(new Set(texts.map(({ text }) => text)).size).toBe(2);
  });

  it('with one UTR and another amount, a week apart, or in one export', async () => {
    const [utr, other] = [newUtr(), newUtr()];
    expect(await came(exported('01/03/26', 'UPI-M', utr), exported('01/03/26', 'UPI-M', utr, '100.00'))).toBe(
      1_000,
    );
    expect(await came(exported('09/03/26', 'UPI-M', utr))).toBe(900);
    const joined = `${exported('01/03/26', narrationOf(other))}\n01/03/26,UPI-M,${other},,900.00`;
    expect(await came(joined, joined)).toBe(1_800);
  });
});

it('a credit that is in the books twice is named', async () => {
  const utr = newUtr();
  await came(exported('01/03/26', 'UPI-M', utr));
  await execute(db)`
    insert into bank_lines (account, value_date, reference, amount_paise, ordinal, utr, text, read_at, read_by)
    values ('', '2026-03-02', ${utr}, 90000, 1, ${utr}, '', ${clock.now()}, 'asha')`;
  expect(await checkLedger(db, clock.now())).toContainEqual(expect.stringContaining('are one credit twice'));
});

describe('a line that a later statement of its day does not show', () => {
  const head = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance';
  const faults = async () =>
    (await checkLedger(db, clock.now())).filter((one) => one.includes('later statement'));
  const row = (on: number, utr: string, rupees: number, balance: number) =>
    `${on}/03/26,UPI-M,${utr},,${rupees}.00,${balance}.00`;
  const importRows = (...rows: string[]) => came([head, ...rows].join('\n'));

  it('is named by the check of the books, until one shows it', async () => {
    const [first, forgery, last] = [newUtr(), newUtr(), newUtr()];
    await importRows(row(11, first, 5, 1_005), row(12, forgery, 900, 1_905));
    expect(await faults()).toEqual([]);
    await importRows(row(11, first, 5, 1_005), row(13, last, 7, 1_012));
    expect(await faults()).toEqual([expect.stringContaining('₹900.00 on 2026-03-12, read by asha')]);
    await importRows(row(11, first, 5, 1_005), row(12, forgery, 900, 1_905), row(13, last, 7, 1_912));
    expect(await faults()).toEqual([]);
  });

  it('is no fault where that statement leaves rows out, has other days, or may be cut', async () => {
    const [first, forgery, last] = [newUtr(), newUtr(), newUtr()];
    await importRows(row(21, first, 5, 1_005), row(22, forgery, 900, 1_905), row(23, last, 7, 1_912));
    await importRows(row(21, first, 5, 1_005), row(23, last, 7, 1_912));
    await came(
      `${head.replace(',Closing Balance', '')}\n21/03/26,UPI-M,${first},,5.00\n23/03/26,UPI-M,${last},,7.00`,
    );
    await importRows(row(23, last, 7, 1_912), row(24, newUtr(), 8, 1_920));
    await importRows(row(21, newUtr(), 9, 1_014), row(22, newUtr(), 8, 1_022));
    expect(await faults()).toEqual([]);
  });
});
