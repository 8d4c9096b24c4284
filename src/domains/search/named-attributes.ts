import type { AttributeKind } from '../catalogue/attributes/attribute-kinds.ts';
import { findPhrases, wordsOf } from '../catalogue/attributes/find-phrases.ts';
import { plainColours } from './colour-words.ts';
import type { Term } from './term.ts';

/** Attributes that count as wishes. Audience and colour are filters instead. */
const wishedKinds: readonly AttributeKind[] = ['fabric', 'pattern', 'occasion', 'fit', 'sleeve', 'neck'];

/** The attributes of some kinds that a term names: as typed, through its synonyms, or corrected. */
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

/** Varieties of a cloth or a pattern: if the shop has ajrakh, not every print counts as ajrakh. */
const sorts = new Set(
  'mulmul muslin poplin ajrakh dabu bagru sanganeri kalamkari patola phulkari kantha chanderi banarasi brocade gota gingham pinstripe leopard zebra khadi'.split(
    ' ',
  ),
);

/**
 * The term with the attributes that it names. A variety counts only as itself: a product may be Chanderi although its
 * text does not say so.
 */
export function withAttributes(term: Term, kinds: readonly AttributeKind[] = wishedKinds): Term {
  const isSort = sorts.has(term.typed) && term.products > 0;
  const kindAttributes = attributesIn(term, kinds).filter(
    ({ value }) => !isSort || value.toLowerCase() === term.typed,
  );
  const byKind = Map.groupBy(kindAttributes, ({ kind }) => kind);
  const attributes = [...byKind].map(([label, phrases]) => ({
    label,
    anyOf: [...new Set(phrases.map(({ value }) => value))],
  }));
  return attributes.length ? { ...term, attributes } : term;
}

/**
 * A colour with its family: without a parrot green suit, other greens are near. Beige has none, although the family of
 * brown contains it.
 */
export function withFamily(term: Term): Term {
  const close = term.synonyms.filter(({ isLoose }) => !isLoose).map(({ text }) => text);
  const plain = plainColours([term.typed, ...close]);
  const families = attributesIn(term, ['colourFamily']).map(({ value }) => value);
  const anyOf = [...new Set(families)].filter((family) => plain.has(family.toLowerCase()));
  return anyOf.length ? { ...term, attributes: [{ label: 'colourFamily', anyOf }] } : term;
}
