import { hasBit } from '../../../packages/search-index/src/bitmap.ts';
import type { IndexCopy } from './build-index.ts';
import { fields } from './product-index.ts';
import type { Term } from './term.ts';
import { termQuery } from './term-query.ts';
import type { Why } from './why.ts';

const parts = {
  name: fields.name,
  'brand, category or colour': fields.brandCategoryColours,
  shop: fields.shop,
  description: fields.description,
} as const;

/** Where each term occurs in each of these products, in the order of `ids`. For development. */
export function explain(copy: IndexCopy | null, ids: readonly string[], terms: readonly Term[]): Why[] {
  if (!copy) return [];
  const { index } = copy;
  const demands = terms.map((term) => ({
    typed: term.typed,
    own: index.look(
      termQuery({ ...term, meant: [], synonyms: [], isBeginning: false, products: 1 }, fields.anywhere),
    ),
    parts: (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
      part,
      found: index.look(termQuery(term, parts[part])),
    })),
  }));
  return ids.map((_id) => {
    const doc = index.ids.find(_id) ?? -1;
    return {
      _id,
      words: demands.map(({ typed, own, parts: its }) => ({
        typed,
        asTyped: hasBit(own, doc),
        parts: its.filter(({ found }) => hasBit(found, doc)).map(({ part }) => part),
      })),
    };
  });
}
