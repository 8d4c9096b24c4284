import { plainDigits } from '../../../packages/typed-code/src/typed-code.ts';
import { withDigits } from './number-words.ts';

/** A price found in the search text, in whole rupees. */
export interface TypedPrice {
  /** Its words: 'under 500'. */
  readonly typed: string;
  readonly low?: number;
  readonly high?: number;
}

/** Formats of amounts: ₹500, Rs. 1,500, 500/-, 500 rupees, 1.5k, 2 hazar. */
const before = '(?:₹|rs\\.?|inr|rupees|रु\\.?)?\\s*';
const digits = '(\\d{1,3}(?:,\\d{2,3})+|\\d{1,7})(\\.\\d{1,2})?';
const thousand = '(?:\\s*(k|hazaar|hazar|हजार))?';
const after = '(?:\\s*(?:/-|₹|rs\\.?|inr|rupees?|rupaye|rupay|रुपये|रुपए|रु\\.?))?';
const amount = `${before}${digits}${thousand}${after}`;

const most =
  'under|below|less than|lower than|cheaper than|within|up\\s?to|at most|(?:not|no)\\s+(?:more|above|over|higher)(?:\\s+than)?|maximum|max|in|<=?';
const least =
  '(?:not|no)\\s+(?:less|under|below)(?:\\s+than)?|(?<!(?:not|no)\\s+)(?:above|over|more than|higher than)|starting(?:\\s+(?:from|at|price))?|at least|minimum|min|>=?';
const orLess =
  '(?:se|say|से)\\s+(?:kam|neeche|niche|sast[aei]|कम|नीचे|सस्ता|सस्ते|सस्ती)|tak|तक|ke\\s+(?:andar|under|neeche|niche|bheetar)|के\\s+(?:अंदर|नीचे|भीतर)|(?:and|or)\\s+(?:below|less|under)|max|maximum';
const orMore =
  '(?:se|से)\\s+(?:shuru|start|upar|oopar|zyada|jyada|jada|adhik|meh[ae]?ng[aei]|mahang[aei]|ऊपर|ज्यादा|अधिक|महंगा|महंगे|महंगी)|ke\\s+upar|के\\s+ऊपर|\\+|(?:and|or)\\s+(?:above|more|over|up)';

/** Word and number boundaries. */
const starts = '(?<![\\p{L}\\p{M}\\p{N}.])';
const ends = '(?![\\p{L}\\p{M}\\p{N}]|\\.\\d)';
/** Units other than money: 'under 12 months', 'over 40 percent'. */
const notMoney =
  '(?!\\s*(?:%|percent|years?|yrs?|months?|mahine|saal|साल|महीने|kg|gm?|cm|mm|inch|inches|metres?|meters?|ml|pieces?|pcs)(?![\\p{L}]))';

const not = 'nahi|nahin|nhi|nai|na\\s+ho|mat|नहीं|नही|न\\s+हो';
const near = 'around|about|approx|approximately|near|nearly|roughly|lagbhag|karib|kareeb|लगभग|करीब';
const orNear = 'ke\\s+(?:aa?s\\s*paa?s|lagbhag|karib|kareeb)|के\\s+(?:आस\\s*पास|आसपास|लगभग|करीब)';
const priceSuffixes = 'wal[aei]+|val[aei]+|वाल[ाीे]|ki\\s+range|range|budget|mein|main|me|में';

/** The smallest bare number that counts as a price. */
const leastBare = 100;
/** Fraction by which 'around' extends a price in both directions. */
const around = 0.25;

const sign = (words: string) => new RegExp(`${starts}(?:${words})${ends}${notMoney}`, 'iu');
/** Patterns of prices, tried in this order. `bounds` tells what the amounts limit. */
const ways: readonly {
  readonly says: RegExp;
  readonly bounds: 'both' | 'high' | 'low' | 'near';
  readonly clear?: true;
  /** Smaller amounts do not count as a price in this pattern. */
  readonly atLeast?: number;
}[] = [
  {
    says: sign(`(?:between|from)\\s+${amount}\\s*(?:and|to|-|–|se|or|n|&)\\s*${amount}`),
    bounds: 'both',
    clear: true,
  },
  {
    says: sign(
      `${amount}\\s*(?:to|-|–|se|से)\\s*${amount}(?:\\s*(?:tak|ke\\s+beech|(?:ki\\s+)?range|तक|के\\s+बीच))?`,
    ),
    bounds: 'both',
  },
  {
    says: sign(`${amount}\\s*(?:aur|और|and|n|&|ya)\\s*${amount}\\s*(?:ke\\s+(?:bee?ch|andar)|के\\s+बीच)`),
    bounds: 'both',
    clear: true,
  },
  { says: sign(`(?:${near})\\s*${amount}`), bounds: 'near' },
  { says: sign(`${amount}\\s*(?:${orNear})`), bounds: 'near' },
  { says: sign(`(?:${least})\\s*${amount}`), bounds: 'low' },
  { says: sign(`(?:${most})\\s*${amount}`), bounds: 'high' },
  { says: sign(`${amount}\\s*(?:${orMore})\\s+(?:${not})`), bounds: 'high' },
  { says: sign(`${amount}\\s*(?:${orLess})\\s+(?:${not})`), bounds: 'low' },
  { says: sign(`${amount}\\s*(?:${orMore})`), bounds: 'low' },
  { says: sign(`${amount}\\s*(?:${orLess})`), bounds: 'high' },
  { says: sign(`${amount}\\s*(?:${priceSuffixes})`), bounds: 'high', atLeast: leastBare },
  // An amount marked as money and without other words is a budget.
  { says: sign(`(?:₹|rs\\.?|inr|रु\\.?)\\s*${digits}${thousand}`), bounds: 'high' },
  { says: sign(`${digits}${thousand}\\s*(?:/-|₹|rs\\.?|inr|rupees?|rupaye|रुपये|रुपए)`), bounds: 'high' },
];

/** Larger numbers are not prices. */
const maxRupees = 1_000_000_000;
/** Two bare numbers joined by 'to' are a size or an age below this. */
const leastOfRange = 100;

/**
 * Extracts the price from a search: 'kurti for women under 500' becomes kurtis for women at up to 500 rupees.
 * Understands English, Hindi and Hinglish, with digits of either script. `rest` is the remaining text; without a price,
 * the whole text.
 */
export function readPriceWords(typed: string): { rest: string; price?: TypedPrice } {
  const text = withDigits(plainDigits(typed));
  for (const { says, bounds, clear, atLeast = 0 } of ways) {
    const match = says.exec(text);
    if (!match) continue;
    const [phrase, ...parts] = match;
    const amounts = [rupees(parts.slice(0, 3)), ...(bounds === 'both' ? [rupees(parts.slice(3, 6))] : [])];
    if (amounts.some((one) => one > maxRupees)) continue;
    if (amounts.some((one) => one < atLeast)) continue;
    const [low = 0, high = 0] = amounts.toSorted((a, b) => a - b);
    if (bounds === 'both' && low < leastOfRange && !clear && !/₹|rs|रु/iu.test(phrase)) continue;
    if (/^(?:in|<)/iu.test(phrase) && !/₹|rs|रु|k\b|\/-/iu.test(phrase) && low < leastOfRange) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + phrase.length)}`
      .replaceAll(/\s+/gu, ' ')
      .trim();
    const price = { typed: phrase.trim().replaceAll(/\s+/gu, ' ') };
    if (bounds === 'both') return { rest, price: { ...price, low, high } };
    if (bounds === 'near')
      return {
        rest,
        price: { ...price, low: Math.floor(low * (1 - around)), high: Math.ceil(low * (1 + around)) },
      };
    return { rest, price: { ...price, [bounds]: low } };
  }
  return { rest: typed };
}

const cheap = new Set(
  'sasta saste sasti sastee cheap cheaper cheapest affordable inexpensive budget economical सस्ता सस्ते सस्ती'.split(
    ' ',
  ),
);

/** 'Mehnga' is spelt in many ways. */
const dear = /^(?:m[ae]h[ae]?ng(?:a|aa|i|ee|e|y)|costly|costliest|expensive|महंगा|महंगी|महंगे)$/;

/** '18k gold' is a purity, not a price. */
const carats = new Set(['9k', '10k', '14k', '18k', '20k', '22k', '24k']);
const ofCarats = new Set('gold diamond platinum ring sona sone heera solitaire सोना सोने हीरा'.split(' '));

/**
 * A price among words. A bare number ('kurta 500') is a budget when it is as round as prices are, or when no product
 * contains it. 'sasti' asks for cheap products, 'mehenga' for expensive ones. Null when there is none.
 */
export function priceAt(
  words: readonly string[],
  at: number,
  isKnown: (at: number) => boolean,
): TypedPrice | 'cheap' | 'dear' | null {
  const [word = '', last = ''] = [words[at], words[at - 1]];
  if (cheap.has(word)) return 'cheap';
  if (dear.test(word)) return 'dear';
  const thousands = /^([1-9]\d?)k$/.exec(word)?.[1];
  const isCarat = carats.has(word) && words.some((one) => ofCarats.has(one));
  if (thousands && words.length > 1 && !isCarat) return { typed: word, high: Number(thousands) * 1_000 };
  if (words.length === 1 || !/^[1-9]\d{2,4}$/.test(word) || /^\d+$/.test(last)) return null;
  return /[09]$/.test(word) || !isKnown(at) ? { typed: word, high: Number(word) } : null;
}

function rupees([whole = '0', part = '', thousands]: (string | undefined)[]): number {
  const value = Number(`${whole.replaceAll(',', '')}${part}`) * (thousands ? 1_000 : 1);
  return Math.round(value);
}
