import * as m from '#messages/desk-order-book';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import type { OrderData } from './order-data.ts';

/** Gives the customer a sum without a return. */
export function GiveGoodwill({ order, onClose }: { order: OrderData['order']; onClose: () => void }) {
  const { api } = useDesk();
  return (
    <FormDialog
      about={order._id}
      title={m.goodwill_title()}
      doing={m.give_goodwill()}
      start={{ amount: '', reason: '', payTo: '' }}
      check={({ amount }) => (/^[1-9]\d{0,6}$/.test(amount.trim()) ? null : { amount: m.whole_rupees() })}
      work={({ amount, reason, payTo }) =>
        api.deskOrderBook.goodwill({
          orderId: order._id,
          amount: Number(amount.trim()),
          reason: reason.trim(),
          payTo: payTo.trim(),
          seen: order.refunds.length,
        })
      }
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <p>{m.goodwill_hint()}</p>
          <TextField label={m.goodwill_amount()} inputMode="numeric" autoComplete="off" {...text('amount')} />
          <TextArea label={m.goodwill_reason()} rows={3} maxLength={500} {...text('reason')} />
          <TextField label={m.goodwill_upi()} autoComplete="off" maxLength={100} {...text('payTo')} />
        </>
      )}
    </FormDialog>
  );
}
