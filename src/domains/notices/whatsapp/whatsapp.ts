import { z } from 'zod';
import type { Database } from '../../../platform/database.ts';
import type { Settings } from '../../../settings/settings.ts';
import { type AnyGroup, isNotice, isShopGroup, kindOf, type NoticeGroup } from '../kinds.ts';
import type { Deliver, Message } from '../message.ts';
import { DeliveryError, post } from '../post.ts';
import { keepCarrierId } from './receipts.store.ts';
import { judgeWhatsApp } from './whatsapp-errors.ts';

type Account = Omit<NonNullable<Settings['whatsapp']>, 'receipts' | 'templates'> & {
  readonly templates: { readonly [Group in NoticeGroup | 'shop']?: string | undefined };
};

/** Delivers notices by WhatsApp with the template of their group, and stores Meta's message id. */
export const whatsappDelivery =
  (db: Database, account: Account): Deliver =>
  async (message) => {
    const { notice = '' } = message;
    if (!isNotice(notice)) throw new DeliveryError('WhatsApp takes notices only', true);
    const carrierId = await sendByWhatsApp(message, kindOf(notice).group, account);
    if (carrierId && message.id !== undefined) await keepCarrierId(db, message.id, carrierId);
  };

/**
 * Sends an approved template by the WhatsApp Cloud API (`POST /{phone-number-id}/messages`); outside of a
 * conversation only templates may be sent. `templateValues` are the template's named parameters.
 * @returns Meta's id of the message, used in its receipts; undefined if the answer has none
 * @throws DeliveryError
 */
export async function sendByWhatsApp(
  { recipient, templateValues }: Pick<Message, 'recipient' | 'templateValues'>,
  group: AnyGroup,
  { url, token, phoneNumberId, language, templates }: Account,
): Promise<string | undefined> {
  const name = templates[isShopGroup(group) ? 'shop' : group];
  if (!name) throw new DeliveryError(`WhatsApp has no template for ${group}`, true);
  const parameters = Object.entries(templateValues).map(([parameter_name, text]) => ({
    type: 'text',
    parameter_name,
    text: oneLine(text),
  }));
  const answer = await post(
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
  return answerShape.safeParse(answer).data?.messages[0]?.id;
}

const answerShape = z.object({ messages: z.array(z.object({ id: z.string().max(500) })) });

/** A parameter may hold no line break, tab or run of spaces, and a body at most 1,024 characters. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 700);
