import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLogout } from '../../domains/accounts/ui/use-logout.ts';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useShell } from '../shell-context.tsx';
import styles from './side-menu.module.css';
import { SocialLinks } from './social-links.tsx';

/** The phone's menu: slides in over the dimmed page, closes when one goes somewhere. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { categories, customer, wishlistCount } = useShell();
  const logout = useLogout('/');
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
    opened.current = key;
  }, [key, onClose]);
  return (
    <Sheet open={open} onClose={onClose} title="Menu" side="left">
      <nav className={styles.menu} aria-label="Menu">
        {customer ? (
          <section>
            <h3>{customer.name}</h3>
            <Link href="/dashboard/myaddress">My Profile</Link>
            <Link href="/dashboard/my-orders">Orders</Link>
            <Link href="/dashboard/my-wishlist">Wishlist ({wishlistCount})</Link>
            <button type="button" onClick={() => void logout()}>
              Logout
            </button>
          </section>
        ) : (
          <section>
            <Link href="/login">Signup/Login</Link>
          </section>
        )}
        <section>
          <h3>Categories</h3>
          {categories.map((category) => (
            <Link key={category._id} href={`/product/category/${category.slug}`}>
              {category.name}
            </Link>
          ))}
        </section>
        <section>
          <h3>Quick Links</h3>
          <Link href="/">Home</Link>
          <Link href="/shops">Shop</Link>
          <Link href="/about">About</Link>
          <Link href="/contact">Contact</Link>
          <Link href="/help">Help</Link>
        </section>
        <SocialLinks />
      </nav>
    </Sheet>
  );
}
