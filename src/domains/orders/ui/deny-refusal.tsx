import * as m from '#messages/orders';
import { Notice } from '../../../ui/notice/notice.tsx';
import { FormButton } from '../../../web/form-button.tsx';
import type { Order, OrderParcel } from '../order-shape.ts';
import { denyRefusalForm } from './deny-refusal-form.ts';

/** A parcel that was refused at the door, as its courier says: the customer can deny it, and sees what was decided. */
export function DenyRefusal({ order, parcel }: { order: Order; parcel: OrderParcel }) {
  const { sellerId, shopName, refusal } = parcel;
  if (parcel.state !== 'refused') return null;
  if (refusal !== '') return <Notice tone="info">{words[refusal]()}</Notice>;
  return (
    <div>
      <p>{m.courier_says_refused()}</p>
      <FormButton
        form={denyRefusalForm}
        values={{ orderId: order._id, seller: sellerId }}
        variant="secondary"
        size="small"
        aria-label={`${m.did_not_refuse()}: ${shopName}`}
      >
        {m.did_not_refuse()}
      </FormButton>
    </div>
  );
}

const words = {
  denied: m.refusal_is_looked_into,
  stands: m.refusal_stands,
  withdrawn: m.refusal_withdrawn,
};
