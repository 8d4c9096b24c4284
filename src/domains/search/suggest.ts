import type { Database } from '../../platform/database.ts';
import { maxSuggestions, type Suggestion } from './suggestion.ts';
import * as store from './suggest.store.ts';
import { findWords } from './find-words.ts';
import { type TextQuery, textQuery } from './text-query.ts';
import type { WordIndex } from './word-index/open-word-index.ts';

/**
 * Categories, brands and products for what has been typed so far, the last word of which need not be finished.
 * @param wordIndex knows the products of a large catalogue; the database is asked where it is not given
 */
export async function suggest(db: Database, typed: string, wordIndex?: WordIndex): Promise<Suggestion[]> {
  const reading = await findWords(db, typed, { unfinished: true });
  const words = textQuery(reading.typed, reading.terms);
  if (!words) return [];
  const [{ categories, brands }, products] = await Promise.all([
    store.findNames(db, words),
    findProducts(db, words, wordIndex),
  ]);
  return [
    ...categories.map(({ name, slug }): Suggestion => {
      return { kind: 'category', text: name, url: `/product/category/${encodeURIComponent(slug)}` };
    }),
    ...brands.map((brand): Suggestion => {
      return { kind: 'brand', text: brand, url: `/shops?brand=${encodeURIComponent(brand)}` };
    }),
    ...products.map(({ name, slug }): Suggestion => {
      return { kind: 'product', text: name, url: `/product/details/${encodeURIComponent(slug)}` };
    }),
  ].slice(0, maxSuggestions);
}

async function findProducts(db: Database, words: TextQuery, wordIndex: WordIndex | undefined) {
  const ids = await wordIndex?.suggest(words);
  return ids ? store.readNamed(db, ids) : store.findProducts(db, words);
}
