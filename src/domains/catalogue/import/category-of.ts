import { type Audience, audienceOf } from './audience-of.ts';
import { isClothing, isKindWord, kinFor, stemOf } from './kind-words.ts';

export interface CategoryName {
  readonly id: string;
  readonly name: string;
}

/** A product's kind: its `type`, or else the last part of its product category. */
export interface Kind {
  readonly type: string;
  /** The one of the kinds listed by `type` that title or tags name: `Saris` of `Saris & Lehengas`; else `type`. */
  readonly goods?: string | undefined;
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
    listing.find((one) => read(one).audience === null) ??
    (audience === null && new Set(listing.map((one) => read(one).audience)).size === 1
      ? listing[0]
      : undefined)
  );
}

/**
 * The category that keeps goods of this kind with others of theirs: watches with accessories, a women's shirt with tops.
 * It reads the last words first, because the noun comes last: `Printed Cotton Kurtas` goes to `Kurtas`. Undefined for
 * no everyday kind of goods, and in a shop without anything alike.
 */
export function kinCategory<Found extends CategoryName>(
  categories: readonly Found[],
  { type, goods = type, audience }: Kind,
): Found | undefined {
  const forKids = audience === 'kids' ? categories.find((one) => read(one).audience === 'kids') : undefined;
  for (const kind of kindsIn(goods).map(foldedName)) {
    const kin = forKids && isClothing(kind) ? [] : kinFor(kind, audience);
    for (const one of [kind, ...kin]) {
      const found = findCategory(categories, { type: one, audience });
      if (found) return found;
    }
  }
  return forKids;
}

/** The phrases of a text that name an everyday kind of goods, as they are written: the longest, then the last first. */
function kindsIn(text: string): string[] {
  const words = text
    .replaceAll(/['’]s?\b/g, ' ')
    .split(/[\s&,/+|>()_-]+/)
    .filter(Boolean);
  return words
    .flatMap((_, from) => [3, 2, 1].map((length) => words.slice(from, from + length)))
    .toReversed()
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.join(' '))
    .filter((phrase) => isKindWord(foldedName(phrase)));
}

/** The category of a kind of goods, or else the one that keeps its kin. */
export const findIn = <Found extends CategoryName>(
  categories: readonly Found[],
  kind: Kind,
): Found | undefined =>
  findCategory(categories, kind) ??
  findCategory(categories, { ...kind, type: kind.goods ?? kind.type }) ??
  kinCategory(categories, kind);

/**
 * The nearest category for a kind without one of its own, of a shop that makes none: by the last words of the type, then
 * of the product category, then by a kind of goods in the title and tags, for the audience or else for anybody.
 */
export function nearestCategory<Found extends CategoryName>(
  categories: readonly Found[],
  {
    type,
    audience,
    kindWords,
    name,
    tags,
  }: Kind & { readonly kindWords: string; readonly name: string; readonly tags: string },
): Found | undefined {
  const kinds = [type, ...kindWords.split('>').toReversed()];
  for (const kind of kinds) {
    const words = kind.trim().split(/\s+/);
    for (let from = 0; from < words.length; from += 1) {
      const found = findCategory(categories, { type: words.slice(from).join(' '), audience });
      if (found) return found;
    }
  }
  for (const anybody of [audience, null])
    for (const text of [...kinds, name, ...tags.split(',')]) {
      const found = kinCategory(categories, { type: text, audience: anybody });
      if (found) return found;
    }
  return undefined;
}

/** The kind of goods that the first text to name one names, as it is written; '' when none does. */
export function kindIn(...texts: readonly string[]): string {
  // `Kurta with Palazzo` is a kurta.
  const parts = texts.flatMap((text) => [text.split(/\swith\s/i, 1)[0] ?? '', text]);
  return parts.flatMap((part) => kindsIn(part).slice(0, 1))[0] ?? '';
}

/** Of the kinds that a name lists, the one that the first text to name one of them names; else the whole name. */
export function goodsOf(name: string, ...texts: readonly string[]): string {
  const kinds = name.split(/[&,+/]|\band\b/i).map((one) => one.trim());
  if (kinds.length === 1) return name;
  for (const text of texts) {
    const words = new Set(kindsIn(text).map(foldedName));
    const match = kinds.find((one) => words.has(foldedName(one)));
    if (match !== undefined) return match;
  }
  return name;
}

interface ReadName {
  readonly folded: string;
  readonly listed: readonly string[];
  readonly audience: Audience | null;
}

/** Parsed names, cached because an import needs the same few for every product. */
const names = new WeakMap<CategoryName, ReadName>();

function read(category: CategoryName): ReadName {
  const existing = names.get(category);
  if (existing) return existing;
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

/** Ignores case, punctuation, plural and spelling, so `T-Shirts`, `T Shirt` and `tees` are equal, and `Sari` is `Sarees`. */
export function foldedName(name: string): string {
  const existing = folded.get(name);
  if (existing !== undefined) return existing;
  const made = name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/\s+/)
    .map(stemOf)
    .join('')
    .replace('tshirtshirt', 'tshirt');
  if (folded.size < maxFolded) folded.set(name, made);
  return made;
}

/** A file repeats the same few names for every product. */
const folded = new Map<string, string>();
const maxFolded = 5_000;
