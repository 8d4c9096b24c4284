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
  const documents = documentIds(emptyIds(0));
  for (const id of ids) documents.add(id);
  const again = documents.add('aa');
  for (const set of [documents, documentIds(documents.state)]) {
    expect(ids.map((id) => set.find(id))).toEqual(ids.map((id, at) => (id === 'aa' ? again : at)));
    expect(ids.map((_, at) => set.idOf(at))).toEqual(ids);
    expect(['b', 'aaa', 'कुर्त', 'id-500', ''].map((id) => set.find(id))).toEqual(Array(5).fill(undefined));
  }
});
