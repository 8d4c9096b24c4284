import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/payment';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useRefusalOf } from '../../../web/form.ts';
import { useApi } from '../../../web/page.tsx';
import { payAt, tryAgainForm } from './forms.ts';

/**
 * Reopens a declined payment and leads to its QR code. A button, because merely viewing a page must not change an
 * order.
 */
export function TryAgain({ orderId }: { orderId: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const refusal = useRefusalOf(tryAgainForm);
  const [busy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    try {
      await tryAgainForm.send(api, { orderId });
      await navigate(payAt(orderId));
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <PressForm values={{ form: tryAgainForm.name, orderId }} onPress={press}>
      {refusal && (
        <Notice tone="bad" answer>
          {refusal}
        </Notice>
      )}
      <Button type="submit" loading={busy}>
        {m.try_again()}
      </Button>
    </PressForm>
  );
}
