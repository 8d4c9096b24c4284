import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import * as m from '#messages/filters';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { withoutAny } from './active-filters.tsx';
import { countText } from './count-text.ts';
import styles from './filter-panel.module.css';
import { InSheet } from './filter-section.tsx';
import type { PanelProps } from './panel-props.ts';

/** The filters on a phone. Every change applies at once, and the button at the bottom shows how many products are left. */
export function FilterSheet({
  open,
  onClose,
  data: { filters, found },
  to,
  children,
}: PanelProps & { open: boolean; onClose: () => void; children: ReactNode }) {
  const isWaiting = useNavigation().state === 'loading';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={m.filters()}
      actions={
        <div className={styles.foot}>
          <ButtonLink
            variant="secondary"
            href={to(withoutAny(filters, found.understood?.filters))}
            keepScroll
          >
            {m.clear_all()}
          </ButtonLink>
          <Button onClick={onClose} aria-busy={isWaiting}>
            {m.apply_filters_to({ products: countText(found) })}
          </Button>
        </div>
      }
    >
      {/* Screen readers ignore what is behind an open sheet, so the count is announced inside it. */}
      <VisuallyHidden>
        <span role="status">{open ? countText(found) : ''}</span>
      </VisuallyHidden>
      <InSheet value>{open && children}</InSheet>
    </Sheet>
  );
}
