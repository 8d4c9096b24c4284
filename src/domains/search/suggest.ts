import type { Database } from '../../platform/database.ts';
import { mostSuggestions, type Suggestion } from './suggestion.ts';
import * as store from './suggest.store.ts';
import { findWords } from './find-words.ts';
import { textQuery } from './text-query.ts';

/** Categories, brands and products for what has been typed so far, the last word of which need not be finished. */
export async function suggest(db: Database, typed: string): Promise<Suggestion[]> {
  const reading = await findWords(db, typed, { unfinished: true });
  const words = textQuery(reading.typed, reading.terms);
  if (!words) return [];
  const { categories, brands, products } = await store.findSuggestions(db, words);
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
  ].slice(0, mostSuggestions);
}
