import * as m from '#messages/product-page';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

/** What became of an Add to Cart without scripts: the `error`, or the way to the cart. */
export const BuyOutcome = ({ error }: { error: string | undefined }) =>
  error ? (
    <Notice tone="bad">{error}</Notice>
  ) : (
    <Notice tone="good">
      <Link href="/cart">{m.added_to_cart()}</Link>
    </Notice>
  );
