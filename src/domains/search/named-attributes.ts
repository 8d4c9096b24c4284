import type { AttributeKind } from '../catalogue/attributes/attribute-kinds.ts';
import { findPhrases, wordsOf } from '../catalogue/attributes/find-phrases.ts';
import type { Term } from './term.ts';

/** What goods are wished to be like. For whom they are and in which colour is kept, not wished. */
const wishedKinds: readonly AttributeKind[] = ['fabric', 'pattern', 'occasion', 'fit', 'sleeve', 'neck'];

/** The term with the attributes that it names, as it was typed, as the shop calls it or as it was meant. */
export function withAttributes(term: Term): Term {
  const { typed, synonyms, meant, products } = term;
  const texts = [
    typed,
    ...synonyms.filter(({ isLoose }) => !isLoose).map(({ text }) => text),
    ...(products === 0 ? meant.map(({ word }) => word) : []),
  ];
  const named = texts.flatMap((text) => {
    const words = wordsOf(text);
    return findPhrases(words, wishedKinds).filter(({ length }) => length === words.length);
  });
  const kinds = Map.groupBy(named, ({ kind }) => kind);
  const attributes = [...kinds].map(([label, phrases]) => ({
    label,
    anyOf: [...new Set(phrases.map(({ value }) => value))],
  }));
  return attributes.length ? { ...term, attributes } : term;
}
