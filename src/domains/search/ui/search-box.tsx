import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '#messages/search';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useApi } from '../../../web/page.tsx';
import styles from './search-box.module.css';

interface Suggestion {
  readonly kind: 'product' | 'category' | 'brand';
  readonly text: string;
  readonly url: string;
}

const kinds = { product: m.product, category: m.category, brand: m.brand };
/** Typing pauses this long, in milliseconds, before suggestions are asked for. */
const pause = 120;

/**
 * The header's search: a plain form that works without JavaScript, and suggestions as one types,
 * by keyboard too (a combobox as the ARIA practices describe it).
 */
export function SearchBox({
  categories,
  className,
}: {
  categories: readonly { name: string; slug: string }[];
  className?: string | undefined;
}) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = pathname === '/products/search' ? new URLSearchParams(search) : new URLSearchParams();
  const [value, setValue] = useState(shown.get('value') ?? '');
  const [category, setCategory] = useState(shown.get('category') ?? '');
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const suggestions = useSuggestions(open ? value : '');
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the script came.
  useEffect(() => setValue((before) => input.current?.value ?? before), []);
  const expanded = open && suggestions.length > 0;

  const go = (address: string) => {
    setOpen(false);
    setActive(-1);
    void navigate(address);
  };
  const submit = () => {
    if (!value.trim()) return;
    const query = new URLSearchParams({ value: value.trim() });
    if (category) query.set('category', category);
    go(`/products/search?${query}`);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A search field would empty itself: the first Escape closes the suggestions and keeps what was typed.
      if (expanded) event.preventDefault();
      setOpen(false);
    }
    if (!expanded || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    // -1 is the input itself: the round goes input, first … last, input.
    const round = suggestions.length + 1;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((at) => ((at + 1 + step + round) % round) - 1);
  };

  return (
    <form
      role="search"
      action="/products/search"
      className={classes(styles.box, className)}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = expanded ? suggestions[active] : undefined;
        if (chosen) go(chosen.url);
        else submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <select
        className={styles.category}
        name="category"
        aria-label={m.category_to_search_in()}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      >
        <option value="">{m.all()}</option>
        {categories.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="value"
        value={value}
        maxLength={100}
        placeholder={m.search_kurtas()}
        autoComplete="off"
        role="combobox"
        aria-label={m.search_shop()}
        aria-expanded={expanded}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? `${list}-${active}` : undefined}
        onChange={(event) => {
          setValue(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
      />
      <button type="submit" className={styles.submit} aria-label={m.search()}>
        <Icon name="search" />
      </button>
      <div
        className={styles.suggestions}
        id={list}
        role="listbox"
        aria-label={m.suggestions()}
        hidden={!expanded}
      >
        {suggestions.map((suggestion, index) => (
          // oxlint-disable-next-line click-events-have-key-events -- the input handles the keys, as a combobox does
          <div
            key={suggestion.url}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.suggestion}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(suggestion.url)}
          >
            <span>{suggestion.text}</span>
            <small>{kinds[suggestion.kind]()}</small>
          </div>
        ))}
      </div>
    </form>
  );
}

/** Suggestions for what is typed so far; the answer of an older question never replaces a newer one's. */
function useSuggestions(value: string): readonly Suggestion[] {
  const api = useApi();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const wanted = value.trim();
    if (wanted.length < 2) {
      setSuggestions([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.search
        .suggest({ value: wanted }, { signal: stop.signal })
        .then((answer) => setSuggestions(answer.suggestions))
        .catch(() => {
          if (!stop.signal.aborted) setSuggestions([]);
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, value]);
  return suggestions;
}
