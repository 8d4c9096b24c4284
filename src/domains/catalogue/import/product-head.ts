import { shop } from '../../../shop.ts';
import { type Audience, audienceOf } from './audience-of.ts';
import type { HandleLines } from './group-by-handle.ts';
import type { Report } from './report.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { oneLine } from '../words/one-line.ts';

/** What a product's first line says about where it belongs. */
export interface ProductHead {
  readonly line: number;
  readonly handle: string;
  readonly name: string;
  readonly brand: string;
  readonly shopName: string;
  /** The file says that this shop is closed: where it must be made, it is made so. */
  readonly shopClosed: boolean;
  /** Its kind of goods, such as `Shirts`; never empty. */
  readonly type: string;
  /** The very category, where the file names it; else empty. */
  readonly category: string;
  /** All that is said about the kind, for the tax heading of a new category. */
  readonly kindWords: string;
  readonly audience: Audience | null;
  readonly gender: string;
}

/** The shop and brand of goods whose vendor the file does not name. */
export const houseName = `${shop.name} Bazaar`;

const longest = { name: 200, brand: 100, type: 60, description: 100_000 };

/**
 * Reads the head of a product off its first line. Where that cannot be used, each line is told to the report.
 *
 * @param seller the shop that all goods go to, instead of their vendor's
 */
export function headOfRows(
  { handle, rows }: HandleLines,
  report: Report,
  { seller }: { readonly seller?: string | undefined },
): ProductHead | null {
  const first = rows[0] as ShopifyRow;
  const refuseAll = (reason: string): null => {
    report.refuse(first.line, handle, reason);
    for (const row of rows.slice(1))
      report.refuse(row.line, handle, 'The first line of its product cannot be used');
    return null;
  };
  const name = oneLine(first.title);
  if (name === '') return refuseAll('There is no Title');
  if (name.length > longest.name) return refuseAll(`Title is longer than ${longest.name} characters`);
  if (first.body.length > longest.description)
    return refuseAll(`The description is longer than ${longest.description} characters`);
  const vendor = oneLine(first.vendor);
  const shopName = oneLine(seller ?? '') || oneLine(first.shop) || vendor || houseName;
  if (vendor.length > longest.brand || shopName.length > longest.brand)
    return refuseAll(`Vendor is longer than ${longest.brand} characters`);
  if (!/[\p{L}\p{N}]/u.test(shopName)) return refuseAll('Vendor has neither letter nor digit');
  const kind = oneLine(first.productCategory);
  const type = oneLine(first.type) || (kind.split('>').at(-1) ?? '').trim() || 'More Finds';
  if (type.length > longest.type) return refuseAll(`Type is longer than ${longest.type} characters`);
  const gender = oneLine(first.gender);
  return {
    line: first.line,
    handle,
    name,
    brand: vendor || houseName,
    shopName,
    shopClosed: seller === undefined && isShopClosed(first),
    type,
    category: oneLine(first.category),
    kindWords: `${type} ${kind}`,
    audience: audienceOf(gender) ?? audienceOf(`${first.tags} | ${kind} | ${name}`),
    gender,
  };
}

/** Our own export says so of every product of a closed shop. */
export const isShopClosed = ({ shopClosed }: ShopifyRow): boolean =>
  /^(true|yes|1)$/i.test(shopClosed.trim());
