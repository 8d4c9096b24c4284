import { findOrderNumbers } from '../../../domains/orders/order-number.ts';
import { Link } from '../../../ui/link.tsx';
import { address } from '../../parts/address.ts';

/** A customer's text, in which each order number links to its order. */
export const OrderLinks = ({ text }: { text: string }) =>
  findOrderNumbers(text).map(({ words, number }, index) =>
    number === null ? (
      words
    ) : (
      <Link key={index} href={address('/desk/order-book', { search: number })}>
        {words}
      </Link>
    ),
  );
