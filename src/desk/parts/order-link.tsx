import { Link } from '../../ui/link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** An order number that links to the order's history. */
export const OrderLink = ({ id, number }: { id: string | null; number: string }) => (
  <Link href={`/desk/order-book/${id}`}>
    <Unbroken text={number} />
  </Link>
);
