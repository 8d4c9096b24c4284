import * as m from '#messages/filters';
import { Link } from '../../ui/link.tsx';
import type { PriceBounds } from '../../ui/price-range/price-bounds.ts';
import { PriceRange } from '../../ui/price-range/price-range.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { groupDigits } from '../../ui/price/group-digits.ts';
import { priceText } from './active-filters.tsx';
import styles from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import type { Filters } from './filters.ts';
import type { ListingData } from './load.ts';

/** The slider's step in rupees. */
const step = 5;

/**
 * The price filter. The slider spans the prices that all other filters leave; if the server has counted them, shortcuts
 * offer a maximum price with its number of products.
 */
export function PriceChoice({
  data: { filters, found, priceRange },
  said,
  to,
  apply,
}: {
  readonly data: ListingData;
  /** A price recognised in the search words. */
  readonly said: { lowPrice?: number | undefined; highPrice?: number | undefined } | undefined;
  readonly to: (change: Partial<Filters>) => string;
  readonly apply: (change: Partial<Filters>) => void;
}) {
  const chosenBounds = {
    low: Number(filters.lowPrice) || said?.lowPrice,
    high: Number(filters.highPrice) || said?.highPrice,
  };
  const [low, high] = spanOf(
    (found.totalProduct > 0 && found.facets?.priceRange) || priceRange,
    chosenBounds,
  );
  const bounds: PriceBounds = [chosenBounds.low ?? low, chosenBounds.high ?? high];
  const prices = found.facets?.prices ?? [];
  const telling = prices.filter(({ count }, at) => count > (prices[at - 1]?.count ?? 0));
  return (
    <FilterSection
      legend={m.price()}
      name="lowPrice"
      chosen={chosenBounds.low || chosenBounds.high ? priceText(chosenBounds.low, chosenBounds.high) : ''}
    >
      <PriceRange
        min={low}
        max={high}
        step={step}
        value={bounds}
        onCommit={([from, upTo]) =>
          apply({ lowPrice: from <= low ? '' : String(from), highPrice: upTo >= high ? '' : String(upTo) })
        }
      />
      {telling.length > 0 && (
        <ul className={styles.prices}>
          {telling.map(({ upTo, count }) => {
            const isChosen = filters.lowPrice === '' && filters.highPrice === String(upTo);
            return (
              <li key={upTo}>
                <Link
                  className={styles.row}
                  href={to({ lowPrice: '', highPrice: isChosen ? '' : String(upTo) })}
                  keepScroll
                  aria-current={isChosen || undefined}
                >
                  <span>{m.price_up_to({ amount: formatRupees(upTo) })}</span>
                  <span className={styles.count}>{groupDigits(count)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </FilterSection>
  );
}

/** The slider's range in whole steps, around the available and the chosen prices. */
function spanOf(
  range: { low: number; high: number },
  bounds: { low?: number | undefined; high?: number | undefined },
): PriceBounds {
  const low = Math.min(range.low, bounds.low ?? Infinity, bounds.high ?? Infinity);
  const high = Math.max(range.high, bounds.high ?? 0, bounds.low ?? 0);
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}
