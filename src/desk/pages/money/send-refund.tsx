import { useState } from 'react';
import * as m from '#messages/desk-money';
import { dayOf } from '../../../platform/india-time.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import { paiseText } from './paise-text.ts';
import type { Refund } from './refund.ts';

/** Records that a refund was sent, with the bank's reference and the day. */
export function SendRefund({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { api } = useDesk();
  const [today] = useState(() => dayOf(new Date()));
  return (
    <FormDialog
      about={refund.id}
      title={m.refund_amount_to({ amount: paiseText(refund.amountPaise), customer: refund.customer })}
      doing={m.mark_as_sent()}
      start={{ reference: '', sentOn: today }}
      check={({ reference }) => (reference.trim().length < 3 ? { reference: m.enter_reference() } : null)}
      work={({ reference, sentOn }) =>
        api.deskMoney.sendRefund({ refundId: refund.id, reference: reference.trim(), sentOn })
      }
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <p>{m.send_refund_hint()}</p>
          <TextField label={m.bank_reference()} maxLength={100} {...text('reference')} />
          <TextField label={m.sent_on()} type="date" max={today} {...text('sentOn')} />
        </>
      )}
    </FormDialog>
  );
}
