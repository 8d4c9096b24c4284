import * as m from '#messages/desk-orders';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import type { ParcelAsked } from './parcel-asked.ts';

/** Hands a parcel to the courier, with the courier's name and the tracking number; one that was brought back, again. */
export function HandOver({ parcel, onClose }: ParcelAsked & { readonly onClose: () => void }) {
  const { api } = useDesk();
  const isAgain = parcel.state === 'brought back';
  return (
    <FormDialog
      about={parcel.orderId}
      title={(isAgain ? m.send_again_title : m.hand_over_to_courier)({ shop: parcel.shopName })}
      doing={isAgain ? m.send_again() : m.give_to_courier()}
      start={{ courier: parcel.courier, awb: '' }}
      work={(fields) =>
        api.deskOrders.handOver({ orderId: parcel.orderId, shop: parcel.sellerId, ...fields })
      }
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <p>{isAgain ? m.send_again_hint() : m.hand_over_hint()}</p>
          <TextField label={m.courier()} maxLength={60} optional {...text('courier')} />
          <TextField label={m.awb()} maxLength={60} autoComplete="off" optional {...text('awb')} />
        </>
      )}
    </FormDialog>
  );
}
