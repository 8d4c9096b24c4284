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
  /** The material as a file gave it; '' for none. */
  readonly material: string;
  readonly tags: string;
  /** The category's name. */
  readonly category: string;
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
}

type Text = readonly [from: AttributeSource, text: string];

/** Free text of a description names these without saying something else's: 'wear it with black jeans' is no black. */
const inFreeText = new Set<AttributeKind>(['fabric', 'sleeve', 'neck', 'occasion']);

/** Words of a description that are read. */
const maxWords = 400;

/**
 * Reads a product's attributes from its texts, each from the first source that names it. What a seller has chosen stays as it is.
 * @param known the attributes it has
 */
export function readAttributes(texts: AttributeTexts, known: Attributes = {}): Attributes {
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
    const chosen = known[kind]?.from === 'seller' ? known[kind] : undefined;
    const found =
      chosen ??
      readFirst(kind, sources(kind)) ??
      (kind === 'audience' ? impliedAudience(texts, name) : undefined);
    if (found) read[kind] = found;
  }
  return read;
}

/** What the first source that names the attribute says of it. */
function readFirst(kind: AttributeKind, texts: readonly Text[]): ReadAttribute | undefined {
  let source: AttributeSource | undefined;
  const values = new Set<string>();
  const shades = new Set<string>();
  for (const [from, text] of texts) {
    // Several colours are several texts of one source.
    if (source !== undefined && from !== source) break;
    const found = findPhrases(wordsOf(kind === 'fabric' ? withoutTraces(text) : text), [kind]);
    for (const { value, phrase } of found) {
      values.add(value);
      const shade = from === 'colours' ? text.trim() : `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;
      if (kind === 'colourFamily' && shade.toLowerCase() !== value.toLowerCase()) shades.add(shade);
    }
    if (found.length > 0) source = from;
    if (source !== undefined && from !== 'colours') break;
  }
  if (source === undefined) return undefined;
  return { values: [...values], from: source, ...(shades.size > 0 ? { shades: [...shades] } : {}) };
}

/** '2% elastane' makes nothing a garment of elastane. */
const withoutTraces = (text: string): string => text.replace(/(?<!\d)\d(?:\.\d+)?\s*%\s*\p{L}+/gu, ' ');

/** Titles often begin with the brand, which may be called 'Smart Denim'. */
const withoutBrand = ({ name, brand }: AttributeTexts): string =>
  brand !== '' && name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length) : name;

const years = /^\d{1,2}\s*(?:-|–|to)\s*\d{1,2}\s*(?:y|yrs?|years?|saal)\b/i;
const months = /^\d{1,2}\s*(?:-|–|to)\s*\d{1,2}\s*(?:m|months?)\b/i;

/** For whom it is by its sizes, or by the goods that it is. */
function impliedAudience({ sizes, category }: AttributeTexts, name: string): ReadAttribute | undefined {
  if (sizes.some((size) => months.test(size))) return { values: ['Babies'], from: 'sizes' };
  if (sizes.some((size) => years.test(size))) return { values: ['Girls', 'Boys'], from: 'sizes' };
  for (const [from, text] of [
    ['title', name],
    ['category', category],
  ] as const) {
    const said = ` ${wordsOf(text).join(' ')} `;
    const values = Object.entries(audiencesOfGoods).flatMap(([audience, goods]) =>
      goods.some((one) => said.includes(` ${one} `)) ? audience : [],
    );
    if (values.length > 0) return { values, from };
  }
  return undefined;
}
