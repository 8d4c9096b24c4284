import * as m from '#messages/search';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './search-box.module.css';
import { useSearchBox } from './use-search-box.ts';
import type { Suggestion } from './use-suggestions.ts';

const kinds = { product: m.product, category: m.category, brand: m.brand };

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
  const box = useSearchBox();
  const { value, category, active, expanded, suggestions, list, input } = box;
  return (
    <form
      role="search"
      action="/products/search"
      className={classes(styles.box, className)}
      onSubmit={(event) => {
        event.preventDefault();
        box.submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close();
      }}
    >
      <CategorySelect categories={categories} value={category} onChange={box.setCategory} />
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
        onChange={(event) => box.type(event.target.value)}
        onFocus={box.open}
        onKeyDown={box.press}
      />
      <button type="submit" className={styles.submit} aria-label={m.search()}>
        <Icon name="search" />
      </button>
      <SuggestionList {...{ list, suggestions, active, expanded }} onChoose={box.go} />
    </form>
  );
}

function CategorySelect({
  categories,
  value,
  onChange,
}: {
  categories: readonly { name: string; slug: string }[];
  value: string;
  onChange: (slug: string) => void;
}) {
  return (
    <select
      className={styles.category}
      name="category"
      aria-label={m.category_to_search_in()}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{m.all()}</option>
      {categories.map(({ name, slug }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  );
}

function SuggestionList({
  list,
  suggestions,
  active,
  expanded,
  onChoose,
}: {
  list: string;
  suggestions: readonly Suggestion[];
  active: number;
  expanded: boolean;
  onChoose: (address: string) => void;
}) {
  return (
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
          onClick={() => onChoose(suggestion.url)}
        >
          <span>{suggestion.text}</span>
          <small>{kinds[suggestion.kind]()}</small>
        </div>
      ))}
    </div>
  );
}
