import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbersIn } from './bits.ts';
import { createPostings } from './postings.ts';
import { readWordQuery, type WordQuery } from './word-query.ts';

const aWord = fc.constantFrom('/a', '/ab', 't/ab', "n/o'er", 'n/back\\slash', '/लाल', '/b');
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

const { query: aQuery } = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4 },
    aWord.map(quoted),
    fc.constantFrom("'/':*", "'n/o':*", "'/ल':*", "'t/abc':*", "'no such'"),
    fc.array(tie('query'), { minLength: 1, maxLength: 3 }).map((parts) => `(${parts.join(' & ')})`),
    fc.array(tie('query'), { minLength: 1, maxLength: 3 }).map((parts) => `(${parts.join(' | ')})`),
    tie('query').map((part) => `!(${part})`),
  ),
}));

/** The same said plainly. */
function holds(words: readonly string[], query: WordQuery): boolean {
  if ('all' in query) return query.all.every((one) => holds(words, one));
  if ('any' in query) return query.any.some((one) => holds(words, one));
  if ('not' in query) return !holds(words, query.not);
  return words.some((word) => (query.isBeginning ? word.startsWith(query.word) : word === query.word));
}

it('finds by a query those whose words answer it, in short lists and in long ones', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(aWord), { minLength: 1, maxLength: 40 }),
      fc.constantFrom(1, 30),
      aQuery,
      (products, times, text) => {
        const postings = createPostings(100);
        const all = Array.from({ length: times }, () => products).flat();
        all.forEach((words, product) => postings.add(product, words.join(' ')));
        const query = readWordQuery(text);
        const found = [...numbersIn(postings.find(query))].filter((product) => product < all.length);
        expect(found).toEqual(all.flatMap((words, product) => (holds(words, query) ? [product] : [])));
      },
    ),
    { numRuns: 300 },
  );
});

it('says what it cannot read', () => {
  for (const text of ["'a' &", "('a'", "'a' 'b'", '', "'a')"])
    expect(() => readWordQuery(text)).toThrow(` in ${text}`);
});
