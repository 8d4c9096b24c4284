import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/shell';
import { useLogout } from '../../domains/accounts/ui/use-logout.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './side-menu.module.css';
import { SocialLinks } from './social-links.tsx';

/** The phone's menu: slides in over the dimmed page, and closes on navigation. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { categories, customer, wishlistCount } = useShell();
  const logout = useLogout('/');
  const { key } = useLocation();
  const openKey = useRef(key);
  useEffect(() => {
    if (openKey.current !== key) onClose();
    openKey.current = key;
  }, [key, onClose]);
  return (
    <Sheet open={open} onClose={onClose} title={m.menu()} side="left">
      <nav className={styles.menu} aria-label={m.menu()}>
        {customer ? (
          <section>
            <h3>{customer.name}</h3>
            <Link href="/dashboard/myaddress">{m.my_profile()}</Link>
            <Link href="/dashboard/my-orders">{m.orders()}</Link>
            <Link href="/dashboard/my-wishlist">{m.wishlist({ wishlistCount })}</Link>
            <button type="button" onClick={() => void logout()}>
              {m.logout()}
            </button>
          </section>
        ) : (
          <section>
            <Link href="/login">{m.signup_login()}</Link>
          </section>
        )}
        <section>
          <h3>{m.categories()}</h3>
          <Link href="/shops?audience=Women">{m.for_women()}</Link>
          <Link href="/shops?audience=Men">{m.for_men()}</Link>
          <Link href="/shops?audience=Girls,Boys">{m.for_kids()}</Link>
          <ul className={styles.tiles}>
            {categories.map((category) => (
              <li key={category._id}>
                <Link href={`/product/category/${category.slug}`}>
                  <Picture src={category.image} alt="" sizes="6rem" ratio="1 / 1" card />
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{m.quick_links()}</h3>
          <Link href="/">{m.home()}</Link>
          <Link href="/shops">{m.shop()}</Link>
          <Link href="/about">{m.about()}</Link>
          <Link href="/contact">{m.contact()}</Link>
          <Link href="/help">{m.help()}</Link>
        </section>
        <SocialLinks />
      </nav>
    </Sheet>
  );
}
