import { memo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '#messages/listing';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import styles from './filter-panel.module.css';
import type { PanelProps } from './panel-props.ts';
import '../../ui/price-range/price-range.module.css';
import '../../ui/text-field/text-field.module.css';
import { later, loadPatiently } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./filter-form.tsx')).FilterForm });

const FilterFormLater = later(import.meta.env.SSR ? (await load()).default : loadPatiently(load));

const loadSheet = () => import('./filter-sheet.tsx').then((module) => module.FilterSheet);

/** The filters beside the products on a desktop; without JavaScript a phone shows them when they are asked for. */
export const FilterPanel = memo(function FilterPanel(props: PanelProps) {
  return (
    <aside className={styles.panel} id="filters">
      <AppliedForm {...props} />
    </aside>
  );
});

/** 'Show Filters' on a phone: opens them in a sheet, and without JavaScript on the page. */
export const FilterToggle = memo(function FilterToggle(props: PanelProps) {
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const Sheet = useLoaded(loadSheet, near || open);
  return (
    <>
      <Button
        className={styles.toggle}
        variant="secondary"
        aria-haspopup="dialog"
        loading={open && !Sheet}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => setOpen(true)}
      >
        {m.show_filters()}
      </Button>
      <ButtonLink className={styles.opener} href="#filters" variant="secondary" icon="filter">
        {m.show_filters()}
      </ButtonLink>
      {Sheet && (
        <Sheet {...props} open={open} onClose={() => setOpen(false)}>
          <AppliedForm {...props} />
        </Sheet>
      )}
    </>
  );
});

/** The form, each of whose changes opens the listing that it leads to. */
function AppliedForm({ data, to }: PanelProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <FilterFormLater
      data={data}
      to={to}
      apply={(change) =>
        void navigate(to(change), {
          preventScrollReset: true,
          // Dragging changes the price many times: Back should return to before the first change. What the address says
          // decides, not a choice whose page is still on its way, which would take the place of the page before.
          replace: 'lowPrice' in change && /[?&](?:low|high)Price=/.test(search),
        })
      }
    />
  );
}
