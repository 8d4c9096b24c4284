import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLists } from './merge-lists.ts';

const list = (text: string) => text.split('');

it.each([
  ['what they put in stands behind their neighbour', 'abc', 'abcx', 'aybc', 'aybcx'],
  ['what either took out is out', 'abcd', 'acd', 'abd', 'ad'],
  ['my order stays where they only put in', 'abc', 'cba', 'abcy', 'cyba'],
  ['their order is taken where I only put in', 'abc', 'abxc', 'cab', 'cabx'],
  ['both put the same in: once', 'ab', 'abx', 'xab', 'abx'],
  ['at the beginning', 'ab', 'b', 'yab', 'yb'],
])('%s', (_name, base, mine, theirs, both) => {
  expect(mergeLists(list(base), list(mine), list(theirs))?.join('')).toBe(both);
});

it('leaves two new orders to a person', () => {
  expect(mergeLists(list('abc'), list('cba'), list('bac'))).toBeNull();
});

const ids = fc.uniqueArray(fc.constantFrom(...list('abcdefgh')), { maxLength: 8 });

it('holds, whatever was done, exactly what both kept and what either put in', () => {
  fc.assert(
    fc.property(ids, ids, ids, (base, mine, theirs) => {
      const both = mergeLists(base, mine, theirs);
      if (both === null) return;
      const expectation = list('abcdefgh').filter((id) =>
        base.includes(id)
          ? mine.includes(id) && theirs.includes(id)
          : mine.includes(id) || theirs.includes(id),
      );
      expect(both.toSorted()).toEqual(expectation);
    }),
  );
});
