import { expect, it } from 'vitest';
import { keepRecent } from './keep-recent.ts';

it('forgets what was asked for least recently when the bound is passed', () => {
  const recent = keepRecent<string, number>(3);
  recent.set('a', 1, 1);
  recent.set('b', 2, 1);
  recent.set('c', 3, 1);
  expect(recent.get('a')).toBe(1);
  recent.set('d', 4, 1);
  expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([1, undefined, 3, 4]);
});

it('weighs what it keeps, and counts what is replaced once', () => {
  const recent = keepRecent<string, number>(10);
  recent.set('a', 1, 6);
  recent.set('a', 2, 4);
  recent.set('b', 3, 6);
  expect([recent.get('a'), recent.get('b')]).toEqual([2, 3]);
  recent.set('c', 4, 7);
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([undefined, undefined, 4]);
  recent.set('d', 5, 11);
  expect([recent.get('c'), recent.get('d')]).toEqual([4, undefined]);
});
