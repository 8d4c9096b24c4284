import * as m from '#messages/import-report';
import { compact } from '../../../../packages/typed-code/src/typed-code.ts';
import { shop } from '../../../shop.ts';
import { hsnShape } from '../../tax/hsn.ts';
import { type Audience, audienceInTitle, audienceOf } from './audience-of.ts';
import { kindIn } from './category-of.ts';
import { contentFields, factNames, factOf, type FactsOf, forEachFact } from '../products/fields.ts';
import { type HandleLines, refuseLines } from './handle-lines.ts';
import { quoted } from './quoted.ts';
import type { Report } from './report.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { oneLine } from '../words/one-line.ts';
import { tagDepth } from '../words/tag-depth.ts';

/** A product's shop and category, from its first line. */
export interface ProductHead extends FactsOf {
  readonly line: number;
  readonly handle: string;
  readonly name: string;
  readonly brand: string;
  readonly shopName: string;
  /** The file marks the shop as closed; a new shop is created closed. */
  readonly shopClosed: boolean;
  /** The kind of goods, such as `Shirts`; never empty. */
  readonly type: string;
  /** The exact category, when the file names it; else empty. */
  readonly category: string;
  /** All words about the kind, to find a new category's HSN heading. */
  readonly kindWords: string;
  readonly audience: Audience | null;
  readonly gender: string;
  readonly material: string;
  /** Includes the audience, when the file has a column for it. */
  readonly tags: string;
}

/** The shop and brand for products without a vendor. */
export const houseName = `${shop.name} Bazaar`;

const longest = {
  name: contentFields.name.max,
  brand: contentFields.brand.max,
  type: 60,
  description: 100_000,
};

/** Deeper than any editor nests; closing tags are looked up level by level. */
const maxDepth = 100;

/**
 * Parses a product's head from its first line. When that is unusable, each line is reported.
 * @param seller the shop for all products, instead of their vendor
 */
export function headOfRows(
  { handle, rows }: HandleLines,
  report: Report,
  { seller }: { readonly seller?: string | undefined },
): ProductHead | null {
  const first = rows[0] as ShopifyRow;
  const refuseAll = (reason: string): null => refuseLines(report, { handle, rows }, reason);
  const name = oneLine(first.title);
  if (name === '') return refuseAll(m.no_title());
  if (name.length > longest.name)
    return refuseAll(m.title_too_long({ cell: quoted(name), max: longest.name }));
  if (first.body.length > longest.description)
    return refuseAll(m.description_too_long({ max: longest.description }));
  if (tagDepth(first.body) > maxDepth) return refuseAll(m.tags_too_deep({ max: maxDepth }));
  const vendor = oneLine(first.vendor);
  const shopName = oneLine(seller ?? '') || oneLine(first.shop) || vendor || houseName;
  const long = [vendor, shopName].find((one) => one.length > longest.brand);
  if (long !== undefined) return refuseAll(m.vendor_too_long({ cell: quoted(long), max: longest.brand }));
  if (!/[\p{L}\p{N}]/u.test(shopName)) return refuseAll(m.vendor_without_letters({ cell: quoted(shopName) }));
  const kind = oneLine(first.productCategory);
  const type =
    oneLine(first.type) || (kind.split('>').at(-1) ?? '').trim() || kindIn(name, first.tags) || 'More Finds';
  if (type.length > longest.type)
    return refuseAll(m.type_too_long({ cell: quoted(type), max: longest.type }));
  const declared = factsIn(first);
  if (typeof declared === 'string') return refuseAll(declared);
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
    audience:
      audienceOf(gender) ??
      audienceOf(first.tags) ??
      audienceOf(`${kind} | ${type}`) ??
      audienceInTitle(name),
    gender,
    material: oneLine(first.material),
    tags: tagsOf(first.tags, gender),
    ...declared,
  };
}

/** The line's facts, or a sentence about a cell that cannot be used. */
function factsIn(first: ShopifyRow): FactsOf | string {
  const cells = forEachFact((name, { kind }) => oneLine(kind === 'hsn' ? compact(first[name]) : first[name]));
  for (const name of factNames)
    if (factOf(name).kind === 'hsn' && cells[name] !== '' && !hsnShape.test(cells[name]))
      return m.hsn_wrong({ cell: quoted(first[name]) });
  for (const name of factNames) {
    const { max, headers } = factOf(name);
    if (cells[name].length > max)
      return m.declared_too_long({ column: headers[0], cell: quoted(cells[name]), max });
  }
  return cells;
}

/** The audience column is kept as a tag. */
function tagsOf(cell: string, gender: string): string {
  const tags = oneLine(cell);
  const isTag = tags.split(',').some((tag) => tag.trim().toLowerCase() === gender.toLowerCase());
  return isTag || gender === '' ? tags : [tags, gender].filter(Boolean).join(', ');
}

/** Our own export marks the products of closed shops. */
export const isShopClosed = ({ shopClosed }: ShopifyRow): boolean =>
  /^(true|yes|1)$/i.test(shopClosed.trim());
