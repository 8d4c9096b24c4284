import { useState } from 'react';
import * as m from '#messages/desk-money';
import { dayOf } from '../../../domains/staff/day-of.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import { paiseText } from './paise-text.ts';
import type { Refund } from './refund.ts';

/** Notes that a refund was sent: the bank's reference and the day. */
export function SendRefund({
  refund,
  onClose,
  onDone,
}: {
  refund: Refund;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  const [reference, setReference] = useState('');
  const [sentOn, setSentOn] = useState(() => dayOf(new Date()));
  return (
    <FormDialog
      title={m.refund_amount_to({ amount: paiseText(refund.amountPaise), customer: refund.customer })}
      doing={m.mark_as_sent()}
      asked={{ reference, sentOn }}
      check={() => (reference.trim().length < 3 ? { reference: m.enter_reference() } : null)}
      work={() => api.deskMoney.sendRefund({ refundId: refund.id, reference: reference.trim(), sentOn })}
      onClose={onClose}
      onDone={onDone}
      onRefused={onDone}
    >
      {(faults) => (
        <>
          <p>{m.send_refund_hint()}</p>
          <TextField
            label={m.bank_reference()}
            name="reference"
            maxLength={100}
            value={reference}
            error={faults.reference}
            onChange={(event) => setReference(event.target.value)}
          />
          <TextField
            label={m.sent_on()}
            name="sentOn"
            type="date"
            max={dayOf(new Date())}
            value={sentOn}
            error={faults.sentOn}
            onChange={(event) => setSentOn(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
