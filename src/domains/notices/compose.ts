import * as m from '#messages/notices';
import { shop } from '../../shop.ts';
import type { Channel } from './kinds.ts';
import type { Message } from './message.ts';
import type { Notice } from './notices.store.ts';
import type { Person } from './plan-sending.ts';

type Composed = Pick<Message, 'subject' | 'templateValues' | 'text'>;
type Compose = (notice: Notice, person: Person, publicUrl: string) => Composed;

/** A notice's wording on each channel. */
export const composeFor: Record<Channel, Compose> = {
  email: ({ subject, text, orderNumber, link }, { name }, publicUrl) => ({
    subject: orderNumber ? m.order_subject({ subject, shop: shop.name }) : subject,
    text: mailText({ text, name, orderNumber, link: new URL(link, publicUrl).href }),
    templateValues: {},
  }),
  sms: ({ subject, short, orderNumber: order, link }, _person, publicUrl): Composed => {
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

function mailText({
  text,
  name,
  orderNumber,
  link,
}: {
  text: string;
  name: string;
  orderNumber: string;
  link: string;
}): string {
  const { supportEmail: email, phone } = shop;
  if (name === '') return m.to_guest({ text, link, shop: shop.name });
  return orderNumber
    ? m.to_buyer({ name, text, order: orderNumber, email, phone })
    : m.to_customer({ name, text, link, email, phone });
}
