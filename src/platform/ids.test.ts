import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('orders ids by their time, and many of one time as they were made', () => {
  const at = (time: number, count: number) => Array.from({ length: count }, () => newId(new Date(time)));
  const ids = [...at(1_700_000_000_000, 100), ...at(1_700_000_000_500, 3)];
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-z]{20}$/);
});
