import { expect, it } from 'vitest';
import { type WrittenCell, writeWorkbook, zipOf } from './testing.ts';
import { isBinaryWorkbook, type Row, UnreadableWorkbook, workbookRows } from './workbook-rows.ts';

async function rowsOf(bytes: Buffer, limits = {}) {
  const rows: Row[] = [];
  for await (const row of workbookRows(bytes, limits)) rows.push(row);
  return rows;
}
const faultOf = async (bytes: Buffer, limits = {}) =>
  rowsOf(bytes, limits).then(
    () => 'none',
    (error: unknown) => (error instanceof UnreadableWorkbook ? error.fault : String(error)),
  );
const sheet = (...rows: WrittenCell[][]) => writeWorkbook({ name: 'Sheet1', rows });

it('gives rows of text with their numbers, and leaves empty rows out', async () => {
  const bytes = sheet(['Name', null, 'सूती & <b>'], [], ['Kurta', 'two\nlines', 5]);
  expect(await rowsOf(bytes)).toEqual([
    { line: 1, cells: ['Name', '', 'सूती & <b>'] },
    { line: 3, cells: ['Kurta', 'two\nlines', '5'] },
  ]);
});

it('shows dates and amounts as Excel does, and never shortens a number', async () => {
  const bytes = sheet([
    { value: 43_718, format: 'dd/mm/yyyy' },
    { value: 45_018, format: 'd-mmm' },
    { value: 1_299, format: '[$₹-4009]\\ #,##0.00' },
    { value: 1_299, format: '_(* #,##0.00_);_(* (#,##0.00)' },
    { value: 0.12, format: '0%' },
    { value: 633_170_000_000, format: '0.00E+00' },
    633_170_000_000,
    0.1 + 0.2,
    { value: 43_718.5, format: 'dd mmm yyyy hh:mm' },
  ]);
  const [row] = await rowsOf(bytes);
  expect(row?.cells).toEqual([
    '10/09/2019',
    '2-Apr',
    '₹ 1,299.00',
    '1,299.00',
    '12%',
    '633170000000',
    '633170000000',
    '0.3',
    '10 Sep 2019 12:00',
  ]);
});

it('reads the widest visible sheet: others hold instructions', async () => {
  const bytes = writeWorkbook(
    { name: 'Read me', rows: [['How to fill in this file'], ['…']] },
    {
      name: 'Data',
      rows: [
        ['Code', 'Rate'],
        ['a', 5],
      ],
    },
    { name: 'Lists', isHidden: true, rows: [['S', 'M', 'L', 'XL']] },
  );
  expect((await rowsOf(bytes)).map(({ cells }) => cells)).toEqual([
    ['Code', 'Rate'],
    ['a', '5'],
  ]);
});

it('gives the first rows without reading the rest', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [`code ${at}`, at % 7 ? null : `red ${at}`, at]);
  const bytes = writeWorkbook({ name: 'Read me', rows: [['How to'], ['fill']] }, { name: 'Data', rows });
  const first: Row[] = [];
  // A bound that the whole workbook exceeds.
  for await (const row of workbookRows(bytes, { cells: 5_000, sharedText: 20_000 }, 60)) first.push(row);
  expect(first.map(({ cells }) => cells)).toEqual(
    rows.slice(0, 60).map((cells) => cells.map((cell) => String(cell ?? ''))),
  );
});

it('refuses what is no workbook, is cut off, or is an older or locked one', async () => {
  const whole = sheet(['Name']);
  expect(await faultOf(Buffer.from('Name,Rate\n'))).toBe('not_a_workbook');
  expect(await faultOf(zipOf({ 'photo.jpg': 'x' }))).toBe('not_a_workbook');
  expect(await faultOf(whole.subarray(0, whole.length - 40))).toBe('damaged');
  expect(isBinaryWorkbook(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe(true);
});

it('refuses a zip bomb by the size that it states, and one that states a smaller size', async () => {
  const bomb = sheet(['Name', 'x'.repeat(3_000_000)]);
  expect(bomb.length).toBeLessThan(10_000);
  expect(await faultOf(bomb, { inflatedBytes: 1_000_000 })).toBe('too_large');
  const lying = Buffer.from(bomb);
  const at = lying.lastIndexOf('xl/sharedStrings.xml') - 46;
  lying.writeUInt32LE(1_000, at + 24);
  expect(await faultOf(lying, { inflatedBytes: 1_000_000 })).toBe('damaged');
});

it('bounds rows, columns, cells and shared texts', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => [`code ${at}`, at]);
  const bytes = sheet(...rows);
  expect(await faultOf(bytes, { rows: 49 })).toBe('too_large');
  expect(await faultOf(bytes, { columns: 1 })).toBe('too_large');
  expect(await faultOf(bytes, { cells: 99 })).toBe('too_large');
  expect(await faultOf(bytes, { sharedText: 100 })).toBe('too_large');
  expect(await faultOf(bytes, { rows: 50, columns: 2, cells: 100 })).toBe('none');
});

it('refuses entities that a file defines itself', async () => {
  const parts = (sheetXml: string) =>
    zipOf({
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="w.xml"/></Relationships>',
      'w.xml': '<workbook xmlns:r="r"><sheets><sheet name="s" r:id="b"/></sheets></workbook>',
      '_rels/w.xml.rels':
        '<Relationships><Relationship Id="b" Type="x/worksheet" Target="s.xml"/></Relationships>',
      's.xml': sheetXml,
    });
  const xml = (text: string) =>
    `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
  expect(await faultOf(parts(xml('&a;&a;')))).toBe('damaged');
  expect(await rowsOf(parts(xml('plain')))).toEqual([{ line: 1, cells: ['plain'] }]);
});
