import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/orders';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useApi } from '../../../web/page.tsx';
import type { Order } from '../order-shape.ts';

/**
 * 'Pay Now' of an unpaid order, leading to `href`. While its transaction ID is being checked it is quiet and asks first,
 * since paying again may be paying twice. Without JavaScript the page of the payment says so.
 */
export function PayNow({ order, href }: { order: Pick<Order, '_id' | 'payment_status'>; href: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ lastDigits: string }>();
  if (order.payment_status !== 'pending') return <ButtonLink href={href}>{m.pay_now()}</ButtonLink>;
  const ask = async () => {
    // Without an answer it asks the same, and only cannot name the number.
    const status = await api.payments.status({ orderId: order._id }).catch(() => null);
    setAsking({ lastDigits: status?.claim?.lastDigits ?? '' });
  };
  return (
    <>
      <ButtonLink
        variant="quiet"
        size="small"
        href={href}
        onClick={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {m.pay_now()}
      </ButtonLink>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(undefined)}
          title={m.pay_again_question()}
          actions={
            <>
              <Button variant="quiet" onClick={() => void navigate(`${href}&again=1`)}>
                {m.pay_again()}
              </Button>
              <Button onClick={() => setAsking(undefined)}>{m.keep_waiting()}</Button>
            </>
          }
        >
          <p>
            {asking.lastDigits ? m.checking_utr({ lastDigits: asking.lastDigits }) : m.checking_your_utr()}
          </p>
        </Dialog>
      )}
    </>
  );
}
