import { type ReactNode, useState } from 'react';
import * as m from '#messages/filters';
import { classes } from '../../ui/classes.ts';
import { groupDigits } from '../../ui/price/group-digits.ts';
import styles from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import type { Filters } from './filters.ts';

/** A filter's option: its value in the address, and how many products choosing it would leave. */
export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  /** The label in words, where it is a picture. */
  readonly text?: string;
  readonly count?: number | undefined;
}

/** How many options show at once. The rest is behind 'Show all', except the chosen ones. */
const shownAtOnce = 8;

/** The options of one filter. Works without JavaScript: form fields and a `<details>`. */
export function ChoiceGroup({
  legend,
  name,
  choices,
  chosen,
  type = 'checkbox',
  tiles = false,
  withSearch = false,
  children,
}: {
  legend: string;
  name: keyof Filters;
  choices: readonly Choice[];
  chosen: readonly string[];
  type?: 'checkbox' | 'radio';
  /** Short labels, laid out side by side. */
  tiles?: boolean;
  /** Adds a field to search the options by their text. */
  withSearch?: boolean;
  children?: ReactNode;
}) {
  const [query, setWanted] = useState('');
  const has = ({ label }: Choice) =>
    typeof label === 'string' && label.toLowerCase().includes(query.trim().toLowerCase());
  const matches = query ? choices.filter(has) : choices;
  const first = matches.filter(({ value }, index) => query || index < shownAtOnce || chosen.includes(value));
  const rest = matches.filter((choice) => !first.includes(choice));
  const rows = (these: readonly Choice[]) => (
    <div className={tiles ? styles.tiles : undefined}>
      {these.map(({ value, label, count }) => (
        <label
          key={value}
          className={classes(styles.row, count === 0 && !chosen.includes(value) && styles.none)}
        >
          {/* The form handles every change. */}
          <input type={type} name={name} value={value} checked={chosen.includes(value)} onChange={() => {}} />
          <span>{label}</span>
          {count !== undefined && <span className={styles.count}>{groupDigits(count)}</span>}
        </label>
      ))}
    </div>
  );
  if (choices.length === 0) return null;
  return (
    <FilterSection legend={legend} name={name} chosen={wordsOf(choices, chosen)}>
      {withSearch && choices.length > shownAtOnce && (
        <input
          className={styles.search}
          type="search"
          aria-label={m.search_in({ legend })}
          placeholder={m.search()}
          value={query}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {rows(first)}
      {query && matches.length === 0 && <p className={styles.count}>{m.no_match()}</p>}
      {rest.length > 0 && (
        <details>
          <summary>{m.show_all_count({ count: choices.length })}</summary>
          {rows(rest)}
        </details>
      )}
      {children}
    </FilterSection>
  );
}

/** The chosen options in words. */
const wordsOf = (choices: readonly Choice[], values: readonly string[]): string =>
  choices
    .filter(({ value }) => values.includes(value))
    .map(({ value, label, text }) => text ?? (typeof label === 'string' ? label : value))
    .join(', ');
