import type { ReactNode } from 'react';
import * as m from '#messages/chat';
import { mediumDate } from '../../../messages/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Price } from '../../../ui/price/price.tsx';
import type { OrderCard, ProductCard } from '../chat.ts';
import styles from './cards.module.css';

/** A product's stock in words: its sizes with the remaining pieces, or that it is sold out. */
export function stockInWords({ stock, variants }: Pick<ProductCard, 'stock' | 'variants'>): string {
  if (stock === 0) return m.sold_out();
  const realVariants = variants.filter(({ size, colour }) => size !== 'One Size' || colour !== '');
  if (realVariants.length === 0) return m.in_stock({ stock });
  const inStock = realVariants.filter((variant) => variant.stock > 0);
  return m.in_stock_sizes({
    sizes: inStock
      .map(
        ({ size, colour, stock: pieces }) =>
          `${[size, colour].filter((word) => word && word !== 'One Size').join(' ')} (${pieces})`,
      )
      .join(', '),
  });
}

function Card({
  image,
  href,
  name,
  children,
}: {
  image: string;
  href: string;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.card}>
      <span className={styles.picture}>
        <Picture src={image} alt="" ratio="3 / 4" sizes="4rem" />
      </span>
      <div className={styles.facts}>
        <Link href={href} className={styles.name}>
          {name}
        </Link>
        {children}
      </div>
    </div>
  );
}

/** The product that a message is about, as it is on sale now. */
export function ProductInChat({ product, href }: { product: ProductCard; href: string }) {
  return (
    <Card image={product.image} href={href} name={product.name}>
      <Price
        selling={product.finalPrice}
        mrp={product.price}
        percent={product.discount}
        isFrom={product.isFrom}
        size="small"
      />
      <p className={styles.soft} data-out={product.stock === 0 ? '' : undefined}>
        {stockInWords(product)}
      </p>
    </Card>
  );
}

/** The order that a message is about, with this shop's goods only. `href` leads to the reader's own page for it. */
export function OrderInChat({ order, href }: { order: OrderCard; href: string }) {
  const [first = m.order(), ...others] = order.names;
  return (
    <Card
      image={order.image}
      href={href}
      name={others.length ? m.order_and_more({ first, count: others.length }) : first}
    >
      <p className={styles.soft}>
        {m.order_of_pieces({
          count: order.items,
          day: mediumDate(order.date),
          amount: formatRupees(order.amount),
        })}
      </p>
      <p className={styles.soft}>
        {m.order_state({ payment: order.payment_status, order: order.order_status })}
      </p>
    </Card>
  );
}
