import { useState } from 'react';
import { sendingOnce } from '../../../platform/send-once.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { beside, useForm } from '../../../ui/form/use-form.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useApi } from '../../../web/page.tsx';

/** For who has paid already: the transaction ID (UTR) from the payment app, for the shop to look up. */
export function UtrForm({ orderId, onSent }: { orderId: string; onSent: () => void | Promise<void> }) {
  const api = useApi();
  const [sendOnce] = useState(sendingOnce);
  const { form, text, busy } = useForm(
    { transactionId: '' },
    {
      // An empty one is not submitted.
      check: ({ transactionId }) =>
        beside(
          transactionId.trim()
            ? {}
            : { transactionId: 'Please enter the UTR / transaction ID from your payment app' },
        ),
      send: async (claim) => {
        await sendOnce({ orderId, ...claim }, api.payments.claim);
        await onSent();
      },
      tell: ({ message }) => ({ fields: { transactionId: message } }),
    },
  );
  return (
    <Form form={form} style={{ display: 'grid', gap: 'var(--space-3)' }}>
      <TextField
        label="UTR / Transaction ID"
        hint="12 digits, in your payment app under this payment"
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        {...text('transactionId')}
      />
      <Button type="submit" variant="secondary" wide loading={busy}>
        Submit
      </Button>
    </Form>
  );
}
