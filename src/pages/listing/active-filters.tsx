import * as m from '#messages/listing';
import type { SearchReading } from '../../domains/search/understood.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import styles from './active-filters.module.css';
import { type Filters, forEachList, lists, whomOf } from './filters.ts';
import type { ListingData } from './load.ts';

interface Props {
  readonly data: ListingData;
  readonly to: (change: Partial<Filters>) => string;
}

/** The chosen filters and those recognised in the search words. Each can be removed, and all at once. */
export function ActiveFilters({ data: { filters, found, category, ofPath }, to }: Props) {
  const chips: [text: string, change: Partial<Filters>][] = [];
  const wordFilters = found.understood?.filters ?? [];
  for (const one of wordFilters) chips.push([textOf(one), { asText: [...filters.asText, one.id] }]);
  if (category && !ofPath.category) chips.push([category.name, { category: '' }]);
  for (const list of lists)
    for (const one of list === 'asText' || list in ofPath ? [] : filters[list]) {
      const name = found.facets?.shops.find(({ slug }) => list === 'shop' && slug === one)?.name ?? one;
      chips.push([
        list === 'size'
          ? m.size_named({ size: name })
          : list === 'colourFamily'
            ? m.shades_of({ colour: name })
            : name,
        { [list]: filters[list].filter((other) => other !== one) },
      ]);
    }
  if (filters.lowPrice || filters.highPrice)
    chips.push([
      priceText(Number(filters.lowPrice), Number(filters.highPrice)),
      { lowPrice: '', highPrice: '' },
    ]);
  if (filters.rating) chips.push([m.stars_and_up({ rating: filters.rating }), { rating: '' }]);
  if (filters.discount) chips.push([m.off_and_more({ discount: filters.discount }), { discount: '' }]);
  if (filters.inStock) chips.push([m.in_stock(), { inStock: false }]);
  // A lane such as 'Women' is the page's title, and needs no chip until something narrows it.
  const isLaneAlone = whomOf(filters) !== undefined && chips.every(([, change]) => 'audience' in change);
  if (chips.length === 0 || isLaneAlone) return null;
  return (
    <ul className={styles.chips} aria-label={m.chosen_filters()}>
      {category && ofPath.category && (
        <li className={styles.title} aria-hidden="true">
          {category.name}
        </li>
      )}
      {chips.map(([text, change]) => (
        <li key={JSON.stringify(change)}>
          <Chip removeHref={to(change)} removeLabel={m.remove_filter({ text })}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <Link className={styles.all} href={to(withoutAny(filters, wordFilters))} keepScroll>
          {m.clear_all()}
        </Link>
      </li>
    </ul>
  );
}

function textOf({ kind, text, lowPrice, highPrice }: SearchReading['filters'][number]): string {
  if (kind === 'price') return priceText(lowPrice, highPrice);
  if (kind === 'not') return m.without_named({ text });
  if (kind === 'wish') return m.first_named({ text });
  if (kind === 'order') return orderNames[text]?.() ?? text;
  return kind === 'size' ? m.size_named({ size: text }) : text;
}

/** The orders that words ask for. */
const orderNames: Readonly<Record<string, () => string>> = {
  newest: m.newest_first,
  discount: m.biggest_discount,
  popular: m.best_rated,
};

/** Clears all filters but the lane, such as 'Women'; those recognised in the words become plain search text. */
export function withoutAny(filters: Filters, wordFilters: SearchReading['filters'] = []): Partial<Filters> {
  return {
    category: '',
    ...forEachList(() => []),
    ...(whomOf(filters) !== undefined && { audience: filters.audience }),
    rating: '',
    lowPrice: '',
    highPrice: '',
    discount: '',
    inStock: false,
    asText: [...filters.asText, ...wordFilters.map(({ id }) => id)],
  };
}

export function priceText(low = 0, high = 0): string {
  if (!high) return m.price_from({ amount: formatRupees(low) });
  if (!low) return m.price_up_to({ amount: formatRupees(high) });
  return m.price_between({ amount: formatRupees(low), amount2: formatRupees(high) });
}
