import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { execute } from '../../platform/database.ts';
import { readWords } from './words.store.ts';

const { db } = await createTestDatabase();
await execute(db)`
  insert into search_words (word, stem, slips, products)
  select word, search_stem(word), search_slips(word), products
  from (values ('cufflinks', 4), ('handbag', 9), ('hand', 5), ('bag', 7), ('links', 2), ('backpack', 0), ('onto', 1)) goods(word, products)`;

/** For each word that was typed, the words of goods that it makes with the one behind it. */
const joinWords = async (query: string) => {
  const { words } = await readWords(db, query);
  return words.map(({ phrases }) => phrases.filter(({ length }) => length === 2).map(({ means }) => means));
};

it.each([
  ['two words of which goods have one', 'cuff links', [['cufflinks'], []]],
  ['in the singular', 'cuff link', [['cufflinks'], []]],
  ['among others', 'brass cuff links gold', [[], ['cufflinks'], [], []]],
  ['not where goods have both', 'hand bags', [[], []]],
  ['not where no goods are left', 'back packs', [[], []]],
  ['not where one is too short for a name', 'on to', [[], []]],
  ['not where they stand apart', 'cuff brass links', [[], [], []]],
])('%s: %s', async (_, query, words) => expect(await joinWords(query)).toEqual(words));

it('one word of goods stays one', async () => {
  const [word] = (await readWords(db, 'cufflinks')).words;
  expect(word).toMatchObject({ word: 'cufflinks', products: 4, phrases: [] });
});
