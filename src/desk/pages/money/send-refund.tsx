import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { paiseText } from './paise-text.ts';
import type { Refund } from './refunds-view.tsx';

/** Today, as a date field writes it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

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
  const form = useId();
  const [reference, setReference] = useState('');
  const [sentOn, setSentOn] = useState(today);
  const [error, setError] = useState<string>();
  const [busy, run] = useAction();
  async function submit() {
    if (reference.trim().length < 3) return setError('Please enter the bank’s reference');
    await run(() => api.deskMoney.sendRefund({ refundId: refund.id, reference: reference.trim(), sentOn }));
    onClose();
    await onDone();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${paiseText(refund.amountPaise)} to ${refund.customer}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={form} loading={busy}>
            Mark as sent
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>Send the money first, then note it here. The customer gets an e-mail with both.</p>
        <TextField
          label="Reference of the bank"
          name="reference"
          maxLength={100}
          value={reference}
          error={error}
          onChange={(event) => setReference(event.target.value)}
        />
        <TextField
          label="Sent on"
          name="sentOn"
          type="date"
          max={today()}
          value={sentOn}
          onChange={(event) => setSentOn(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
