import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router';
import * as m from '#messages/desk';
import * as account from '#messages/desk-account';
import * as news from '#messages/desk-news';
import { useLive } from '../../domains/chat/ui/live.ts';
import { shop as market } from '../../shop.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton, IconLink } from '../../ui/icon-button/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import { useDesk } from '../session.tsx';
import { ShortcutOverview } from '../shortcuts/overview.tsx';
import { type Shortcut, ShortcutsProvider, useShortcuts } from '../shortcuts/shortcuts.tsx';
import styles from './frame.module.css';
import { type Place, placesOf } from './navigation.ts';
import { UnreadNews } from './ring.ts';
import { ShopChoice } from './shop-choice.tsx';
import { useNews } from './use-news.ts';

/** How many places fit in a phone's bar beside "More". */
const maxInBar = 4;

/** The frame around every page: navigation at the side (at the bottom on a phone), the user, the shop, and shortcuts. */
export function Frame() {
  return (
    <ShortcutsProvider>
      <FrameWithShortcuts />
    </ShortcutsProvider>
  );
}

function FrameWithShortcuts() {
  const { staff, logOut } = useDesk();
  // A seller is online with any page of the desk open.
  const { unread, look } = useNews(useLive('desk'));
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const [overview, setOverview] = useState(false);
  const [more, setMore] = useState(false);
  const mine = placesOf(staff);
  useShortcuts([
    {
      keys: 'g a',
      does: m.go_to({ place: account.title() }),
      run: () => void navigate('/desk/account'),
    },
    { keys: '?', does: m.show_keyboard_shortcuts(), run: () => setOverview(true) },
    ...mine.map(
      ({ key, label, href }): Shortcut => ({
        keys: `g ${key}`,
        does: m.go_to({ place: label() }),
        run: () => void navigate(href),
      }),
    ),
  ]);
  const { pathname } = useLocation();
  // The list marks them as read while it loads.
  useEffect(() => {
    if (pathname === '/desk/news') look();
  }, [pathname, look]);
  const inBar = mine.length > maxInBar + 1 ? mine.slice(0, maxInBar) : mine;
  const isBehindMore = mine.slice(inBar.length).some(({ href }) => isAt(pathname, href));
  return (
    <div className={styles.desk}>
      <a className={styles.skip} href="#content">
        {m.skip_to_content()}
      </a>
      <header className={styles.top} data-edge="head">
        <Link href="/desk" className={styles.mark} aria-label={m.home_of_desk({ shop: market.name })}>
          <Wordmark name={market.name} />
        </Link>
        <ShopChoice />
        {staff.role === 'seller' && staff.duty === 'all' && (
          <IconLink
            icon="bell"
            href="/desk/news"
            label={news.news_unread({ count: unread })}
            count={unread}
          />
        )}
        <Link
          href="/desk/account"
          className={styles.account}
          aria-label={account.account_of({ name: staff.name })}
        >
          <Icon name="user" size="1.4rem" />
          <span className={styles.who}>{staff.name}</span>
        </Link>
        <span className={styles.keys}>
          <IconButton icon="info" label={m.keyboard_shortcuts_key()} onClick={() => setOverview(true)} />
        </span>
        <IconButton icon="logout" label={m.log_out()} onClick={() => void logOut()} />
        <div className={styles.progress} data-busy={busy || undefined} />
      </header>
      <nav className={styles.side} aria-label={m.desk()}>
        <Places places={mine} />
      </nav>
      <main id="content" tabIndex={-1} className={styles.main} aria-busy={busy}>
        <UnreadNews value={unread}>
          <Outlet />
        </UnreadNews>
      </main>
      <nav className={styles.bar} data-edge="foot" aria-label={m.main_pages()}>
        <Places places={inBar} />
        {inBar.length < mine.length && (
          <button
            type="button"
            className={styles.place}
            aria-current={isBehindMore ? 'true' : undefined}
            onClick={() => setMore(true)}
          >
            <Icon name="menu" size="1.4rem" />
            {m.more()}
          </button>
        )}
      </nav>
      <Sheet open={more} onClose={() => setMore(false)} title={m.more()}>
        <nav className={styles.more} aria-label={m.more_pages()}>
          <Places places={mine.slice(inBar.length)} onGo={() => setMore(false)} />
        </nav>
      </Sheet>
      <ShortcutOverview open={overview} onClose={() => setOverview(false)} />
      <ScrollRestoration />
    </div>
  );
}

const isAt = (pathname: string, href: string) =>
  href === '/desk' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);

function Places({ places, onGo }: { places: readonly Place[]; onGo?: () => void }) {
  const { pathname } = useLocation();
  return places.map(({ href, label, icon }) => (
    <Link
      key={href}
      href={href}
      className={styles.place}
      aria-current={isAt(pathname, href) ? 'page' : undefined}
      {...(onGo ? { onClick: onGo } : {})}
    >
      <Icon name={icon} size="1.4rem" />
      {label()}
    </Link>
  ));
}
