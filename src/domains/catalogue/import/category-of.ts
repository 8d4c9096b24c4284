import { type Audience, audienceOf } from './audience-of.ts';

export interface CategoryName {
  readonly id: string;
  readonly name: string;
}

/** A product's kind: its `type`, or else the last part of its product category. */
export interface Kind {
  readonly type: string;
  readonly audience: Audience | null;
  /** The exact category name, when the file has it (our own export does). */
  readonly category?: string | undefined;
}

/**
 * Finds the category for a kind of goods; undefined when one must be created, named after the type. A category name is
 * read as a list: `Mens Shirts & T-Shirts` takes shirts and T-shirts for men. Preference: a category for exactly this
 * audience that lists the type; one named exactly like the type; one for everybody that lists it; of several, the one
 * that lists the fewest. So men's shirts go to the men's category even when `Shirts` exists, and the order of
 * categories does not matter.
 */
export function findCategory<Found extends CategoryName>(
  categories: readonly Found[],
  { type, audience, category }: Kind,
): Found | undefined {
  const very = category ? categories.find(({ name }) => name === category) : undefined;
  if (very) return very;
  const wanted = foldedName(type);
  const listing = categories
    .filter((one) => read(one).listed.includes(wanted))
    .toSorted((a, b) => read(a).listed.length - read(b).listed.length || (a.name < b.name ? -1 : 1));
  return (
    listing.find((one) => audience !== null && read(one).audience === audience) ??
    categories.find((one) => read(one).folded === wanted) ??
    listing.find((one) => read(one).audience === null)
  );
}

/**
 * The nearest category for a kind without one of its own. It compares the last words of the type, then of the product
 * category, because the noun comes last: `Printed Cotton Kurtas` goes to `Kurtas`. Undefined when no word matches.
 */
export function nearestCategory<Found extends CategoryName>(
  categories: readonly Found[],
  { type, audience, kindWords }: Kind & { readonly kindWords: string },
): Found | undefined {
  const kinds = [type, ...kindWords.split('>').toReversed()];
  for (const kind of kinds) {
    const words = kind.trim().split(/\s+/);
    for (let from = 0; from < words.length; from += 1) {
      const found = findCategory(categories, { type: words.slice(from).join(' '), audience });
      if (found) return found;
    }
  }
  return undefined;
}

interface ReadName {
  readonly folded: string;
  readonly listed: readonly string[];
  readonly audience: Audience | null;
}

/** Parsed names, cached because an import needs the same few for every product. */
const names = new WeakMap<CategoryName, ReadName>();

function read(category: CategoryName): ReadName {
  const known = names.get(category);
  if (known) return known;
  const { name } = category;
  const made = { folded: foldedName(name), listed: listedKinds(name), audience: audienceOf(name) };
  names.set(category, made);
  return made;
}

export function listedKinds(name: string): string[] {
  return name
    .replace(/\b(wo)?men['’]?s?\b|\bkids?\b|\bgirls?\b|\bboys?\b/gi, ' ')
    .split(/[&,+/]|\band\b/i)
    .map(foldedName);
}

/** Ignores case, punctuation and a plural s, so `T-Shirts`, `T Shirt` and `tshirt` are equal. */
export function foldedName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/s$/, ''))
    .join('');
}
