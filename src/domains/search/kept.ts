import type { Cache, Caches } from '../../platform/caches.ts';
import type { Facets } from './facets.ts';
import type { FoundPage } from './listing.ts';
import type { Suggestion } from './suggestion.ts';
import type { Reading } from './understand.ts';

/** Answers a question from memory where that is right, and by reading otherwise. */
export type Keep<Answer> = (question: string, read: () => Promise<Answer>) => Promise<Answer>;

/** What a process may answer from memory as long as nothing that customers see has changed. Pieces in stock are not among it. */
export interface Kept {
  readonly facets: Keep<Facets>;
  /** Which products stand on a page of a large catalogue, and how many there are. */
  readonly found: Keep<FoundPage>;
  /** How words are read. */
  readonly reading: Keep<Reading>;
  readonly suggestions: Keep<Suggestion[]>;
}

/** @param version goes up when what customers see was changed; null where that is not known, and then nothing is kept */
export function keptWhile(caches: Caches, version: () => number | null): Kept {
  const answers: Cache<{}> = caches.create({
    name: 'search answers',
    holds: 'facets, pages of ids, readings of words and suggestions; some kilobytes each',
    key: 'kind and question',
    droppedBy: 'any change of what customers see',
    version,
    max: 8_000,
  });
  const kind =
    <Answer extends {}>(name: string): Keep<Answer> =>
    (question, read) =>
      answers.read(`${name} ${question}`, read) as Promise<Answer>;
  return {
    facets: kind('facets'),
    found: kind('found'),
    reading: kind('reading'),
    suggestions: kind('suggestions'),
  };
}

/** Everything is read each time. */
export const keptNot: Kept = {
  facets: (_, read) => read(),
  found: (_, read) => read(),
  reading: (_, read) => read(),
  suggestions: (_, read) => read(),
};
