import * as m from '#messages/search';
import { classes } from '../../../ui/classes.ts';
import { useEarlyEntry } from '../../../ui/field/early-entry.ts';
import { Input } from '../../../ui/field/input.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { later, loadPatiently } from '../../../ui/later.tsx';
import styles from './search-box.module.css';
import { useSearchBox } from './use-search-box.ts';

/** Not rendered on the server; loaded when the box is first used. */
const Popup = later(
  loadPatiently(async () => ({ default: (await import('./suggestion-popup.tsx')).SuggestionPopup })),
);

/**
 * The header's search: a plain form that works without JavaScript, with suggestions while typing, also by keyboard (the
 * combobox pattern of the ARIA practices).
 */
export function SearchBox({
  categories,
  className,
}: {
  categories: readonly { name: string; slug: string }[];
  className?: string | undefined;
}) {
  const box = useSearchBox();
  const { value, category, active, expanded, list, input, popup } = box;
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
      <Input
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
        aria-activedescendant={active}
        onChange={(event) => box.type(event.target.value)}
        onFocus={box.open}
        onKeyDown={box.press}
      />
      <button type="submit" className={styles.submit} aria-label={m.search()}>
        <Icon name="search" />
      </button>
      {popup && <Popup {...popup} />}
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
  const ref = useEarlyEntry<HTMLSelectElement>({ value, onChange: ({ target }) => onChange(target.value) });
  return (
    <select
      ref={ref}
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
