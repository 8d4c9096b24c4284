import * as m from '#messages/product-page';
import type { Product } from '../../domains/catalogue/product.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './offered-by.module.css';

/** The product's seller, with a link to chat. */
export function SellerCard({ product, shopSlug }: { product: Product; shopSlug: string }) {
  const { customer } = useShell();
  const chat = `/dashboard/chat/${product.sellerId}?product=${product.slug}`;
  return (
    <div className={styles.card}>
      <Icon name="store" size="1.75rem" />
      <p>
        <small>{m.sold_by()}</small>
        <Link href={`/shop/${shopSlug}`}>{product.shopName}</Link>
      </p>
      <ButtonLink
        variant="secondary"
        size="small"
        icon="chat"
        href={customer ? chat : `/login?next=${encodeURIComponent(chat)}`}
      >
        {m.chat_with_seller()}
      </ButtonLink>
    </div>
  );
}
