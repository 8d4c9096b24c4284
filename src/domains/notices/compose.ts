import * as m from '#messages/notices';
import { shop } from '../../shop.ts';
import { type Channel, kindOf } from './kinds.ts';
import type { Message } from './message.ts';
import type { Notice } from './notices.store.ts';
import type { Person } from './plan-sending.ts';

type Wording = Pick<Message, 'subject' | 'templateValues' | 'text'>;
type Compose = (notice: Notice, person: Person, publicUrl: string) => Wording;

/** A notice's wording on each channel. */
export const composeFor: Record<Channel, Compose> = {
  email: (notice, { name, emailVerified }, publicUrl) => {
    const { orderNumber, link } = notice;
    const { subject, text } = mailWords(notice, emailVerified);
    return {
      subject: orderNumber ? m.order_subject({ subject, shop: shop.name }) : subject,
      text: mailText({ text, isGuest: name === '', orderNumber, link: new URL(link, publicUrl).href }),
      templateValues: {},
    };
  },
  sms: ({ subject, short, orderNumber: order, link }, _person, publicUrl): Wording => {
    const news = short || subject;
    return order
      ? { subject: '', text: m.order_text({ news, order, shop: shop.name }), templateValues: { order, news } }
      : {
          subject: '',
          text: m.news_text({ news, link: new URL(link, publicUrl).href, shop: shop.name }),
          templateValues: {},
        };
  },
  whatsapp: ({ subject, short, orderNumber: order, link }, _person, publicUrl) => {
    const news = short || subject;
    return {
      subject: '',
      text: news,
      templateValues: {
        news: order ? m.news_of_order({ news, order }) : news,
        link: new URL(link, publicUrl).href,
      },
    };
  },
  push: ({ id, subject, short, text, link }) => ({
    subject,
    text: short || text,
    templateValues: { link, key: `notice:${id}` },
  }),
};

/** A notice's words in an e-mail. What somebody wrote goes to a verified address only (R-NOTICE-9). */
export function mailWords(
  { kind, subject, text }: Notice,
  emailVerified: boolean,
): Pick<Wording, 'subject' | 'text'> {
  return kindOf(kind).group === 'messages' && !emailVerified
    ? { subject: m.news_for_you({ shop: shop.name }), text: m.news_in_account() }
    : { subject, text };
}

function mailText({
  text,
  isGuest,
  orderNumber,
  link,
}: {
  text: string;
  isGuest: boolean;
  orderNumber: string;
  link: string;
}): string {
  const { supportEmail: email, phone } = shop;
  if (isGuest) return m.to_guest({ text, link, shop: shop.name });
  return orderNumber
    ? m.to_buyer({ text, order: orderNumber, email, phone })
    : m.to_customer({ text, link, email, phone });
}
