import type { AttributeKind } from '../catalogue/attributes/attribute-kinds.ts';
import { findPhrases, wordsOf } from '../catalogue/attributes/find-phrases.ts';
import { plainColours } from './colour-words.ts';
import type { Term } from './term.ts';

/** What goods are wished to be like. For whom they are and in which colour is kept, not wished. */
const wishedKinds: readonly AttributeKind[] = ['fabric', 'pattern', 'occasion', 'fit', 'sleeve', 'neck'];

/** The attributes of some kinds that a term names, as it was typed, as the shop calls it or as it was meant. */
export function attributesIn({ typed, synonyms, meant, products }: Term, kinds: readonly AttributeKind[]) {
  const texts = [
    typed,
    ...synonyms.filter(({ isLoose }) => !isLoose).map(({ text }) => text),
    ...(products === 0 ? meant.map(({ word }) => word) : []),
  ];
  return texts.flatMap((text) => {
    const words = wordsOf(text);
    return findPhrases(words, kinds).filter(({ length }) => length === words.length);
  });
}

/** Sorts of a cloth or a pattern: not all that is printed is ajrakh, where the shop has some. */
const sorts = new Set(
  'mulmul muslin poplin ajrakh dabu bagru sanganeri kalamkari patola phulkari kantha chanderi banarasi brocade gota gingham pinstripe leopard zebra khadi'.split(
    ' ',
  ),
);

/** The term with the attributes that it names. A sort stands for no more than itself: all that is Chanderi, though its text does not say so. */
export function withAttributes(term: Term, kinds: readonly AttributeKind[] = wishedKinds): Term {
  const isSort = sorts.has(term.typed) && term.products > 0;
  const named = attributesIn(term, kinds).filter(
    ({ value }) => !isSort || value.toLowerCase() === term.typed,
  );
  const byKind = Map.groupBy(named, ({ kind }) => kind);
  const attributes = [...byKind].map(([label, phrases]) => ({
    label,
    anyOf: [...new Set(phrases.map(({ value }) => value))],
  }));
  return attributes.length ? { ...term, attributes } : term;
}

/** A colour with its family: where no suit is called parrot green, other greens are near. Beige has none, though the family of brown holds it. */
export function withFamily(term: Term): Term {
  const close = term.synonyms.filter(({ isLoose }) => !isLoose).map(({ text }) => text);
  const plain = plainColours([term.typed, ...close]);
  const families = attributesIn(term, ['colourFamily']).map(({ value }) => value);
  const anyOf = [...new Set(families)].filter((family) => plain.has(family.toLowerCase()));
  return anyOf.length ? { ...term, attributes: [{ label: 'colourFamily', anyOf }] } : term;
}
