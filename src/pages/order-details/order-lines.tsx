import * as m from '#messages/orders';
import { colourAddress } from '../../domains/catalogue/colours.ts';
import type { Order } from '../../domains/orders/order-shape.ts';
import { deliveredLines, ratingPath } from '../../domains/orders/ui/delivered-lines.ts';
import type { OwnReview } from '../../domains/reviews/review.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { formatAmount } from '../../ui/price/format-rupees.ts';
import { Price } from '../../ui/price/price.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './view.module.css';

/** An order with the customer's reviews. */
export type RatedOrder = Order & { readonly reviews: readonly OwnReview[] };

/** Lines of an order; those that have arrived can be rated and bought again. */
export function OrderLines({ lines, order }: { lines: Order['products']; order: RatedOrder }) {
  const here = deliveredLines(order);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.productId}-${line.size}-${line.colour}`}>
          {/* Keyboard and screen readers use the link on the name instead. */}
          <Link
            href={colourAddress(line.slug, line.colour)}
            className={styles.picture}
            tabIndex={-1}
            aria-hidden
          >
            <Picture src={line.images[0] ?? ''} alt="" sizes="5rem" ratio="3 / 4" />
          </Link>
          <div>
            <p className={styles.name}>
              <Link href={colourAddress(line.slug, line.colour)}>
                <Unbroken text={line.name} />
              </Link>
            </p>
            <p className={styles.soft}>
              <Dotted
                words={[
                  line.brand,
                  line.size !== 'One Size' && m.size({ size: line.size }),
                  line.colour,
                  m.quantity({ quantity: line.quantity }),
                ]}
              />
            </p>
            <p className={styles.soft}>
              <Link href={`/shop/${line.sellerId}`}>{m.sold_by({ shopName: line.shopName })}</Link>
            </p>
            <Price selling={line.finalPrice} mrp={line.price} percent={line.discount} />
            {line.off > 0 && (
              <p className={styles.soft}>{m.off_by_offers({ amount: formatAmount(line.off) })}</p>
            )}
            {line.shortage && <p>{m.not_supplied({ reason: line.shortage })}</p>}
            {here.includes(line) && (
              <div className={styles.after}>
                <Rating
                  line={line}
                  rating={order.reviews.find(({ productId }) => productId === line.productId)?.rating}
                />
                <ButtonLink variant="secondary" size="small" href={colourAddress(line.slug, line.colour)}>
                  {m.buy_again()}
                </ButtonLink>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The stars that the customer gave, or the way to give them. */
const Rating = ({ line, rating }: { line: Order['products'][number]; rating: number | undefined }) =>
  rating === undefined ? (
    <ButtonLink size="small" href={ratingPath(line)}>
      {m.rate_this()}
    </ButtonLink>
  ) : (
    <p className={styles.soft}>
      {m.you_rated_this()} <Stars rating={rating} />
    </p>
  );
