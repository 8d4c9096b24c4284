import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/shell';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { useShell } from '../../web/shell-context.tsx';
import styles from './bottom-bar.module.css';

const loadMenu = () => import('./side-menu.tsx').then((module) => module.SideMenu);

/** Pages with a button of their own at the bottom of a phone: buying, paying, writing, logging in. */
const hasItsOwn =
  /^\/(product\/details|cart|shipping|payment|my-payment|order\/confirm|login|register|dashboard\/chat)(\/|$)/;

/** A phone's main navigation, in reach of the thumb. Without JavaScript its categories and search link to the listing. */
export function BottomBar() {
  const { customer, cartCount, wishlistCount } = useShell();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const SideMenu = useLoaded(loadMenu, open);
  // Above an open keyboard the bar would take space from the field.
  const typing = useSyncExternalStore(watchFocus, isTyping, () => false);
  if (hasItsOwn.test(pathname)) return null;
  const instead = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  const search = () => document.querySelector<HTMLElement>('[role=search] [role=combobox]')?.focus();
  const here = (path: string) => (pathname === path ? ('page' as const) : undefined);
  return (
    <>
      <nav
        className={styles.bar}
        aria-label={m.bottom_bar()}
        data-typing={typing}
        data-print="hide"
        data-edge="foot"
      >
        <Link href="/" aria-current={here('/')}>
          <Face icon="store" text={m.home()} />
        </Link>
        <Link href="/shops" aria-haspopup="dialog" onClick={instead(() => setOpen(true))}>
          <Face icon="grid" text={m.categories()} />
        </Link>
        <Link href="/products/search" onClick={instead(search)}>
          <Face icon="search" text={m.search()} />
        </Link>
        <Link
          href={customer ? '/dashboard/my-wishlist' : '/login?next=/dashboard/my-wishlist'}
          aria-current={here('/dashboard/my-wishlist')}
        >
          <Face icon="heart" text={m.wishlist_short()} count={wishlistCount} />
        </Link>
        <Link href={customer ? '/cart' : '/login?next=/cart'}>
          <Face icon="cart" text={m.bag()} count={cartCount} />
        </Link>
      </nav>
      {SideMenu && <SideMenu open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';
const isTyping = () => document.activeElement?.matches(textFields) ?? false;

function watchFocus(tell: () => void): () => void {
  const end = new AbortController();
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, tell, { signal: end.signal });
  return () => end.abort();
}

function Face({ icon, text, count = 0 }: { icon: IconName; text: string; count?: number }) {
  return (
    <>
      <Icon name={icon} size="1.5rem" />
      <span>{text}</span>
      {count > 0 && <b>{count > 99 ? '99+' : count}</b>}
    </>
  );
}
