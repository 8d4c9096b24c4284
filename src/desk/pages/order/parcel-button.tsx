import { useState } from 'react';
import * as m from '#messages/desk-orders';
import { Button } from '../../../ui/button/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import { ConfirmDelivery } from './confirm-delivery.tsx';
import { HandOver } from './hand-over.tsx';
import type { ParcelAsked } from './parcel-asked.ts';

/** The next step of a parcel: pack it, hand it to the courier, or mark it as delivered. */
export function ParcelButton({ parcel }: ParcelAsked) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const [asking, setAsking] = useState(false);
  const { orderId, sellerId, state } = parcel;
  const words = {
    'to pack': m.mark_as_packed,
    packed: m.give_to_courier,
    'handed over': m.mark_as_delivered,
    'brought back': m.send_again,
  }[state as 'to pack' | 'packed' | 'handed over' | 'brought back'];
  if (!words) return null;
  const pack = () => run(() => api.deskOrders.pack({ orderId, shop: sellerId }));
  const dialog = { parcel, onClose: () => setAsking(false) };
  return (
    <>
      <Button
        size="small"
        variant={state === 'to pack' ? 'primary' : 'secondary'}
        loading={busy}
        onClick={() => (state === 'to pack' ? void pack() : setAsking(true))}
      >
        {words()}
      </Button>
      {asking && (state === 'handed over' ? <ConfirmDelivery {...dialog} /> : <HandOver {...dialog} />)}
    </>
  );
}
