import { useEffect, useRef } from 'react';
import * as m from '#messages/filters';
import { Button } from '../../ui/button/button.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { useShell } from '../../web/shell-context.tsx';
import { type Choice, ChoiceGroup } from './choice-group.tsx';
import styles from './filter-panel.module.css';
import { type Filters, lists } from './filters.ts';
import type { ListingData } from './load.ts';
import { PriceChoice } from './price-choice.tsx';

interface Props {
  readonly data: ListingData;
  readonly to: (change: Partial<Filters>) => string;
  readonly apply: (change: Partial<Filters>) => void;
}

/** A plain form, so that it works without JavaScript; with it every choice applies at once. */
export function FilterForm({ data, to, apply }: Props) {
  const { filters, found, path, categoryInPath } = data;
  const { categories } = useShell();
  const { understood } = found;
  const { facets } = found;
  const named = (
    names: readonly { name: string; count: number }[] = [],
    chosen: readonly string[],
  ): Choice[] =>
    withChosen(
      names.map(({ name, count }) => ({ value: name, label: name, count })),
      chosen,
    );
  const saidSizes = (understood?.filters ?? []).filter(
    ({ id, kind }) => kind === 'size' && !filters.asText.includes(id),
  );
  const sizes = bySize(named(facets?.sizes, filters.size));
  const choose = ({ name, value, checked, type }: HTMLInputElement) => {
    if (type !== 'checkbox' && type !== 'radio') return;
    const list = lists.find((one) => one === name);
    const inWords =
      list === 'size' && !checked && saidSizes.find(({ text }) => text.toLowerCase() === value.toLowerCase());
    if (inWords) apply({ asText: [...filters.asText, inWords.id] });
    else if (list) {
      const others = filters[list].filter((one) => one !== value);
      apply({ [list]: checked ? [...others, value] : others });
    } else apply({ [name]: name === 'inStock' ? checked : checked ? value : '' });
  };
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before this code was there to hear of it: the server's boxes can be pressed at once.
  useEffect(() => {
    const early = [...(form.current?.querySelectorAll('input') ?? [])].filter(
      ({ checked, defaultChecked }) => checked !== defaultChecked,
    );
    const last = early.find(({ checked }) => checked) ?? early[0];
    if (last) choose(last);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it takes over what the server rendered
  }, []);
  const shops = (facets?.shops ?? []).map(({ name, slug, count }) => ({ value: slug, label: name, count }));
  const colours = named(facets?.colours, filters.colour).map((choice) => ({
    ...choice,
    label: (
      <>
        <i className={styles.swatch} data-colour={choice.value.toLowerCase()} />
        {choice.value}
      </>
    ),
  }));
  return (
    // The highest price need not lie on a step of the lowest; the server reads any bounds.
    <form
      ref={form}
      className={styles.form}
      action={path}
      autoComplete="off"
      aria-label={m.filters()}
      noValidate
      data-uncounted={facets?.best !== undefined || undefined}
      onChange={({ target }) => choose(target as unknown as HTMLInputElement)}
    >
      {filters.value && <input type="hidden" name="value" value={filters.value} />}
      {filters.asText.map((id) => (
        <input key={id} type="hidden" name="asText" value={id} />
      ))}
      {filters.order && <input type="hidden" name="order" value={filters.order} />}
      {filters.view === 'list' && <input type="hidden" name="view" value="list" />}
      {!categoryInPath && (
        // Single choice, drawn as checkboxes: pressing the chosen one takes it back.
        <ChoiceGroup
          legend={m.category()}
          name="category"
          choices={categories.map(({ name, slug }) => ({ value: slug, label: name }))}
          chosen={categories.flatMap(({ _id, name, slug }) =>
            [slug, _id, name].includes(filters.category) ? slug : [],
          )}
        />
      )}
      <PriceChoice
        data={data}
        to={to}
        said={understood?.filters.find(({ kind }) => kind === 'price')}
        apply={apply}
      />
      <ChoiceGroup
        legend={m.size()}
        name="size"
        choices={sizes}
        chosen={sizes.flatMap(({ value }) =>
          filters.size.includes(value) ||
          saidSizes.some(({ text }) => text.toLowerCase() === value.toLowerCase())
            ? value
            : [],
        )}
        tiles
      />
      <ChoiceGroup legend={m.colour()} name="colour" choices={colours} chosen={filters.colour} />
      <ChoiceGroup
        legend={m.rating()}
        name="rating"
        type="radio"
        choices={(facets?.ratings ?? []).map(({ stars, count }) => ({
          value: String(stars),
          label: <Stars rating={stars} />,
          count,
        }))}
        chosen={[filters.rating]}
      >
        <Button variant="quiet" size="small" disabled={!filters.rating} onClick={() => apply({ rating: '' })}>
          {m.reset_rating()}
        </Button>
      </ChoiceGroup>
      <ChoiceGroup
        legend={m.brand()}
        name="brand"
        choices={named(facets?.brands, filters.brand)}
        chosen={filters.brand}
        withSearch
      />
      <ChoiceGroup
        legend={m.discount()}
        name="discount"
        choices={(facets?.discounts ?? []).map(({ percent, count }) => ({
          value: String(percent),
          label: m.and_more({ percent }),
          count,
        }))}
        chosen={[filters.discount]}
      />
      <ChoiceGroup
        legend={m.shop()}
        name="shop"
        choices={withChosen(shops, filters.shop)}
        chosen={filters.shop}
        withSearch
      />
      <ChoiceGroup
        legend={m.availability()}
        name="inStock"
        choices={[{ value: 'true', label: m.in_stock_only(), count: facets?.inStock }]}
        chosen={[String(filters.inStock)]}
      />
      <noscript>
        <button type="submit">{m.apply_filters()}</button>
      </noscript>
    </form>
  );
}

/** What is chosen stays to be taken back, also where nothing of it is left. */
function withChosen(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  const missing = chosen.filter((value) => choices.every((choice) => choice.value !== value));
  return [...choices, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];

/** Letters from small to large, then numbers and the rest as one counts. */
function bySize(choices: readonly Choice[]): Choice[] {
  const ranked = choices.map((choice) => ({ choice, rank: letters.indexOf(choice.value.toUpperCase()) }));
  ranked.sort((a, b) => {
    if (a.rank === b.rank) return asOneCounts.compare(a.choice.value, b.choice.value);
    if (a.rank < 0) return 1;
    return b.rank < 0 ? -1 : a.rank - b.rank;
  });
  return ranked.map(({ choice }) => choice);
}

/** Made once: `localeCompare` would make another for each pair, which took a tenth of the page's rendering. */
const asOneCounts = new Intl.Collator('en', { numeric: true });
