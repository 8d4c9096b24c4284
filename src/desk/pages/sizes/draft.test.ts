import { expect, it } from 'vitest';
import { newRow, rowsIn, sentRows } from './draft.ts';

const rows = [{ ...newRow('M'), cm: { chest: '96', waist: '81.5', length: '' } }];

it('a table is shown in inches, and sent in centimetres as it was', () => {
  const inInches = rowsIn(rows, 'in');
  expect(inInches[0]?.cm).toEqual({ chest: '37.8', waist: '32.1', length: '' });
  expect(sentRows('top', inInches, 'in')).toEqual([{ size: 'M', cm: { chest: 96, waist: 81.5 } }]);
  expect(rowsIn(inInches, 'cm')[0]?.cm.chest).toBe('96');
});

it('inches are taken with a comma or their sign; what is no number is left for the server to refuse', () => {
  const [row] = sentRows(
    'top',
    [{ ...newRow('L'), cm: { chest: '40″', waist: '34,5', length: 'long' } }],
    'in',
  );
  expect(row?.cm).toEqual({ chest: 101.6, waist: 87.6, length: Number.NaN });
});
