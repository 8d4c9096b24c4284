import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Link } from '../../ui/link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './active-filters.module.css';
import type { Filters } from './filters.ts';
import type { ListingData } from './page.ts';

interface Props {
  readonly data: ListingData;
  readonly to: (change: Partial<Filters>) => string;
}

/** What is chosen, each removable by a press. */
export function ActiveFilters({ data: { filters, category, categoryInPath }, to }: Props) {
  const chips: [text: string, href: string][] = [];
  if (category && !categoryInPath) chips.push([category.name, to({ category: '' })]);
  for (const brand of filters.brand)
    chips.push([brand, to({ brand: filters.brand.filter((other) => other !== brand) })]);
  if (filters.lowPrice || filters.highPrice)
    chips.push([priceText(filters), to({ lowPrice: '', highPrice: '' })]);
  if (filters.rating) chips.push([`${filters.rating} stars and up`, to({ rating: '' })]);
  if (filters.discount) chips.push([`${filters.discount}% off and more`, to({ discount: '' })]);
  if (filters.inStock) chips.push(['In stock', to({ inStock: false })]);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chips.map(([text, href]) => (
        <li key={text}>
          <Link className={styles.chip} href={href} keepScroll aria-label={`Remove: ${text}`}>
            {text} <Icon name="close" size="1rem" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function priceText({ lowPrice, highPrice }: Filters): string {
  if (!highPrice) return `From ${formatRupees(Number(lowPrice))}`;
  if (!lowPrice) return `Up to ${formatRupees(Number(highPrice))}`;
  return `${formatRupees(Number(lowPrice))} to ${formatRupees(Number(highPrice))}`;
}
