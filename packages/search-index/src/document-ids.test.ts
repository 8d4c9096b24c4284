import { expect, it } from 'vitest';
import { documentIds, emptyIds } from './document-ids.ts';

it('finds each id under its latest number, in any script and of any length, and again over a state that was read', () => {
  const ids = [
    'a',
    'aa',
    'ab',
    'कुर्ता',
    'कुर्ती',
    'x'.repeat(500),
    '👗',
    ...Array.from({ length: 500 }, (_, n) => `id-${n}`),
  ];
  const made = documentIds(emptyIds(0));
  for (const id of ids) made.add(id);
  const again = made.add('aa');
  for (const held of [made, documentIds(made.state)]) {
    expect(ids.map((id) => held.find(id))).toEqual(ids.map((id, at) => (id === 'aa' ? again : at)));
    expect(ids.map((_, at) => held.idOf(at))).toEqual(ids);
    expect(['b', 'aaa', 'कुर्त', 'id-500', ''].map((id) => held.find(id))).toEqual(Array(5).fill(undefined));
  }
});
