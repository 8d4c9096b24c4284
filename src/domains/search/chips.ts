import { whomOf } from './audience-words.ts';
import type { UnmetWishes } from './missing.ts';
import { attributesIn } from './named-attributes.ts';
import { readHead } from './query-head.ts';
import { capital } from './read-unit.ts';
import type { Term } from './term.ts';
import type { Reading } from './understand.ts';
import type { WordFilter } from './understood.ts';
import { isWish } from './wish-words.ts';

/**
 * The understood wishes of a search that are no filters of its reading: who wears it, the brand, what ranks first, and the order.
 * What no product meets is not among them, since that is said to be missing.
 */
export function chipsOf(reading: Reading, demand: UnmetWishes | undefined): WordFilter[] {
  const { head, whomTerms, wishes } = readHead(reading.terms);
  const { words = [], brands = [] } = demand ?? {};
  const brandWords = new Set(brands.flatMap(({ typed }) => typed));
  const isTold = ({ typed, stems, synonyms }: Term) =>
    !words.includes(typed) &&
    !brandWords.has(typed) &&
    [stems, ...synonyms.map((one) => one.stems)].flat().some(isWish);
  const attributeWords = wishes.flatMap((term) => {
    const [value] = attributesIn(term, ['fabric', 'pattern', 'occasion', 'fit', 'sleeve', 'neck']);
    const isUnderstood = value ? !words.includes(term.typed) && !brandWords.has(term.typed) : isTold(term);
    return isUnderstood && term !== head?.term
      ? [chip('wish', term.typed, value?.value ?? capital(term.typed))]
      : [];
  });
  const { sorting } = reading;
  return [
    ...whomTerms.map((term) => chip('whom', term.typed, audienceOf(term))),
    ...brands.map(({ name, typed }) => chip('brand', typed.join(' '), name)),
    ...attributeWords,
    ...(sorting ? [chip('order', sorting.typed, sorting.order)] : []),
  ];
}

const chip = (kind: WordFilter['kind'], words: string, text: string): WordFilter => ({
  id: `${kind}:${words}`,
  kind,
  typed: words,
  text,
});

function audienceOf(term: Term): string {
  const labels = whomOf(term)?.labels ?? [];
  return labels.length > 2 ? 'Kids' : labels.join(', ');
}
