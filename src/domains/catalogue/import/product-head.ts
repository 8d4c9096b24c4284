import * as m from '#messages/import-report';
import { compact } from '../../../../packages/typed-code/src/typed-code.ts';
import { shop } from '../../../shop.ts';
import { hsnShape } from '../../tax/hsn.ts';
import { type Audience, audienceInTitle, audienceOf } from './audience-of.ts';
import { goodsOf, kindIn } from './category-of.ts';
import { contentFields, factNames, factOf, type FactsOf, forEachFact } from '../products/fields.ts';
import type { HandleLines } from './handle-lines.ts';
import { isFabric } from './kind-words.ts';
import { quoted } from './quoted.ts';
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
  /** The one of the kinds listed by `type` that title or tags name; else `type`. */
  readonly goods: string;
  /** The exact category, when the file names it or its type may; else empty. */
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
 * Parses a product's head from its first line, also where `faultsOfHead` says that it is unusable.
 * @param seller the shop for all products, instead of their vendor
 */
export function headOfRows(
  { handle, rows }: HandleLines,
  { seller }: { readonly seller?: string | undefined },
): ProductHead {
  const first = rows[0] as ShopifyRow;
  const name = oneLine(first.title);
  const vendor = oneLine(first.vendor);
  const kind = oneLine(first.productCategory);
  const title = name.slice(0, longest.name);
  const type = kindOfLine(first) || kindIn(title, first.tags) || oneLine(first.type) || 'More Finds';
  const gender = oneLine(first.gender);
  return {
    line: first.line,
    handle,
    name,
    brand: vendor || houseName,
    shopName: oneLine(seller ?? '') || oneLine(first.shop) || vendor || houseName,
    shopClosed: seller === undefined && isShopClosed(first),
    type,
    goods: goodsOf(type, title, first.tags),
    category: oneLine(first.category) || (isFabric(first.type) ? oneLine(first.type) : ''),
    kindWords: `${type} ${kind}`,
    audience:
      audienceOf(gender) ??
      audienceOf(first.tags) ??
      audienceOf(`${kind} | ${type}`) ??
      audienceInTitle(name),
    gender,
    material: oneLine(first.material),
    tags: tagsOf(first.tags, gender),
    ...factsIn(first),
  };
}

/** The kind that the line names; '' where it names none. A type of fabrics alone, `Pure Mul Cotton`, is none. */
function kindOfLine({ type, productCategory }: ShopifyRow): string {
  return asWords(
    (isFabric(type) ? '' : oneLine(type)) || (oneLine(productCategory).split('>').at(-1) ?? '').trim(),
  );
}

/** `formal-shirts`, as other systems' addresses write a kind, is `Formal shirts` for readers. */
const asWords = (kind: string): string =>
  /^[a-z]{2,}(?:[-_][a-z]+)+$/.test(kind)
    ? (kind[0] ?? '').toUpperCase() + kind.slice(1).replaceAll(/[-_]/g, ' ')
    : kind;

/** True when the category of the head can be judged: its kind is usable, and no guess from a title that is not. */
export const isKindSure = (first: ShopifyRow): boolean => {
  const kind = kindOfLine(first);
  return kind !== '' && kind.length <= longest.type;
};

/** All that makes a head unusable, in sentences. */
export function faultsOfHead({ name, shopName, type }: ProductHead, first: ShopifyRow): string[] {
  const long = [oneLine(first.vendor), shopName].find((one) => one.length > longest.brand);
  const faults: readonly (readonly [boolean, () => string])[] = [
    [name === '', m.no_title],
    [name.length > longest.name, () => m.title_too_long({ cell: quoted(name), max: longest.name })],
    [first.body.length > longest.description, () => m.description_too_long({ max: longest.description })],
    [isTooDeep(first.body), () => m.tags_too_deep({ max: maxDepth })],
    [long !== undefined, () => m.vendor_too_long({ cell: quoted(long ?? ''), max: longest.brand })],
    [!/[\p{L}\p{N}]/u.test(shopName), () => m.vendor_without_letters({ cell: quoted(shopName) })],
    [type.length > longest.type, () => m.type_too_long({ cell: quoted(type), max: longest.type })],
  ];
  return [...faults.flatMap(([isFault, say]) => (isFault ? [say()] : [])), ...faultsOfFacts(first)];
}

const isTooDeep = (body: string): boolean => body.length <= longest.description && tagDepth(body) > maxDepth;

/** The line's facts. */
const factsIn = (first: ShopifyRow): FactsOf =>
  forEachFact((name, { kind }) => oneLine(kind === 'hsn' ? compact(first[name]) : first[name]));

function faultsOfFacts(first: ShopifyRow): string[] {
  const cells = factsIn(first);
  return factNames.flatMap((name) => {
    const { kind, max, headers } = factOf(name);
    const cell = cells[name];
    if (kind === 'hsn' && cell !== '' && !hsnShape.test(cell))
      return m.hsn_wrong({ cell: quoted(first[name]) });
    return cell.length > max ? m.declared_too_long({ column: headers[0], cell: quoted(cell), max }) : [];
  });
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
