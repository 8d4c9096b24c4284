import * as m from '#messages/shell';
import { SearchBox } from '../../domains/search/ui/search-box.tsx';
import { shop } from '../../shop.ts';
import { IconLink } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import { useShell } from '../../web/shell-context.tsx';
import { ChatLink } from './chat-link.tsx';
import styles from './header.module.css';
import { MenuButton } from './menu-button.tsx';
import { SocialLinks } from './social-links.tsx';
import { UserMenu } from './user-menu.tsx';

/** The head of every page: promises, search, account, wishlist, cart, and the shelves of the shop. */
export function Header() {
  const { categories, customer, cartCount, wishlistCount } = useShell();
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.skip_to_content()}
      </a>
      <section className={styles.strip} data-print="hide" aria-label={m.in_short()}>
        <p>
          <Icon name="truck" /> {m.free_shipping_above({ freeShippingAbove: shop.freeShippingAbove })}
        </p>
        <p className={styles.wide}>
          {m.delivery_and_returns({ city: shop.city, returnDays: shop.returnDays })}
        </p>
        <SocialLinks className={styles.wide} />
      </section>
      <header className={styles.header} data-print="hide">
        <div className={styles.row}>
          <MenuButton className={styles.narrow} />
          <Link className={styles.mark} href="/">
            <Wordmark name={shop.name} sign={shop.sign} />
            <VisuallyHidden>{m.home_said()}</VisuallyHidden>
          </Link>
          <SearchBox className={styles.search} categories={categories} />
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
        <nav className={styles.shelves} aria-label={m.shop_by_category()}>
          <ul className={styles.list}>
            <li>
              <Link href="/shops">{m.all()}</Link>
            </li>
            {categories.map((category) => (
              <li key={category._id}>
                <Link href={`/product/category/${category.slug}`}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
    </>
  );
}
