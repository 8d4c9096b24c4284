import * as m from '#messages/controls';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

/** Pagination with real links, which can be opened in a tab, bookmarked, and used before scripts load. */
export function Pagination({
  current,
  total,
  href,
  label = m.pages(),
  keepScroll = false,
}: {
  current: number;
  /** The number of pages. Renders nothing for one or none. */
  total: number;
  href: (page: number) => string;
  label?: string;
  /** For a list that is part of a page: what is above it stays where it is. */
  keepScroll?: boolean;
}) {
  if (total < 2) return null;
  const step = (page: number, name: string, icon: 'chevron-left' | 'chevron-right', rel: string) =>
    page >= 1 && page <= total ? (
      <Link className={styles.page} href={href(page)} keepScroll={keepScroll} rel={rel} aria-label={name}>
        <Icon name={icon} />
      </Link>
    ) : (
      <span className={styles.page} data-off="">
        <Icon name={icon} />
      </span>
    );
  return (
    <nav aria-label={label} data-print="hide">
      <ul className={styles.pages}>
        <li>{step(current - 1, m.previous_page(), 'chevron-left', 'prev')}</li>
        {pageWindow(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.page}
                href={href(page)}
                keepScroll={keepScroll}
                aria-current={page === current ? 'page' : undefined}
              >
                <VisuallyHidden>{m.page()} </VisuallyHidden>
                {page}
              </Link>
            )}
          </li>
        ))}
        <li>{step(current + 1, m.next_page(), 'chevron-right', 'next')}</li>
      </ul>
    </nav>
  );
}
