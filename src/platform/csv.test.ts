import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  [['kurta', '', 'M'], 'kurta,,M'],
  [['A, B', 'say "no"', 'two\nlines'], '"A, B","say ""no""","two\nlines"'],
  [['=1+1', '+91', '@x', '\tx', '-x'], "'=1+1,'+91,'@x,'\tx,'-x"],
  [["'=1+1", "d'Or"], "''=1+1,d'Or"],
  [['-3', '-12.50', '-1+1'], "-3,-12.50,'-1+1"],
  [['=A,B'], '"\'=A,B"'],
])('%j is the line %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
