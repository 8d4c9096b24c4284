import { describe, expect, it } from 'vitest';
import { changeField, filledWith } from './filled.ts';
import type { Refusal } from './refusal.ts';

const start = { name: '', pincode: '', repeat: '' };
type Values = typeof start;

function check({ name, pincode, repeat }: Values): Refusal | undefined {
  const fields = {
    ...(!name && { name: 'Enter your name' }),
    ...(!pincode && { pincode: 'Enter the PIN code' }),
    ...(repeat !== pincode && { repeat: 'They differ' }),
  };
  return Object.keys(fields).length > 0 ? { error: 'Please fill all required fields', fields } : undefined;
}
const afterRefusal = () => filledWith(start, check(start), true);

describe('a fault that the form found itself', () => {
  it('goes when its field is right, and the sentence above with the last one', () => {
    const withName = changeField(afterRefusal(), { name: 'Asha' }, check);
    expect(withName.fields).toEqual({ pincode: 'Enter the PIN code' });
    expect(withName.error).toBe('Please fill all required fields');
    const afterAll = changeField(withName, { pincode: '302003', repeat: '302003' }, check);
    expect(afterAll.fields).toEqual({});
    expect(afterAll.error).toBeUndefined();
  });

  it('stays gone when the browser fills in several fields in one moment', () => {
    const both = changeField(
      changeField(afterRefusal(), { name: 'Asha' }, check),
      { pincode: '302003' },
      check,
    );
    expect(both.fields).toEqual({});
    expect(both.values).toMatchObject({ name: 'Asha', pincode: '302003' });
  });

  it('goes when another field makes it right', () => {
    const values = { name: 'Asha', pincode: '1', repeat: '2' };
    const differing = filledWith(values, check(values), true);
    expect(changeField(differing, { pincode: '2' }, check).fields).toEqual({});
  });

  it('is not found anew while somebody types', () => {
    const values = { name: '', pincode: '1', repeat: '1' };
    const nameless = filledWith(values, check(values), true);
    expect(changeField(nameless, { pincode: '2' }, check).fields).toEqual({ name: 'Enter your name' });
  });
});

it('says one thing once: beside its field, or above where the form has no such field', () => {
  const refusal = (field: string) => ({ error: 'Six digits', fields: { [field]: 'Six digits' } });
  expect(filledWith(start, refusal('pincode')).error).toBeUndefined();
  expect(filledWith(start, refusal('pincode.0.digits')).error).toBeUndefined();
  expect(filledWith(start, refusal('elsewhere')).error).toBe('Six digits');
});

describe('what the server refused', () => {
  const failure = { error: 'Not saved', fields: { name: 'Taken', pincode: 'Unknown' } };

  it('stays at the fields that were not touched', () => {
    const values = { name: 'Asha', pincode: '1', repeat: '1' };
    const once = changeField(filledWith(values, failure), { name: 'Ravi' }, check);
    expect(once).toMatchObject({ error: 'Not saved', fields: { pincode: 'Unknown' } });
    expect(changeField(once, { pincode: '302003', repeat: '302003' }, check)).toMatchObject({ fields: {} });
  });

  it('goes with the one entry of a list that changed, and with text that is a list', () => {
    const runs = [{ from: '9' }, { from: '10' }];
    const refusal = {
      error: 'No',
      fields: { 'runs.0.from': 'A', 'runs.1.from': 'B', 'pins.3': 'Six digits' },
    };
    const other = changeField(
      filledWith({ runs, pins: '302' }, refusal),
      { runs: runs.with(1, { from: '11' }) },
      undefined,
    );
    expect(other.fields).toEqual({ 'runs.0.from': 'A', 'pins.3': 'Six digits' });
    expect(changeField(other, { pins: '302003' }, undefined).fields).toEqual({ 'runs.0.from': 'A' });
  });

  it('stays above a form without faults until it is sent again', () => {
    const before = filledWith({ ...start, name: 'Asha' }, { error: 'Wrong password' });
    expect(changeField(before, { name: 'Ravi' }, check).error).toBe('Wrong password');
  });
});
