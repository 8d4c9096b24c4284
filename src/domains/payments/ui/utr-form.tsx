import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useApi } from '../../../web/page.tsx';

/** For who has paid already: the transaction ID (UTR) from the payment app, for the shop to look up. */
export function UtrForm({ orderId, onSent }: { orderId: string; onSent: () => void | Promise<void> }) {
  const api = useApi();
  const [utr, setUtr] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const key = useRef<string>(undefined);
  async function send() {
    // An empty one is not submitted (specification section 5).
    if (!utr.trim()) return setError('Please enter the UTR / transaction ID from your payment app');
    setSending(true);
    setError(undefined);
    key.current ??= crypto.randomUUID();
    try {
      await api.payments.claim({ orderId, transactionId: utr }, { idempotencyKey: key.current });
      await onSent();
    } catch (failure) {
      key.current = undefined;
      setError((failure as Error).message);
    } finally {
      setSending(false);
    }
  }
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 'var(--space-3)' }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="UTR / Transaction ID"
        hint="12 digits, in your payment app under this payment"
        name="transactionId"
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        value={utr}
        onChange={(event) => setUtr(event.target.value)}
        error={error}
      />
      <Button type="submit" variant="secondary" wide loading={sending}>
        Submit
      </Button>
    </form>
  );
}
