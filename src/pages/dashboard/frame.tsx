import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLogout } from '../../domains/accounts/ui/use-logout.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './frame.module.css';

const places: readonly [name: string, href: string, icon: IconName][] = [
  ['Dashboard', '/dashboard', 'grid'],
  ['My Orders', '/dashboard/my-orders', 'box'],
  ['Wishlist', '/dashboard/my-wishlist', 'heart'],
  ['Chat', '/dashboard/chat', 'chat'],
  ['Change Password', '/dashboard/chage-password', 'lock'],
  ['My Profile', '/dashboard/myaddress', 'user'],
];

/** What stands around every page of the customer's own: the side menu, which on a phone is a row to swipe. */
export function DashboardFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const { customer } = useShell();
  const logout = useLogout('/login');
  return (
    <div className={styles.page}>
      <nav className={styles.menu} aria-label="Dashboard">
        <p className={styles.hello}>{customer?.name}</p>
        <ul className={styles.places}>
          {places.map(([name, href, icon]) => (
            <li key={href}>
              <Link href={href} aria-current={pathname === href ? 'page' : undefined}>
                <Icon name={icon} /> {name}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void logout()}>
              <Icon name="logout" /> Logout
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.content}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
