import * as m from '#messages/hosted-checkout';
import type { Api } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

/**
 * The button to the payment provider's own page, if the provider has one: a form post that works without JavaScript.
 * @param back how the customer came back from that page without a payment, taken from the page's URL
 */
export function HostedCheckout({
  checkout,
  back,
}: {
  checkout: Awaited<ReturnType<Api['payments']['start']>>['checkout'];
  back?: string | null | undefined;
}) {
  if (!checkout) return null;
  return (
    <form
      method="post"
      action={checkout.action}
      style={{ display: 'grid', gap: 'var(--space-3)', width: '100%' }}
    >
      {back === 'refused' && (
        <Notice tone="bad" answer>
          {m.refused()}
        </Notice>
      )}
      {back === 'closed' && (
        <Notice tone="warning" answer>
          {m.closed()}
        </Notice>
      )}
      {Object.entries(checkout.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="large" wide>
        {m.pay_on_provider_page()}
      </Button>
    </form>
  );
}
