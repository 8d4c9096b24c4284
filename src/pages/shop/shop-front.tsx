import * as m from '#messages/shop';
import type { ShopPage } from '../../domains/catalogue/shops/shops.calls.ts';
import { useOnline } from '../../domains/chat/ui/use-online.ts';
import { shop as market } from '../../shop.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { useShell } from '../../web/shell-context.tsx';
import type { ShopData } from './load.ts';
import styles from './view.module.css';
import { Facts } from '../../ui/facts.tsx';

/** The seller's details that the law requires (R-LAW-2), and how the rating is computed. Unknown details have no row. */
function SellerDetails({ shop }: { shop: ShopPage }) {
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

/** The head of a shop's page: its name, rating, place, story and delivery record, and a link to chat. */
export function ShopFront({ shop, record }: Pick<ShopData, 'shop' | 'record'>) {
  const { customer } = useShell();
  const isOnline = useOnline().includes(shop._id);
  const chat = `/dashboard/chat/${shop._id}`;
  return (
    <header className={styles.front}>
      <span className={styles.picture}>
        <Picture src={shop.picture} alt="" sizes="(min-width: 768px) 16rem, 6.5rem" ratio="1" eager="first" />
      </span>
      <div className={styles.title}>
        <h1>
          {shop.name}
          {shop.sign && <span lang="hi">{shop.sign}</span>}
        </h1>
        <Rating shop={shop} />
      </div>
      <div className={styles.words}>
        {shop.place && (
          <p className={styles.place}>
            <Icon name="map-pin" size="1.125rem" />
            {shop.since ? m.place_since({ place: shop.place, year: shop.since }) : shop.place}
          </p>
        )}
        {shop.story && <p className={styles.story}>{shop.story}</p>}
        <ul className={styles.record}>
          <li>
            <Icon name="box" size="1.125rem" />
            {record.parcels > 0
              ? m.parcels_sent({ count: record.parcels, market: market.name })
              : m.no_parcels_yet({ market: market.name })}
          </li>
          {record.hoursToPack !== null && (
            <li>
              <Icon name="clock" size="1.125rem" />
              {m.packs_within({ hours: record.hoursToPack })}
            </li>
          )}
        </ul>
        <p className={styles.talk}>
          <ButtonLink
            variant="secondary"
            icon="chat"
            href={customer ? chat : `/login?next=${encodeURIComponent(chat)}`}
          >
            {m.chat_with_seller()}
          </ButtonLink>
          <span role="status">{isOnline && m.keeper_online()}</span>
        </p>
        <SellerDetails shop={shop} />
      </div>
    </header>
  );
}

function Rating({ shop: { rating, ratingCount } }: { shop: ShopPage }) {
  if (ratingCount === 0) return <p className={styles.rating}>{m.no_reviews_yet()}</p>;
  return (
    <p className={styles.rating}>
      <Stars rating={rating} figure /> {m.reviews_of_pieces({ count: ratingCount })}
    </p>
  );
}
