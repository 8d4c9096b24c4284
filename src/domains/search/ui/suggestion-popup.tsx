import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import * as m from '#messages/search';
import { useShell } from '../../../web/shell-context.tsx';
import { groupsAtFirst, groupsOf } from './suggestion-groups.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import styles from './suggestion-popup.module.css';
import { usePopular, useSuggestions } from './use-suggestions.ts';

/** The user's last searches, latest first, stored in this browser only. */
const key = 'last-searches';

const maxKept = 6;

function readLastSearches(): readonly string[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, maxKept) : [];
  } catch {
    return []; // storage is blocked, or holds something invalid
  }
}

function keepSearch(text: string): void {
  const others = readLastSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, maxKept));
}

const forgetSearches = (): void => write([]);

function write(searches: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Without storage there are no last searches.
  }
}

/** The popup's methods for the search box. */
export interface Popup {
  /** Moves to the next or previous option; past either end it returns to the input. False when no options are shown. */
  readonly move: (step: 1 | -1) => boolean;
  /** The URL of the option selected with the arrow keys. */
  readonly chosen: () => string | undefined;
  /** Stores a search among the user's last searches. */
  readonly keep: (text: string) => void;
}

/** The popup's state for the search box: whether it is open, and the id of the selected option. */
export interface PopupState {
  readonly expanded: boolean;
  readonly active: string | undefined;
}

interface Props {
  /** The id of the list element. */
  readonly list: string;
  readonly value: string;
  readonly open: boolean;
  readonly ref: Ref<Popup>;
  readonly onChange: (state: PopupState) => void;
  readonly onChoose: (address: string) => void;
}

/**
 * Suggestions under the search box; before anything is typed: last searches, popular searches and the best rated
 * products. Loaded on first use.
 */
export function SuggestionPopup({ list, value, open, ref, onChange, onChoose }: Props) {
  const { categories } = useShell();
  const [last, setLast] = useState(readLastSearches);
  const isEmpty = value.trim() === '';
  const suggestions = useSuggestions(open ? value : '');
  const popular = usePopular(open && isEmpty);
  const groups = isEmpty ? groupsAtFirst(last, popular) : groupsOf(suggestions, categories);
  const options = groups.flatMap((group) => group.options);
  // Typing returns to the input; a later answer keeps the selected option, wherever it is in the new list.
  const [at, setAt] = useState<{ value: string; url?: string | undefined }>({ value });
  const active = at.value === value ? options.findIndex(({ url }) => url === at.url) : -1;
  const isExpanded = open && options.length > 0;
  const activeId = isExpanded && active >= 0 ? `${list}-${active}` : undefined;

  useEffect(() => onChange({ expanded: isExpanded, active: activeId }), [onChange, isExpanded, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useImperativeHandle(ref, () => ({
    move(step) {
      if (!isExpanded) return false;
      const round = options.length + 1;
      setAt({ value, url: options[((active + 1 + step + round) % round) - 1]?.url });
      return true;
    },
    chosen: () => (isExpanded ? options[active]?.url : undefined),
    keep(text) {
      keepSearch(text);
      setLast(readLastSearches());
    },
  }));

  return (
    <div className={styles.popup} hidden={!isExpanded}>
      <div id={list} role="listbox" aria-label={m.suggestions()}>
        {groups.map(({ heading, options: some }) => (
          <div key={heading} role="group" aria-label={heading}>
            <p className={styles.heading} aria-hidden>
              {heading}
            </p>
            {some.map((option) => {
              const nth = options.indexOf(option);
              return (
                <SuggestionOption
                  key={option.url}
                  id={`${list}-${nth}`}
                  option={option}
                  isActive={nth === active}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {isEmpty && last.length > 0 && (
        <button
          type="button"
          className={styles.forget}
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector('input')?.focus();
            forgetSearches();
            setLast([]);
          }}
        >
          {m.clear_last_searches()}
        </button>
      )}
    </div>
  );
}
