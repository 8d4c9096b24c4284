import type { Message } from './message.ts';
import { DeliveryError, post } from './post.ts';

/**
 * Sends by MSG91's Flow API. Indian carriers accept only registered templates, so the request holds a template id and
 * its values. MSG91 reports many refusals with status 200 and `type: "error"`.
 */
export async function sendByMsg91(
  message: Message,
  by: {
    key: string;
    template: string;
    orderTemplate?: string | undefined;
    accountTemplate?: string | undefined;
    url?: string;
  },
): Promise<void> {
  const values = message.templateValues;
  if (Object.keys(values).length === 0)
    throw new DeliveryError('MSG91 sends texts of a registered template only, and this one has none', true);
  const template = 'otp' in values ? by.template : 'change' in values ? by.accountTemplate : by.orderTemplate;
  if (!template)
    throw new DeliveryError(
      'change' in values
        ? 'MSG91 has no template for changes of accounts: MSG91_ACCOUNT_TEMPLATE_ID is missing'
        : 'MSG91 has no template for news of orders: MSG91_ORDER_TEMPLATE_ID is missing',
      true,
    );
  const answer = await post('MSG91', new URL('/api/v5/flow', by.url ?? 'https://control.msg91.com').href, {
    headers: { authkey: by.key, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      template_id: template,
      short_url: '0',
      recipients: [{ mobiles: `91${message.recipient}`, ...values }],
    }),
  });
  if (answer.type === 'error') throw new DeliveryError('MSG91 refused the message', true);
}
