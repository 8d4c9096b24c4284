import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/listing';
import { Button } from '../../ui/button/button.tsx';
import { IconLink } from '../../ui/icon-button/icon-button.tsx';
import select from '../../ui/select/select.module.css';
import { countText } from './count-text.ts';
import { type Filters, orders } from './filters.ts';
import styles from './listing-bar.module.css';
import type { ListingData } from './load.ts';

interface Props {
  readonly data: ListingData;
  readonly to: (change: Partial<Filters>) => string;
  /** The button that opens the filters. */
  readonly toggle: ReactNode;
  /** What was chosen, beside the number. */
  readonly chips: ReactNode;
}

const orderNames = {
  '': m.newest_first,
  'low-to-high': m.low_to_high,
  'high-to-low': m.high_to_low,
  rating: m.best_rated,
  discount: m.biggest_discount,
};

/** The number of results; the filters' button, the order, and the switch between grid and list, which stay in reach on a phone. */
export function ListingBar({ data: { filters, found }, to, toggle, chips }: Props) {
  const navigate = useNavigate();
  const order = useRef<HTMLSelectElement>(null);
  const lastOrder = useRef(filters.order);
  // Back changes the order too, but remounting the select would lose the keyboard focus. A choice made before the scripts loaded
  // is kept and handled only now (entry-early.ts).
  useEffect(() => {
    if (lastOrder.current === filters.order) return;
    lastOrder.current = filters.order;
    if (order.current) order.current.value = filters.order;
  }, [filters.order]);
  const [path, others = ''] = to({ order: '' }).split('?');
  return (
    <>
      <p className={styles.count} role="status">
        {countText(found)}
      </p>
      {chips}
      <div className={styles.bar}>
        {toggle}
        <form className={styles.order} action={path}>
          {[...new URLSearchParams(others)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="order">{m.sort_by()}</label>
          <select
            id="order"
            className={select.select}
            name="order"
            ref={order}
            defaultValue={filters.order}
            onChange={(event) =>
              void navigate(to({ order: event.target.value }), { preventScrollReset: true })
            }
          >
            {orders.map((value) => (
              <option key={value} value={value}>
                {value === '' && filters.value ? m.best_match() : orderNames[value]()}
              </option>
            ))}
          </select>
          <noscript>
            <Button type="submit" variant="secondary" size="small">
              {m.sort_now()}
            </Button>
          </noscript>
        </form>
        <div className={styles.views}>
          <IconLink
            icon="grid"
            size="small"
            label={m.show_as_grid()}
            href={to({ view: 'grid', page: filters.page })}
            replace
            keepScroll
            aria-current={filters.view === 'grid'}
          />
          <IconLink
            icon="list"
            size="small"
            label={m.show_as_list()}
            href={to({ view: 'list', page: filters.page })}
            replace
            keepScroll
            aria-current={filters.view === 'list'}
          />
        </div>
      </div>
    </>
  );
}
