import { useState } from 'react';
import * as m from '#messages/desk-orders';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import type { ParcelAsked } from './parcel-asked.ts';

/** Gives a packed parcel to the courier: who brings it, and by which number it is followed. */
export function HandOver({ parcel, onDone, onClose }: ParcelAsked & { readonly onClose: () => void }) {
  const { api } = useDesk();
  const [courier, setCourier] = useState('');
  const [awb, setAwb] = useState('');
  return (
    <FormDialog
      title={m.hand_over_to_courier({ shop: parcel.shopName })}
      doing={m.give_to_courier()}
      asked={{ courier, awb }}
      work={() => api.deskOrders.handOver({ orderId: parcel.orderId, shop: parcel.sellerId, courier, awb })}
      onClose={onClose}
      onDone={onDone}
      onRefused={onDone}
    >
      {(faults) => (
        <>
          <p>{m.hand_over_hint()}</p>
          <TextField
            label={m.courier()}
            name="courier"
            maxLength={60}
            optional
            value={courier}
            error={faults.courier}
            onChange={(event) => setCourier(event.target.value)}
          />
          <TextField
            label={m.awb()}
            name="awb"
            maxLength={40}
            autoComplete="off"
            optional
            value={awb}
            error={faults.awb}
            onChange={(event) => setAwb(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
