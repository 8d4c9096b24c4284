import { useLocation } from 'react-router';
import * as m from '#messages/shell';
import { useEffect, useState } from 'react';
import { SearchBox } from '../../domains/search/ui/search-box.tsx';
import { shop } from '../../shop.ts';
import { classes } from '../../ui/classes.ts';
import { IconLink } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './header.module.css';
import { MenuButton } from './menu-button.tsx';
import { ShelvesLater } from './shelves-later.tsx';
import { UserMenu } from './user-menu.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { useApi } from '../../web/page.tsx';
import './social-links.module.css';
import { standing } from '../../ui/standing.tsx';

// The server renders it, so its styles are needed at once.
const load = async () => (await import('./promises.tsx')).Promises;

/** The strip above the header. */
const PromisesLater = standing(load, import.meta.env.SSR ? await load() : null);

const loadWatch = () => import('../../domains/chat/ui/watch-unread.ts');

/** The link to the chat with the number of unread messages, on every page for a logged-in customer. */
function ChatLink() {
  const api = useApi();
  const { unreadMessages } = useShell();
  const [unreadCount = unreadMessages, setUnread] = useState<number>();
  const watch = useLoaded(loadWatch);
  const [cameWith] = useState(unreadMessages);
  useEffect(() => watch?.watchUnread(api, cameWith, setUnread), [api, watch, cameWith]);
  return (
    <IconLink
      icon="chat"
      href="/dashboard/chat"
      label={m.chat_unread({ unread: unreadCount })}
      count={unreadCount}
    />
  );
}

/** Checkout pages: their header links only back and to the help. */
const checkout = /^\/(shipping|payment|my-payment)$/;

/** The header of every page: promises, search, account, wishlist, cart, and the categories. */
export function Header() {
  const { categories, customer, cartCount, wishlistCount } = useShell();
  const { pathname } = useLocation();
  const quiet = checkout.test(pathname);
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.skip_to_content()}
      </a>
      <PromisesLater />
      <header
        className={classes(styles.header, quiet && styles.quiet, pathname === '/' && styles.home)}
        data-print="hide"
        data-edge="head"
      >
        <div className={styles.row}>
          <MenuButton className={styles.narrow} />
          <Link className={styles.mark} href="/">
            <Wordmark name={shop.name} sign={shop.sign} />
            <VisuallyHidden>{m.home_said()}</VisuallyHidden>
          </Link>
          {quiet ? (
            <Link className={styles.search} href="/help">
              <Icon name="lock" /> {m.secure_checkout()}
            </Link>
          ) : (
            <SearchBox className={styles.search} categories={categories} />
          )}
          <nav className={styles.own} aria-label={m.your_account()}>
            <UserMenu />
            {customer && <ChatLink key={customer.id} />}
            {customer && (
              <IconLink
                className={styles.wide}
                icon="heart"
                href="/dashboard/my-wishlist"
                label={m.wishlist_items({ count: wishlistCount })}
                count={wishlistCount}
              />
            )}
            <IconLink
              icon="cart"
              href={customer ? '/cart' : '/login?next=/cart'}
              label={customer ? m.cart_items({ count: cartCount }) : m.log_in_to_see_it()}
              count={cartCount}
            />
          </nav>
        </div>
      </header>
      {!quiet && <ShelvesLater />}
    </>
  );
}
