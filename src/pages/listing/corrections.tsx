import * as m from '#messages/listing';
import { useToldSearch } from './use-told-search.ts';
import { rich } from '../../messages/rich.tsx';
import { isWholeSearch } from './filters.ts';
import type { ListingData } from './load.ts';
import styles from './view.module.css';

/**
 * The words that search corrected, so that nobody takes the results for those of the original words. Also reports the
 * search (R-SEARCH-1).
 */
export function Corrections({ data: { found, filters, ofPath } }: { data: ListingData }) {
  const { products, understood } = found;
  useToldSearch({ searchValue: filters.value, isWhole: isWholeSearch(filters, ofPath), products });
  const corrections = understood?.words.filter(({ how }) => how === 'corrected') ?? [];
  if (corrections.length === 0) return null;
  return (
    <p className={styles.corrections}>
      {corrections.map(({ typed, as }) => (
        <span key={typed}>
          {rich(m.showing_results_for, { words: as.join(', ') }, { b: (text) => <b>{text}</b> })}
        </span>
      ))}
    </p>
  );
}
