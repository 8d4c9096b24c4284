import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/account';
import { logOutForm } from '../../domains/accounts/ui/log-out-form.ts';
import { useLogout } from '../../domains/accounts/ui/use-logout.ts';
import { PressForm } from '../../ui/form/press-form.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './frame.module.css';

const places: readonly [name: () => string, href: string, icon: IconName][] = [
  [m.dashboard, '/dashboard', 'grid'],
  [m.my_orders, '/dashboard/my-orders', 'box'],
  [m.notices, '/dashboard/notices', 'bell'],
  [m.wishlist, '/dashboard/my-wishlist', 'heart'],
  [m.coupons, '/dashboard/coupons', 'tag'],
  [m.chat, '/dashboard/chat', 'chat'],
  [m.support, '/dashboard/support', 'mail'],
  [m.change_password, '/dashboard/chage-password', 'lock'],
  [m.my_profile, '/dashboard/myaddress', 'user'],
];

/** The frame around a customer's account pages: a side menu, which on a phone is a row to swipe. */
export function DashboardFrame({
  title,
  heading,
  fillsPhone = false,
  children,
}: {
  title: string;
  /** On a phone the page fills the screen below the header and has its own back link. */
  fillsPhone?: boolean;
  /** Gets the focus when the focused element disappears. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const { customer } = useShell();
  const logout = useLogout('/login');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the screen: scroll to the current place.
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - 16;
  }, []);
  return (
    <div className={styles.page} data-fills-phone={fillsPhone || undefined}>
      <nav className={styles.menu} aria-label={m.dashboard()}>
        <p className={styles.hello}>{customer?.name}</p>
        <ul className={styles.places} ref={row}>
          {places.map(([name, href, icon]) => (
            <li key={href}>
              <Link href={href} aria-current={isHere(pathname, href) ? 'page' : undefined}>
                <Icon name={icon} /> {name()}
              </Link>
            </li>
          ))}
          <li>
            <PressForm action="/logout" values={{ form: logOutForm.name }} onPress={logout}>
              <button type="submit">
                <Icon name="logout" /> {m.logout()}
              </button>
            </PressForm>
          </li>
        </ul>
      </nav>
      <div className={styles.content}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** A place is current on its subpages too; the dashboard is not, since all of them are its subpages. */
function isHere(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/dashboard' && pathname.startsWith(`${href}/`));
}
