import type { Attributes, AttributeSource, ReadAttribute } from './attribute.ts';
import { type AttributeKind, attributeKinds } from './attribute-kinds.ts';
import { factsOf, linesOf } from './facts-of.ts';
import { findPhrases, wordsOf } from './find-phrases.ts';
import { audiencesOfGoods } from './words/audiences.ts';

export interface AttributeTexts {
  readonly name: string;
  readonly brand: string;
  /** HTML. */
  readonly description: string;
  /** The material as the file gave it; '' for none. */
  readonly material: string;
  readonly tags: string;
  /** The category's name. */
  readonly category: string;
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
}

type Text = readonly [from: AttributeSource, text: string];

/** Attributes safe to read from free text. Colours are not: 'wear it with black jeans' does not describe a black product. */
const inFreeText = new Set<AttributeKind>(['fabric', 'sleeve', 'neck', 'occasion']);

/** Number of words of a description that are read. */
const maxWords = 400;

/**
 * Reads a product's attributes from its texts, each from the first source that names it. A seller's choices are kept.
 * @param existing its current attributes
 */
export function readAttributes(texts: AttributeTexts, existing: Attributes = {}): Attributes {
  const lines = linesOf(texts.description);
  const facts = factsOf(lines);
  const name = withoutBrand(texts);
  const prose = wordsOf(lines.join('. ')).slice(0, maxWords).join(' ');
  const sources = (kind: AttributeKind): Text[] => [
    ...(kind === 'fabric' ? [['material', texts.material] as const] : []),
    ...(kind === 'colourFamily' ? texts.colours.map((colour): Text => ['colours', colour]) : []),
    ['description', facts.get(kind) ?? ''],
    ['title', name],
    ['tags', texts.tags],
    ...(kind === 'audience' ? [['category', texts.category] as const] : []),
    ...(inFreeText.has(kind) ? [['description', prose] as const] : []),
  ];
  const read: Partial<Record<AttributeKind, ReadAttribute>> = {};
  for (const kind of attributeKinds) {
    const choice = existing[kind]?.from === 'seller' ? existing[kind] : undefined;
    const attribute =
      choice ??
      readFirst(kind, sources(kind)) ??
      (kind === 'audience' ? impliedAudience(texts, name) : undefined);
    if (attribute) read[kind] = attribute;
  }
  return read;
}

/** The values from the first source that names the attribute. */
function readFirst(kind: AttributeKind, texts: readonly Text[]): ReadAttribute | undefined {
  let source: AttributeSource | undefined;
  const values = new Set<string>();
  const shades = new Set<string>();
  for (const [from, text] of texts) {
    // Each colour is a text of its own, from the same source.
    if (source !== undefined && from !== source) break;
    const phrases = findPhrases(wordsOf(kind === 'fabric' ? withoutTraces(text) : text), [kind]);
    for (const { value, phrase } of phrases) {
      values.add(value);
      const shade = from === 'colours' ? text.trim() : `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;
      if (kind === 'colourFamily' && shade.toLowerCase() !== value.toLowerCase()) shades.add(shade);
    }
    if (phrases.length > 0) source = from;
    if (source !== undefined && from !== 'colours') break;
  }
  if (source === undefined) return undefined;
  return { values: [...values], from: source, ...(shades.size > 0 ? { shades: [...shades] } : {}) };
}

/** A garment with '2% elastane' does not count as elastane. */
const withoutTraces = (text: string): string => text.replace(/(?<!\d)\d(?:\.\d+)?\s*%\s*\p{L}+/gu, ' ');

/** Titles often begin with the brand, and a brand may be called 'Smart Denim'. */
const withoutBrand = ({ name, brand }: AttributeTexts): string =>
  brand !== '' && name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length) : name;

const years = /^\d{1,2}\s*(?:-|–|to)\s*\d{1,2}\s*(?:y|yrs?|years?|saal)\b/i;
const months = /^\d{1,2}\s*(?:-|–|to)\s*\d{1,2}\s*(?:m|months?)\b/i;

/** The audience implied by the sizes, or else by the kind of goods. */
function impliedAudience({ sizes, category }: AttributeTexts, name: string): ReadAttribute | undefined {
  if (sizes.some((size) => months.test(size))) return { values: ['Babies'], from: 'sizes' };
  if (sizes.some((size) => years.test(size))) return { values: ['Girls', 'Boys'], from: 'sizes' };
  for (const [from, text] of [
    ['title', name],
    ['category', category],
  ] as const) {
    const words = ` ${wordsOf(text).join(' ')} `;
    const values = Object.entries(audiencesOfGoods).flatMap(([audience, goods]) =>
      goods.some((one) => words.includes(` ${one} `)) ? audience : [],
    );
    if (values.length > 0) return { values, from };
  }
  return undefined;
}
