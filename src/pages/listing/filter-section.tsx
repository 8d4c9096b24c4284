import { createContext, type ReactNode, useContext } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './filter-panel.module.css';
import type { Filters } from './filters.ts';

/** Whether the filters are in a sheet, where all sections start closed. */
export const InSheet = createContext(false);

/** Beside the products these start open: most people choose by them. */
const openBeside: readonly (keyof Filters)[] = [
  'category',
  'audience',
  'lowPrice',
  'size',
  'colourFamily',
  'inStock',
];

/** A filter that folds: its name with what is chosen, and its options. Works without JavaScript. */
export function FilterSection({
  legend,
  name,
  chosen,
  children,
}: {
  legend: string;
  name: keyof Filters;
  /** What is chosen, in words; empty for nothing. */
  chosen: string;
  children: ReactNode;
}) {
  const inSheet = useContext(InSheet);
  return (
    <details className={styles.section} open={!inSheet && openBeside.includes(name)}>
      <summary>
        {legend} {chosen && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <fieldset>
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
        {children}
      </fieldset>
    </details>
  );
}
