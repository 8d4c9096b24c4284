import { type Keep, keepWhile } from '../../platform/keep-while.ts';
import type { Facets } from './facets.ts';
import type { FoundPage } from './listing.ts';
import type { Suggestion } from './suggestion.ts';
import type { Reading } from './understand.ts';

/** What a process may answer from memory as long as nothing that customers see has changed. Pieces in stock are not among it. */
export interface Kept {
  readonly facets: Keep<Facets>;
  /** Which products stand on a page of a large catalogue, and how many there are. */
  readonly found: Keep<FoundPage>;
  /** How words are read. */
  readonly reading: Keep<Reading>;
  readonly suggestions: Keep<Suggestion[]>;
}

/** Different questions of each kind whose answers are kept: some kilobytes each. */
const mostKept = 2_000;

/** @param version goes up when what customers see was changed; null where that is not known, and then nothing is kept */
export function keptWhile(version: () => number | null): Kept {
  return {
    facets: keepWhile(version, mostKept),
    found: keepWhile(version, mostKept),
    reading: keepWhile(version, mostKept),
    suggestions: keepWhile(version, mostKept),
  };
}

/** Everything is read each time. */
export const keptNot: Kept = {
  facets: (_, read) => read(),
  found: (_, read) => read(),
  reading: (_, read) => read(),
  suggestions: (_, read) => read(),
};
