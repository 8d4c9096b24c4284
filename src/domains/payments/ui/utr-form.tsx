import { useEffect, useRef } from 'react';
import * as m from '#messages/payment';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { usePageForm } from '../../../web/page-form.ts';
import { utrForm } from './forms.ts';

/**
 * For customers who have already paid: takes the transaction ID (UTR) from the payment app, for the shop to look up.
 */
export function UtrForm({
  orderId,
  isWanted = false,
  onSent,
}: {
  orderId: string;
  /** The person came to this page for this field. */
  isWanted?: boolean;
  onSent: () => void | Promise<void>;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  const { form, text, busy } = usePageForm(utrForm, { start: { orderId }, onDone: onSent });
  return (
    <Form form={form} style={{ display: 'grid', gap: 'var(--space-3)' }}>
      <input type="hidden" name="orderId" value={orderId} />
      <DigitsField
        label={m.utr_transaction_id()}
        hint={m.utr_hint()}
        digits={20}
        autoComplete="off"
        ref={field}
        {...text('transactionId')}
      />
      <Button type="submit" variant={isWanted ? 'primary' : 'secondary'} wide loading={busy}>
        {m.submit()}
      </Button>
    </Form>
  );
}
