import { findWords } from '../../../src/domains/search/find-words.ts';
import { limitsOf } from '../../../src/domains/search/suggest.ts';
import { textQuery } from '../../../src/domains/search/text-query.ts';
import type { Database } from '../../../src/platform/database.ts';
import { answer, holds, isForWhom, orders, readLevels, sort } from './find-plainly.ts';
import { type Plain, readPlain } from './plain.ts';

/**
 * The names of the suggested products, the best first; if no name contains the typed text, those that a search finds.
 * @param isNamed whether a category, brand or shop has this name
 */
export async function suggestPlainly(db: Database, text: string, isNamed: boolean): Promise<string[]> {
  const all = await readPlain(db);
  const reading = await findWords(db, text, { unfinished: true });
  const words = textQuery(reading.typed, reading.terms);
  if (!words) return [];
  const { kept, colours, whom, price, words: nameQuery } = limitsOf(reading, await findWords(db, text));
  const { low = 0, high = Infinity } = price ?? {};
  const fitting = all.filter(
    (one) =>
      one.price >= low && one.price <= high && (!kept || holds(one, kept)) && (!whom || isForWhom(one, whom)),
  );
  const wordQuery = nameQuery ?? words;
  const inColour = fitting.filter((one) => colours && holds(one, { all: [colours, wordQuery.inTitle] }));
  const within = inColour.length > 0 ? inColour : fitting;
  const asTyped = { all: wordQuery.terms.map(({ closelyInName }) => closelyInName) };
  const products = new Set<Plain>();
  for (const query of [asTyped, wordQuery.inName, wordQuery.inTitle])
    for (const one of sort(within, orders.rating)) if (holds(one, query)) products.add(one);
  if (products.size === 0 && !isNamed)
    for (const one of await searchPlainly(db, all, text)) products.add(one);
  const looks = Map.groupBy(products, ({ name, shopName, picture }) => `${name}\n${shopName}\n${picture}`);
  return [...looks.values()].flatMap(([first]) => first?.name ?? []);
}

async function searchPlainly(db: Database, all: readonly Plain[], searchText: string): Promise<Plain[]> {
  const query = { searched: searchText, order: undefined, page: 1, perPage: 8 };
  const reading = await findWords(db, searchText);
  if (reading.terms.length === 0) return [];
  const { ids } = answer(all, await readLevels(db), query, reading);
  return ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
}
