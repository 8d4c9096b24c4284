import { memo, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/listing';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { FilterFormLater } from './filter-form-later.tsx';
import styles from './filter-panel.module.css';
import type { PanelProps } from './panel-props.ts';

const loadSheet = () => import('./filter-sheet.tsx').then((module) => module.FilterSheet);

/** The filters: beside the products on a desktop, in a sheet behind 'Show Filters' on a phone; without JavaScript that opens them on the page. */
export const FilterPanel = memo(function FilterPanel({ data, to }: PanelProps) {
  const navigate = useNavigate();
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const Sheet = useLoaded(loadSheet, near || open);
  const form = (
    <FilterFormLater
      data={data}
      to={to}
      apply={(change) =>
        void navigate(to(change), {
          preventScrollReset: true,
          // Dragging changes the price many times: Back should return to before the first change.
          replace: 'lowPrice' in change && Boolean(data.filters.lowPrice || data.filters.highPrice),
        })
      }
    />
  );
  return (
    <aside>
      <Button
        className={styles.toggle}
        variant="secondary"
        wide
        icon="filter"
        aria-haspopup="dialog"
        loading={open && !Sheet}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => setOpen(true)}
      >
        {m.show_filters()}
      </Button>
      <ButtonLink className={styles.opener} href="#filters" variant="secondary" wide icon="filter">
        {m.show_filters()}
      </ButtonLink>
      <div className={styles.panel} id="filters">
        {form}
      </div>
      {Sheet && (
        <Sheet open={open} onClose={() => setOpen(false)} data={data} to={to}>
          {form}
        </Sheet>
      )}
    </aside>
  );
});
