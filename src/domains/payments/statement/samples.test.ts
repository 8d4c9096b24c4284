import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

/** Statements in the layouts of banks, each beside its right values. Names, numbers and money are made up. */
const folder = join(import.meta.dirname, '../../../../test/files/statements');
const files = globSync('*.{csv,txt,xls}', { cwd: folder }).toSorted();

it.each(files)('reads %s whole, with the UTRs, the balances and the gaps that are in it', (file) => {
  const read = readStatement(readFileSync(join(folder, file), 'utf8'));
  expect({
    account: read?.account,
    credits: read?.credits.map(({ valueDate, amountPaise, utr, payer }) => [
      valueDate,
      amountPaise,
      utr,
      payer,
    ]),
    unreadable: read?.unreadable,
    from: read?.from,
    to: read?.to,
    opening: read?.balances.openingPaise,
    closing: read?.balances.closingPaise,
    breaks: read?.balances.breaks.map(({ line, differencePaise }) => [line, differencePaise]),
  }).toEqual(JSON.parse(readFileSync(join(folder, file.replace(/\.\w+$/, '.json')), 'utf8')));
});

it('has more than one example of each bank, and each credit once', () => {
  const banks = Map.groupBy(files, (file) => file.split(/[-.]/)[0]);
  const all = 'sbi hdfc icici axis kotak union pnb bob canara idfc indusind yes federal au paytm rbl'.split(
    ' ',
  );
  expect(all.filter((bank) => (banks.get(bank) ?? []).length < 2)).toEqual([]);
  for (const file of files) {
    const credits = readStatement(readFileSync(join(folder, file), 'utf8'))?.credits ?? [];
    expect(new Set(credits.map((one) => `${one.reference} ${one.ordinal}`)).size).toBe(credits.length);
  }
});
