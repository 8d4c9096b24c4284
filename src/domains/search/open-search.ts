import { createCaches, type Cache, type Caches } from '../../platform/caches.ts';
import type { Database } from '../../platform/database.ts';
import type { Facets } from './facets.ts';
import { type LiveIndex, openLiveIndex } from './live-index.ts';
import type { SuggestionList } from './suggestion.ts';
import type { Reading } from './understand.ts';

/** Everything that product search needs; one per process. */
export interface ProductSearch {
  readonly db: Database;
  readonly index: LiveIndex;
  /** Parsed queries and suggestions, valid until something that customers see changes. */
  readonly readings: Cache<Reading>;
  readonly suggestions: Cache<SuggestionList>;
  /** By filters, valid until the index changes. */
  readonly facets: Cache<Facets>;
}

interface Options {
  readonly caches?: Caches;
  /** Increases when something that customers see changes; null while unknown. */
  readonly shopVersion?: () => number | null;
  readonly index?: Parameters<typeof openLiveIndex>[1];
}

/** Reads nothing until the first query, or until the index is started. */
export function openSearch(
  db: Database,
  { caches = createCaches(), shopVersion = () => null, index: options }: Options = {},
): ProductSearch {
  const index = openLiveIndex(db, options);
  return {
    db,
    index,
    readings: caches.create<Reading>({
      name: 'readings',
      holds: 'how searched words are read; a kilobyte or two each',
      key: 'the words, the filters taken back, whether the index is there',
      droppedBy: 'any change of what customers see',
      version: shopVersion,
      max: 4_000,
    }),
    suggestions: caches.create<SuggestionList>({
      name: 'suggestions',
      holds: 'what is suggested for what was typed',
      key: 'what was typed',
      droppedBy: 'any change of what customers see',
      version: shopVersion,
      max: 4_000,
    }),
    facets: caches.create<Facets>({
      name: 'facets',
      holds: 'what else could be chosen in a listing, with counts; some kilobytes each',
      key: 'the filters',
      droppedBy: 'any change of the product index',
      version: index.version,
      max: 1_000,
    }),
  };
}
