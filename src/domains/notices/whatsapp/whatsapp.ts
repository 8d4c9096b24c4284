import type { Settings } from '../../../settings/settings.ts';
import { isNotice, kindOf, type NoticeGroup } from '../kinds.ts';
import type { Deliver, Message } from '../message.ts';
import { DeliveryError, post } from '../post.ts';
import { judgeWhatsApp } from './whatsapp-errors.ts';

type Account = NonNullable<Settings['whatsapp']>;

/** Delivers notices by WhatsApp, each group by its template. */
export const whatsappDelivery =
  (account: Account): Deliver =>
  async (message) => {
    const { notice = '' } = message;
    if (!isNotice(notice)) throw new DeliveryError('WhatsApp takes notices only', true);
    await sendByWhatsApp(message, kindOf(notice).group, account);
  };

/**
 * Sends an approved template by the WhatsApp Cloud API (`POST /{phone-number-id}/messages`): outside of a conversation
 * nothing else may be sent. `templateValues` are the template's named parameters.
 * @throws DeliveryError
 */
export async function sendByWhatsApp(
  { recipient, templateValues }: Pick<Message, 'recipient' | 'templateValues'>,
  group: NoticeGroup,
  { url, token, phoneNumberId, language, templates }: Account,
): Promise<void> {
  const name = templates[group];
  if (!name) throw new DeliveryError(`WhatsApp has no template for ${group}`, true);
  const parameters = Object.entries(templateValues).map(([parameter_name, text]) => ({
    type: 'text',
    parameter_name,
    text: oneLine(text),
  }));
  await post(
    'WhatsApp',
    `${url}/${phoneNumberId}/messages`,
    {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `+91${recipient}`,
        type: 'template',
        template: { name, language: { code: language }, components: [{ type: 'body', parameters }] },
      }),
    },
    judgeWhatsApp,
  );
}

/** A parameter may hold no line break, tab or run of spaces, and a body 1,024 characters in all. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 700);
