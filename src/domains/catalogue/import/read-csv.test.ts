import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type CsvRecord, readCsv } from './read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'chowk-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(text: string): Promise<CsvRecord[]> {
  const file = join(folder, 'file.csv');
  writeFileSync(file, text);
  const records: CsvRecord[] = [];
  for await (const record of readCsv(file)) records.push(record);
  return records;
}

it('numbers each record by its first line: byte order mark, both line ends, empty lines, quotes', async () => {
  expect(await read('\ufeffa,b,c\r\n1,"x\r\ny ""z""",3\r\n\r\nक,"é",5" heel\nlast,,')).toEqual([
    { line: 1, cells: ['a', 'b', 'c'] },
    { line: 2, cells: ['1', 'x\r\ny "z"', '3'] },
    { line: 5, cells: ['क', 'é', '5" heel'] },
    { line: 6, cells: ['last', '', ''] },
  ]);
});

it('reports the line of a cell that continues after its closing quote', async () => {
  expect(await read('a,b\n1,"bad"quote\n2,x\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, fault: 'There is text after a closing quote: double the quotes inside the cell' },
    { line: 3, cells: ['2', 'x'] },
  ]);
});

it('loses one line to an unclosed quote, and none after it', async () => {
  expect(await read('a,b\n1,"open\n2,x\n3,y\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, fault: 'A quote is opened and never closed' },
    { line: 3, cells: ['2', 'x'] },
    { line: 4, cells: ['3', 'y'] },
  ]);
});

it('does not let a quote swallow lines up to the next one', async () => {
  const records = await read('a,b,c\n1,"open,z\n2,x,"\n3,y,w\n');
  expect(records.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect(records.at(-1)).toEqual({ line: 4, cells: ['3', 'y', 'w'] });
});

it('refuses more cells than columns, and accepts fewer', async () => {
  expect(await read('a,b\n1,2,3\n1,2,,\n1\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, fault: expect.stringMatching(/^There are more cells than columns: please/) },
    { line: 3, cells: ['1', '2'] },
    { line: 4, cells: ['1'] },
  ]);
});

it('reads a cell of 5 MB', async () => {
  const [, record] = await read(`a,b\n1,"${'x'.repeat(5_000_000)}"\n`);
  expect(record && 'cells' in record && record.cells[1]?.length).toBe(5_000_000);
});

it('continues after a fault in the middle of a large file', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) =>
    at % 5_000 === 4_999 ? `${at},"b"ad` : `${at},देश ${at}`,
  );
  const records = await read(`a,b\n${rows.join('\n')}\n`);
  expect(records).toHaveLength(20_001);
  expect(records.filter((record) => 'fault' in record).map(({ line }) => line)).toEqual([
    5_001, 10_001, 15_001, 20_001,
  ]);
  expect(records.at(-2)).toEqual({ line: 20_000, cells: ['19998', 'देश 19998'] });
});

it.each([
  ['a stray quote', '7,5" heel'],
  ['text after a quote', '7,"b"ad'],
  ['a quote that is never closed', '7,"open'],
  ['too many cells', '7,8,9'],
  ['a quote inside that cannot stay', '7,5" heel,9'],
])('reads a file with %s on each line once', async (_, row) => {
  const text = `a,b\n${`${row}\n`.repeat(2_000)}`;
  const file = join(folder, 'counted.csv');
  writeFileSync(file, text);
  const handle = await open(file);
  const read = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'read');
  let records = 0;
  for await (const { line } of readCsv(file)) expect(line).toBe(++records);
  const sizes = await Promise.all(
    read.mock.results.map(({ value }) => value as Promise<{ bytesRead: number }>),
  );
  read.mockRestore();
  await handle.close();
  expect(records).toBe(2_001);
  expect(sizes.reduce((sum, { bytesRead }) => sum + bytesRead, 0)).toBeLessThanOrEqual(2 * text.length);
});

it('skips a line longer than 16 MB, and goes on behind it', async () => {
  for (const long of ['x'.repeat(17_000_000), `"${'x'.repeat(17_000_000)}"`])
    expect(await read(`a,b\n1,${long}\n2,y\n`)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, fault: 'This line, or a cell in quotes, is longer than 16 MB' },
      { line: 3, cells: ['2', 'y'] },
    ]);
});

it('takes joined files: byte order marks in the middle, no last line end, zero bytes as they are', async () => {
  expect(await read('\ufeffa,b\r\n1,x\n\ufeff"2","y\u0000"\r\n3,\r')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'x'] },
    { line: 3, cells: ['2', 'y\u0000'] },
    { line: 4, cells: ['3', ''] },
  ]);
});
