import { type Audience, audienceOf } from './audience-of.ts';

export interface CategoryName {
  readonly id: string;
  readonly name: string;
}

/** What a product says of its kind: `type`, or where it has none the last part of its product category. */
export interface Kind {
  readonly type: string;
  readonly audience: Audience | null;
  /** The name of the very category, where the file says it (our own export does). */
  readonly category?: string | undefined;
}

/**
 * The category that a kind of goods belongs into, or undefined where it must be made, named like the type.
 *
 * A category's name is read as a list: `Mens Shirts & T-Shirts` takes shirts and T-shirts for men. In this order:
 * a category for just this audience that lists the type; one of exactly the type's name; one for everybody that lists
 * it. So men's shirts go to the men's even after women's shirts have made a category `Shirts`, and the order
 * of a file's rows does not matter.
 */
export function findCategory<Found extends CategoryName>(
  categories: readonly Found[],
  { type, audience, category }: Kind,
): Found | undefined {
  const very = category ? categories.find(({ name }) => name === category) : undefined;
  if (very) return very;
  const wanted = folded(type);
  const listing = categories.filter((one) => read(one).listed.includes(wanted));
  return (
    listing.find((one) => audience !== null && read(one).audience === audience) ??
    categories.find((one) => read(one).folded === wanted) ??
    listing.find((one) => read(one).audience === null)
  );
}

interface ReadName {
  readonly folded: string;
  readonly listed: readonly string[];
  readonly audience: Audience | null;
}

/** Names that were read already: an import asks for the same few of them for every product. */
const names = new WeakMap<CategoryName, ReadName>();

function read(category: CategoryName): ReadName {
  const known = names.get(category);
  if (known) return known;
  const { name } = category;
  const made = { folded: folded(name), listed: listed(name), audience: audienceOf(name) };
  names.set(category, made);
  return made;
}

function listed(name: string): string[] {
  return name
    .replace(/\b(wo)?men['’]?s?\b|\bkids?\b|\bgirls?\b|\bboys?\b/gi, ' ')
    .split(/[&,+/]|\band\b/i)
    .map(folded);
}

/** Without case, punctuation and the plural's s, so that `T-Shirts`, `T Shirt` and `tshirt` are one. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/s$/, ''))
    .join('');
}
