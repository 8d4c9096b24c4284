import { expect, it } from 'vitest';
import { accountIn, isSameAccount } from './account-number.ts';

it.each([
  ['Account No :50200012345678    PRIME', '50200012345678'],
  ["Account Number :,'00000030012345678", '00000030012345678'],
  ['SAVINGS A/C NO. XXXXXXXX5678 (INR)', 'XXXXXXXX5678'],
  ['Statement of Account Number *******5678 for the period 01-11-2026', '*******5678'],
  ['Account Name : TEST SHOP 12345678', ''],
  ['Period 01-11-2026 to 30-11-2026', ''],
])('the account of %j is %j', (line, account) => {
  expect(accountIn(['TEST SHOP', line])).toBe(account);
});

it.each([
  ['50200012345678', '50200012345678', true],
  ['00000030012345678', '30012345678', true],
  ['XXXX5678', '50200012345678', true],
  ['50200012345678', 'XX5678', true],
  ['****5678', '502XXXXXXX5678', true],
  ['XXXX5679', '50200012345678', false],
  ['501XXXXXXX5678', '50200012345678', false],
  ['1250200012345678', '50200012345678', false],
])('%s and %s can be one account: %s', (one, other, isSame) => {
  expect(isSameAccount(one, other)).toBe(isSame);
  expect(isSameAccount(other, one)).toBe(isSame);
});
