import { useNavigate } from 'react-router';
import * as m from '#messages/desk-orders';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';
import type { OrderData } from './order-data.ts';
import styles from './order.module.css';

type Parcel = OrderData['parcels'][number];

/** Calls the recipient, or opens the shop's chat with the customer. */
export function ReachCustomer({
  parcel: { orderId, sellerId },
  to,
}: {
  parcel: Parcel;
  to: NonNullable<Parcel['shipTo']>;
}) {
  const { api, staff } = useDesk();
  const navigate = useNavigate();
  const openChat = () =>
    api.deskChat.open({ orderId, shop: sellerId }).then(
      ({ customerId }) => navigate(`/desk/chat/${customerId}`),
      (error: Error) => void toast.error(error.message),
    );
  return (
    <p className={styles.reach}>
      <ButtonLink size="small" variant="secondary" href={`tel:+91${to.phonenumber}`}>
        {m.call_customer({ name: to.name })}
      </ButtonLink>
      {staff.duty === 'all' && (
        <Button size="small" variant="secondary" icon="chat" onClick={() => void openChat()}>
          {m.chat_with({ name: to.name })}
        </Button>
      )}
    </p>
  );
}
