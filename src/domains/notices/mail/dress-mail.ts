import * as m from '#messages/mail';
import type { Database } from '../../../platform/database.ts';
import { mailWords } from '../compose.ts';
import { isShopGroup, kindOf } from '../kinds.ts';
import type { Message } from '../message.ts';
import type { Notice } from '../notices.store.ts';
import type { FindPerson } from '../send-notice.ts';
import { oneClickPath } from '../unsubscribe/serve-one-click.ts';
import type { UnsubscribeTokens } from '../unsubscribe/unsubscribe-token.ts';
import { mailHtml } from './mail-html.ts';

/** Adds the HTML part and the unsubscribe links to a notice's mail. */
export type DressMail = (db: Database, message: Message, notice: Notice) => Promise<Message>;

/** Runs when the mail is sent, so that the outbox stores only the text. */
export function mailDresser(needs: {
  readonly findPerson: FindPerson;
  readonly publicUrl: string;
  readonly tokens: UnsubscribeTokens;
}): DressMail {
  const { findPerson, publicUrl: site, tokens } = needs;
  return async (db, message, notice) => {
    const { customerId, kind } = notice;
    const { group } = kindOf(kind);
    const token = customerId === null || isShopGroup(group) ? null : tokens.tokenOf({ customerId, group });
    const unsubscribe = token && `${site}/unsubscribe?token=${token}`;
    const settings = `${site}${isShopGroup(group) ? '/desk/news/channels' : '/dashboard/notices/settings'}`;
    const person = customerId === null ? null : await findPerson(db, customerId);
    const { orderNumber, goods } = notice;
    const { subject, text } = mailWords(notice, person?.emailVerified ?? true);
    return {
      ...message,
      text: unsubscribe ? `${message.text}\n\n${m.unsubscribe_by({ link: unsubscribe })}` : message.text,
      html: mailHtml({
        subject,
        text,
        orderNumber,
        goods,
        group,
        site,
        unsubscribe,
        settings,
        name: person?.emailVerified ? person.name : '',
        link: new URL(notice.link, site).href,
      }),
      ...(token && { oneClick: `${site}${oneClickPath}/${token}` }),
    };
  };
}
