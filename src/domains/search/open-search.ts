import { createCaches, type Cache, type Caches } from '../../platform/caches.ts';
import type { Database } from '../../platform/database.ts';
import type { Facets } from './facets.ts';
import { type LiveIndex, openLiveIndex } from './live-index.ts';
import type { Suggested } from './suggestion.ts';
import type { Reading } from './understand.ts';

/** What finding products stands on: one for each process. */
export interface ProductSearch {
  readonly db: Database;
  readonly index: LiveIndex;
  /** How words are read, and what is suggested: as long as nothing that customers see has changed. */
  readonly readings: Cache<Reading>;
  readonly suggestions: Cache<Suggested>;
  /** By filters, as long as the index holds the same. */
  readonly facets: Cache<Facets>;
}

interface Options {
  readonly caches?: Caches;
  /** Goes up when what customers see was changed; null where that is not known. */
  readonly shopVersion?: () => number | null;
  readonly index?: Parameters<typeof openLiveIndex>[1];
}

/** Nothing is read before somebody asks, or starts the index. */
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
      key: 'the words and which filters among them were taken back',
      droppedBy: 'any change of what customers see',
      version: shopVersion,
      max: 4_000,
    }),
    suggestions: caches.create<Suggested>({
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
