import { describe, expect, it } from 'vitest';
import { shop } from '../../../shop.ts';
import { type MailParts, mailHtml } from './mail-html.ts';

const parts: MailParts = {
  subject: 'Your parcel is on its way',
  text: 'Your parcel from Anokhi Lane is on its way.\nYour delivery code is 4711.',
  name: 'Asha',
  orderNumber: 'CHK-4821-5',
  goods: [{ name: 'Kurta', picture: '/pictures/abcdefgh12.webp', detail: 'M, Indigo' }],
  group: 'orders',
  site: 'https://chowk.test',
  link: 'https://chowk.test/dashboard/order/details/1',
  unsubscribe: 'https://chowk.test/unsubscribe?token=t',
  settings: 'https://chowk.test/dashboard/notices/settings',
};
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('an HTML mail', () => {
  it('names shop, person, order and goods, with pictures by their whole address', () => {
    const html = mailHtml(parts);
    for (const part of [shop.name, shop.phone, 'Namaste Asha,', 'CHK-4821-5', 'Kurta', 'M, Indigo'])
      expect(html).toContain(part);
    expect(html).toContain('src="https://chowk.test/pictures/abcdefgh12-mail.jpg"');
    expect(html).toContain('is on its way.<br>Your delivery code');
  });

  it('has one button, and the ways to unsubscribe and to choose', () => {
    expect(hrefs(mailHtml(parts))).toEqual([
      'https://chowk.test',
      parts.link,
      parts.unsubscribe,
      parts.settings,
    ]);
    expect(mailHtml(parts).match(/class="button"/g)).toHaveLength(1);
  });

  it('has no name and no unsubscribe link for a recipient without an account', () => {
    const html = mailHtml({ ...parts, name: '', orderNumber: '', goods: [], unsubscribe: null });
    expect(html).not.toMatch(/Namaste|Unsubscribe|CHK-/);
  });

  it('shows what people wrote as text, wherever it stands', () => {
    const evil = `"><img src=x onerror=alert(1)><a href='javascript:x'>`;
    const html = mailHtml({
      ...parts,
      subject: evil,
      text: `${evil}\n${evil}`,
      name: evil,
      orderNumber: evil,
      goods: [{ name: evil, picture: `/pictures/${evil}`, detail: evil }],
      link: `https://chowk.test/${evil}`,
    });
    expect(html).not.toMatch(/<img src=x|<a href='/);
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(hrefs(html)).toHaveLength(4);
  });
});
