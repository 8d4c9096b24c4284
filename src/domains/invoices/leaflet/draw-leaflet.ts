import { encode } from 'uqr';
import * as m from '#messages/leaflet';
import { mediumDate } from '../../../messages/dates.ts';
import { drawFooters } from '../draw/draw-footers.ts';
import { collect, openDocument } from '../draw/open-document.ts';
import { colour, page, printWidth, rule, style } from '../draw/sheet.ts';
import { breakLines, type Document, ink, setLine, type Style } from '../draw/type.ts';
import type { LeafletRow } from './leaflet.store.ts';

/** A product with its picture, and the address that its code opens. */
export interface LeafletItem extends Omit<LeafletRow, 'image' | 'slug'> {
  readonly address: string;
  readonly jpeg: Uint8Array | null;
  readonly isDrawing: boolean;
}

interface Leaflet {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly count: number;
  readonly items: AsyncIterable<LeafletItem>;
}

/** A page has nine products: three in a row. Sizes in points. */
const across = 3;
const gap = 14;
const cell = { width: (printWidth - gap * (across - 1)) / across, height: 232 };
const top = page.top + 34;
const rows = Math.floor((page.bottom - top) / cell.height);
const picture = { width: 112, height: 149 };
const code = cell.width - picture.width - 6;

/** Renders goods as PDF: on A4, each with its picture, price, sizes, and a code that opens its page. */
export async function drawLeaflet({ title, day, count, items }: Leaflet): Promise<Uint8Array> {
  const about = m.catalogue_of({ shop: title, day });
  const doc = openDocument({ title: about, subject: about, createdAt: new Date(`${day}T00:00:00Z`) });
  const whole = collect(doc);
  let at = 0;
  for await (const item of items) {
    const place = at % (across * rows);
    if (place === 0) drawTop(doc, { title, day, count });
    drawItem(doc, item, {
      x: page.left + (place % across) * (cell.width + gap),
      y: top + Math.floor(place / across) * cell.height,
    });
    at += 1;
  }
  drawFooters(doc);
  doc.end();
  return whole;
}

function drawTop(doc: Document, { title, day, count }: Omit<Leaflet, 'items'>): void {
  doc.addPage();
  const place = { x: page.left, y: page.top + 10, width: printWidth };
  setLine(doc, title, style.wordmark, place);
  setLine(doc, m.goods_on({ count, day: mediumDate(`${day}T06:00:00Z`) }), style.small, {
    ...place,
    align: 'right',
  });
  rule(doc, page.top + 22);
}

function drawItem(doc: Document, item: LeafletItem, { x, y }: { x: number; y: number }): void {
  const box = { fit: [picture.width, picture.height] as [number, number], align: 'center' as const };
  if (item.jpeg) doc.image(Buffer.from(item.jpeg), x, y, { ...box, valign: 'center' });
  else doc.rect(x, y, picture.width, picture.height).lineWidth(0.6).strokeColor(colour.line).stroke();
  drawCode(doc, item.address, { x: x + picture.width + 6, y });
  doc.link(x, y, cell.width, picture.height, item.address);
  if (item.isDrawing)
    setLine(doc, m.drawing(), style.small, {
      x: x + picture.width + 6,
      y: y + code + 12,
      width: code,
    });
  let edge = y + picture.height + 4;
  const text = (words: string, of: Style, most: number) => {
    for (const line of firstLines(breakLines(doc, words, of, cell.width), most)) {
      setLine(doc, line, of, { x, y: edge + of.size, width: cell.width });
      edge += of.size * 1.32;
    }
  };
  text(item.name, style.strong, 2);
  text(priceOf(item), style.strongFigure, 1);
  text(sizesOf(item), style.small, 2);
}

/** The first lines; the last one says that there were more. */
const firstLines = (lines: readonly string[], most: number): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];

function priceOf({ price, finalPrice, isFrom }: LeafletItem): string {
  const amount = rupees(finalPrice);
  const from = isFrom ? m.from_price({ amount }) : amount;
  return price > finalPrice ? m.price_with_mrp({ price: from, mrp: rupees(price) }) : from;
}

function sizesOf({ sizes, inStock }: LeafletItem): string {
  if (!inStock) return m.sold_out();
  return sizes.length > 0 ? m.sizes({ sizes: sizes.join(', ') }) : m.one_size();
}

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;

/** A QR code (ISO/IEC 18004) in dark squares, with its quiet zone. */
function drawCode(doc: Document, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const side = code / size;
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill(ink);
}
