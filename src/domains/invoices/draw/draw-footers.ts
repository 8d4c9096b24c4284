import * as m from '#messages/invoices';
import { shop } from '../../../shop.ts';
import { page, printWidth, rule, style } from './sheet.ts';
import { type Document, setLine } from './type.ts';

/** Page footers, drawn last because they show the page count. */
export function drawFooters(doc: Document): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    rule(doc, page.bottom + 8);
    const place = { x: page.left, y: page.bottom + 20, width: printWidth };
    setLine(
      doc,
      m.footer({ shop: shop.name, city: shop.city, email: shop.supportEmail, phone: shop.phone }),
      style.small,
      place,
    );
    setLine(doc, m.page({ page: index + 1, pages: count }), style.small, { ...place, align: 'right' });
  }
}
