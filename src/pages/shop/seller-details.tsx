import * as m from '#messages/shop';
import type { ShopPage } from '../../domains/catalogue/shops/shops.calls.ts';
import { Facts } from '../../ui/facts.tsx';
import styles from './view.module.css';

/** The seller's details that the law requires (R-LAW-2), and how the rating is computed. Unknown details have no row. */
export function SellerDetails({ shop }: { shop: ShopPage }) {
  const { name, address, phone, email, ratingCount } = shop;
  const facts = [
    [m.seller(), name],
    [m.address(), address],
    [m.phone(), phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>],
    [m.email(), email && <a href={`mailto:${email}`}>{email}</a>],
    [m.rating(), ratingCount > 0 && m.how_rated()],
  ] as const;
  return (
    <details className={styles.details}>
      <summary>{m.seller_details()}</summary>
      <Facts facts={facts} />
    </details>
  );
}
