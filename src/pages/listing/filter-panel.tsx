import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { PriceRange } from '../../ui/price-range/price-range.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './filter-panel.module.css';
import type { Filters } from './filters.ts';
import type { ListingData } from './page.ts';

interface Props {
  readonly data: ListingData;
  readonly to: (change: Partial<Filters>) => string;
}

/**
 * The filters: beside the products on a desktop, behind 'Show Filters' on a phone. A plain form, so that it works without
 * JavaScript; with it every choice applies at once.
 */
export function FilterPanel({ data, to }: Props) {
  const { filters, found, priceRange, path, categoryInPath } = data;
  const { categories } = useShell();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const apply = (change: Partial<Filters>) => void navigate(to(change), { preventScrollReset: true });
  const brands = found.facets?.brands ?? [];
  const ratings = new Map(found.facets?.ratings.map(({ stars, count }) => [stars, count]));

  return (
    <aside className={styles.aside}>
      <Button
        className={styles.toggle}
        variant="secondary"
        wide
        icon="filter"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Apply Filters' : 'Show Filters'}
      </Button>
      <form
        id={panel}
        className={classes(styles.panel, open && styles.open)}
        action={path}
        aria-label="Filters"
        // The highest price need not lie on a step of the lowest; the server reads any bounds.
        noValidate
      >
        {filters.value && <input type="hidden" name="value" value={filters.value} />}
        {filters.order && <input type="hidden" name="order" value={filters.order} />}
        {filters.view === 'list' && <input type="hidden" name="view" value="list" />}
        {!categoryInPath && (
          <fieldset>
            <legend>Category</legend>
            <div className={styles.scroll}>
              {categories.map(({ _id, name, slug }) => (
                <label key={_id} className={styles.row}>
                  {/* Single choice, drawn as checkboxes (specification section 2): pressing the chosen one takes it back. */}
                  <input
                    type="checkbox"
                    name="category"
                    value={slug}
                    checked={[slug, _id, name].includes(filters.category)}
                    onChange={(event) => apply({ category: event.target.checked ? slug : '' })}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <fieldset>
          <legend>Price</legend>
          <PriceRange
            min={priceRange.low}
            max={priceRange.high}
            value={[Number(filters.lowPrice || priceRange.low), Number(filters.highPrice || priceRange.high)]}
            onCommit={([low, high]) =>
              apply({
                lowPrice: low <= priceRange.low ? '' : String(low),
                highPrice: high >= priceRange.high ? '' : String(high),
              })
            }
          />
        </fieldset>
        <fieldset>
          <legend>Rating</legend>
          {[5, 4, 3, 2, 1].map((stars) => (
            <label key={stars} className={styles.row}>
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={filters.rating === String(stars)}
                onChange={() => apply({ rating: String(stars) })}
              />
              <Stars rating={stars} />
              <span className={styles.count}>{ratings.get(stars) ?? 0}</span>
            </label>
          ))}
          <Button
            variant="quiet"
            size="small"
            disabled={!filters.rating}
            onClick={() => apply({ rating: '' })}
          >
            Reset Rating
          </Button>
        </fieldset>
        {brands.length > 0 && (
          <fieldset>
            <legend>Brand</legend>
            <div className={styles.scroll}>
              {brands.map(({ name, count }) => (
                <label key={name} className={styles.row}>
                  <input
                    type="checkbox"
                    name="brand"
                    value={name}
                    checked={filters.brand.includes(name)}
                    onChange={(event) =>
                      apply({
                        brand: event.target.checked
                          ? [...filters.brand, name]
                          : filters.brand.filter((other) => other !== name),
                      })
                    }
                  />
                  <span>{name}</span>
                  <span className={styles.count}>{count}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <fieldset>
          <legend>Discount</legend>
          {['10', '25', '40'].map((percent) => (
            <label key={percent} className={styles.row}>
              <input
                type="checkbox"
                name="discount"
                value={percent}
                checked={filters.discount === percent}
                onChange={(event) => apply({ discount: event.target.checked ? percent : '' })}
              />
              <span>{percent}% and more</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Availability</legend>
          <label className={styles.row}>
            <input
              type="checkbox"
              name="inStock"
              value="true"
              checked={filters.inStock}
              onChange={(event) => apply({ inStock: event.target.checked })}
            />
            <span>In stock only</span>
          </label>
        </fieldset>
        <noscript>
          <button type="submit">Apply Filters</button>
        </noscript>
      </form>
    </aside>
  );
}
