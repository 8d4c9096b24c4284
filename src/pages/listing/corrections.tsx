import * as m from '#messages/listing';
import type { Understood } from '../../domains/search/understood.ts';
import { rich } from '../../messages/rich.tsx';
import styles from './view.module.css';

/** Which words were corrected, so the results are not taken for those of what was typed. */
export function Corrections({ words }: { words: Understood['words'] }) {
  const corrected = words.filter(({ how }) => how === 'corrected');
  if (corrected.length === 0) return null;
  return (
    <p className={styles.corrections}>
      {corrected.map(({ typed, as }) => (
        <span key={typed}>
          {rich(m.showing_results_for, { words: as.join(', ') }, { b: (text) => <b>{text}</b> })}
        </span>
      ))}
    </p>
  );
}
