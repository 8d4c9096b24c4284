import * as m from '#messages/mail';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { shop } from '../../../shop.ts';
import { type AnyGroup, isShopGroup } from '../kinds.ts';
import type { Goods } from '../notice.ts';
import { mailStyles as css, nightStyles } from './mail-styles.ts';

/** The content of an HTML mail. All of it is plain text. */
export interface MailParts {
  readonly subject: string;
  readonly text: string;
  /** '' for a recipient without an account. */
  readonly name: string;
  readonly orderNumber: string;
  readonly goods: readonly Goods[];
  readonly group: AnyGroup;
  /** Absolute URLs. */
  readonly site: string;
  readonly link: string;
  /** Null for a recipient without an account, who is notified once. */
  readonly unsubscribe: string | null;
  readonly settings: string;
}

/** Mail programs need tables and inline styles. The dark colours are for those that read a style element. */
export function mailHtml(parts: MailParts): string {
  const { subject, text, name, orderNumber, goods, site } = parts;
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${nightStyles}</style></head>
<body class="paper" style="${css.body}">
<div style="${css.preview}">${escapeHtml(text.split('\n')[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="${css.around}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${css.column}">
<tr><td style="${css.head}"><a class="mark" href="${escapeHtml(site)}" style="${css.mark}">${escapeHtml(shop.name)}
 <span class="sign" lang="hi" style="${css.sign}">${escapeHtml(shop.sign)}</span></a></td></tr>
<tr><td class="card" style="${css.card}">
<h1 class="ink" style="${css.heading}">${escapeHtml(subject)}</h1>
${name ? `<p class="ink" style="${css.text}">${escapeHtml(m.greeting({ name }))}</p>` : ''}
<p class="ink" style="${css.text}">${lines(text)}</p>
${goods.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="${css.goods}">${goods.map((one) => goodsRow(one, site)).join('')}</table>` : ''}
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="${css.button}"><a class="on-button" href="${escapeHtml(parts.link)}" style="${css.buttonText}">${escapeHtml(buttonOf(parts))}</a></td></tr></table>
${orderNumber ? `<p class="soft" style="${css.small}">${escapeHtml(m.order_number({ order: orderNumber }))}</p>` : ''}
</td></tr>
<tr><td class="soft" style="${css.foot}">${footOf(parts)}</td></tr>
</table></td></tr></table></body></html>
`;
}

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** A picture of this site as a JPEG, which every mail program shows. Other URLs stay as they are. */
function pictureOf(address: string, site: string): string {
  const key = /^(\/pictures\/[A-Za-z0-9]+)\.webp$/.exec(address)?.[1];
  if (key) return `${site}${key}-mail.jpg`;
  return address.startsWith('https://') ? address : site + address;
}

function goodsRow({ name, picture, detail }: Goods, site: string): string {
  const image = picture
    ? `<img src="${escapeHtml(pictureOf(picture, site))}" alt="" width="72" height="96" style="${css.picture}">`
    : '';
  return `<tr><td width="88" style="${css.pictureCell}">${image}</td><td class="ink" style="${css.goodsCell}"><b>${escapeHtml(name)}</b>${detail ? `<br><span class="soft" style="${css.soft}">${escapeHtml(detail)}</span>` : ''}</td></tr>`;
}

const buttons: Record<AnyGroup, () => string> = {
  orders: m.see_order,
  messages: m.read_and_answer,
  wishes: m.have_a_look,
  selling: m.open_at_desk,
  asking: m.read_and_answer,
  stock: m.open_at_desk,
};
const buttonOf = ({ group }: MailParts) => buttons[group]();

function footOf({ unsubscribe, settings, group }: MailParts): string {
  const { name, address, city, supportEmail: email, phone } = shop;
  const contact = escapeHtml(m.questions({ email, phone }));
  const where = escapeHtml(`${name}, ${address.line}, ${city} ${address.pincode}`);
  const link = (href: string, words: string) =>
    `<a class="soft" href="${escapeHtml(href)}" style="${css.soft}">${escapeHtml(words)}</a>`;
  const ways = [unsubscribe && link(unsubscribe, m.unsubscribe()), link(settings, m.choose())];
  const away =
    unsubscribe || isShopGroup(group)
      ? `<br><br>${escapeHtml(why[group]())}<br>${ways.filter(Boolean).join(' · ')}`
      : '';
  return `${contact}<br>${where}${away}`;
}

const why: Record<AnyGroup, () => string> = {
  orders: m.why_orders,
  messages: m.why_messages,
  wishes: m.why_wishes,
  selling: m.why_shop,
  asking: m.why_shop,
  stock: m.why_shop,
};
