import * as m from '#messages/held';
import type { HeldGoods } from '../../domains/accounts/accounts.calls.ts';
import { heldText } from '../../domains/orders/ui/held-text.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** The customer's unpaid orders that hold a product's last pieces, with links to pay or change them. */
export function HeldHere({ goods }: { goods: readonly HeldGoods[] }) {
  const orders = [...new Map(goods.map((good) => [good.orderId, good])).values()];
  return orders.map((order) => {
    const isChecked = order.payment_status === 'pending';
    return (
      <Notice key={order.orderId}>
        <p>
          <Unbroken text={heldText(order)} />
        </p>
        <p>
          <ButtonLink size="small" href={`/my-payment?orderId=${order.orderId}`}>
            <span>
              {isChecked ? m.see_payment() : <Unbroken text={m.continue_with({ number: order.number })} />}
            </span>
          </ButtonLink>{' '}
          {!isChecked && <Link href={`/dashboard/order/details/${order.orderId}`}>{m.change()}</Link>}
        </p>
      </Notice>
    );
  });
}
