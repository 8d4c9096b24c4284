import * as m from '#messages/held';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import type { UnpaidOrder } from '../order-shape.ts';
import { cancelForm } from './cancel-form.ts';
import { heldText } from './held-text.ts';
import styles from './held-notice.module.css';

/** Shown when the customer's own unpaid order holds the goods they are about to buy. */
export const HeldNotice = ({ order }: { order: UnpaidOrder }) => (
  <Notice>
    <HeldWays order={order} />
  </Notice>
);

/** What an unpaid order holds, and the two ways on: continue with it, or cancel it and start again. */
export function HeldWays({ order }: { order: UnpaidOrder }) {
  const api = useApi();
  const refresh = useRefresh();
  // Refused too, as when another tab gave the order up: this page is old then.
  const [changing, run] = useAction(refresh);
  const { orderId } = order;
  const isChecked = order.payment_status === 'pending';
  const change = () =>
    run(async () => {
      await cancelForm.send(api, { orderId, sellerId: '', deliveryKept: '' });
      return { message: m.given_up() };
    });
  return (
    <div className={styles.notice}>
      <p>
        <Unbroken text={heldText(order)} />
      </p>
      <div className={styles.ways}>
        <ButtonLink href={`/my-payment?orderId=${orderId}`}>
          <span>
            {isChecked ? m.see_payment() : <Unbroken text={m.continue_with({ number: order.number })} />}
          </span>
        </ButtonLink>
        {!isChecked && (
          <PressForm values={{ form: cancelForm.name, orderId }} onPress={change}>
            <Button type="submit" variant="secondary" loading={changing}>
              {m.start_again()}
            </Button>
          </PressForm>
        )}
      </div>
      {!isChecked && <p className={styles.hint}>{m.start_again_hint()}</p>}
    </div>
  );
}
