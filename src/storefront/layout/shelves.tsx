import { useId } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/shell';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { decodeAddress } from '../../web/addresses.ts';
import { useShell } from '../../web/shell-context.tsx';
import styles from './shelves.module.css';

/** The audiences, each with the listing's filter in the address. */
const audiences = () =>
  [
    [m.for_women(), '/shops?audience=Women'],
    [m.for_men(), '/shops?audience=Men'],
    [m.for_kids(), '/shops?audience=Girls,Boys'],
  ] as const;

/** Pages where a phone shows the audiences: the home page and the listings. */
const lookingAround = /^\/($|shops|products|product\/category)/;

/** The address of a listing's audience, or of its category, without filters. */
function laneOf(path: string, search: string): string {
  const audience = new URLSearchParams(search).get('audience');
  return audience && path === '/shops' ? `${path}?audience=${audience}` : path;
}

/** Audiences and categories: as many categories as fit in a row, and all of them under 'All categories'. */
export function Shelves() {
  const { categories } = useShell();
  const { pathname, search } = useLocation();
  const menu = useId();
  // Sorted, narrowed or turned to its next page, a lane is still the one where the visitor is.
  const lane = laneOf(decodeAddress(pathname), search);
  const current = (href: string) => (lane === href ? 'page' : undefined);
  const links = categories.map(({ _id, name, slug }) => {
    const href = `/product/category/${slug}`;
    return (
      <li key={_id}>
        <Link href={href} aria-current={current(href)}>
          {name}
        </Link>
      </li>
    );
  });
  return (
    <nav
      className={classes(styles.shelves, lookingAround.test(pathname) && styles.onPhone)}
      aria-label={m.shop_by_category()}
      data-print="hide"
      data-edge="head"
    >
      <ul className={styles.list}>
        <li>
          <Link href="/shops" aria-current={current('/shops')}>
            {m.all()}
          </Link>
        </li>
        {audiences().map(([name, href]) => (
          <li key={href} className={styles.whom}>
            <Link href={href} aria-current={current(href)}>
              {name}
            </Link>
          </li>
        ))}
        {links}
      </ul>
      <button type="button" className={styles.more} popoverTarget={menu} aria-haspopup="true">
        {m.all_categories()} <Icon name="chevron-down" size="1rem" />
      </button>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- the links inside are the controls; any choice closes the menu */}
      <div
        id={menu}
        popover="auto"
        className={styles.menu}
        onClick={() => document.getElementById(menu)?.hidePopover()}
      >
        <ul className={styles.all}>{links}</ul>
      </div>
    </nav>
  );
}
