import { Link } from '../../ui/link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** An order by its number, leading to what happened to it. */
export const OrderLink = ({ id, number }: { id: string | null; number: string }) => (
  <Link href={`/desk/order-book/${id}`}>
    <Unbroken text={number} />
  </Link>
);
