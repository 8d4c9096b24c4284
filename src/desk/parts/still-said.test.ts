import { expect, it } from 'vitest';
import { stillSaid } from './still-said.ts';

const error = 'This day is in the future';
const asked = { reference: 'NEFT 4411', sentOn: '2026-11-30' };
const refused = { found: { sentOn: error }, error, sent: asked };
const check = () => null;

it('says beside its field what the shop refused, and not above as well', () => {
  expect(stillSaid(refused, asked, check)).toEqual({ error: undefined, faults: { sentOn: error } });
});

it('says above what no field of the form shows', () => {
  expect(stillSaid({ ...refused, found: { refundId: error } }, asked, check).error).toBe(error);
  expect(stillSaid({ ...refused, found: {} }, asked, check).error).toBe(error);
});

it('drops what the shop refused when its field changes', () => {
  expect(stillSaid(refused, { ...asked, sentOn: '2026-11-20' }, check)).toEqual({
    error: undefined,
    faults: {},
  });
  expect(stillSaid(refused, { ...asked, reference: 'NEFT 1' }, check).faults).toEqual({ sentOn: error });
});

it('drops what its own check found when it finds it no more', () => {
  const found = { reference: 'Enter the reference' };
  const own = { found, error: undefined, sent: null };
  expect(stillSaid(own, asked, () => found).faults).toEqual(found);
  expect(stillSaid(own, asked, check).faults).toEqual({});
});

it('finds a list’s field for a fault of one of its entries', () => {
  const entry = { found: { 'prefixes.3': 'Six digits' }, error: 'Six digits', sent: { prefixes: '302' } };
  expect(stillSaid(entry, { prefixes: '302' }, undefined).error).toBeUndefined();
});
