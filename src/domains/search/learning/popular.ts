import { day, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { findWords } from '../find-words.ts';
import { listOpened } from './asked.store.ts';
import { keptDays } from './learn.ts';
import { minOpened } from './levels.ts';

/** A search that many shoppers opened something of. */
export interface PopularSearch {
  readonly text: string;
  readonly url: string;
}

/** Popular searches that are suggested, and those that are looked at for them. */
const maxPopular = 4;
const maxLookedAt = 20;

/**
 * Searches that ended in opened products, the most frequent first. Everybody reads them, so every word must be one that goods or synonyms
 * know, and an operator can dismiss them.
 */
export async function findPopular(db: Database, now: Date): Promise<PopularSearch[]> {
  const since = shift(now, -keptDays * day);
  const popular: PopularSearch[] = [];
  for (const { words } of await listOpened(db, { since, limit: maxLookedAt, minOpened })) {
    const { understood } = await findWords(db, words);
    if (!understood.words.every(({ how }) => how === 'typed' || how === 'synonym')) continue;
    popular.push({
      text: words,
      url: `/products/search?${new URLSearchParams({ value: words }).toString()}`,
    });
    if (popular.length === maxPopular) break;
  }
  return popular;
}
