import { colourNamed } from '../../../../../packages/garment-art/src/colour-names.ts';
import { plainDigits } from '../../../../../packages/typed-code/src/typed-code.ts';
import { hsnShape } from '../../../tax/hsn.ts';
import { audienceOf } from '../audience-of.ts';
import { isKindWord, stemOf } from '../kind-words.ts';
import { readRupees } from '../price-of.ts';
import { isNotStocked, isUncountedStock } from '../stock-words.ts';
import type { Target } from './targets.ts';
import { saysWay } from './ways-of-sale.ts';

/** A size as people write it: letters, ages, lengths, or numbers of clothes and shoes. */
const sizeWord =
  /^(?:(?:[2-9]?x{0,4}|[2-9]x)[sl]|x{0,3}[sl]|m|(?:[2-9]x? |(?:extra|double|triple|x)[ -]?){0,2}(?:small|medium|large)|free ?size|one ?size|fs|os|[2-9]xl|(?:[23]\d|4[0-8])[a-h]{1,2}|एस|एम|एल|एक्स ?एल|फ्री साइज़|(?:uk|us|eu|ind)[ -]?\d{1,2}(?:\.5)?|(?:[2-5]\d|[1-9])(?:\.5)?|\d{1,2} ?[-–] ?\d{1,2} ?(?:y|yrs?|years?|m|mths?|months?)?|\d{1,2} ?(?:y|yrs?|years?|m|months?))$/i;

export const isSize = (cell: string): boolean => sizeWord.test(cell.trim());

/** Chapters of the tariff for leather goods, textiles, clothes, shoes, jewellery and watches. */
const hsnOfFashion = /^(?:42|5\d|6[0-7]|71|91|33|39)/;
const isHsn = (cell: string): boolean => hsnShape.test(cell) && hsnOfFashion.test(cell);

const isColour = (cell: string): boolean =>
  cell.length <= 30 &&
  (cell.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => colourNamed(word) !== undefined) &&
  cell.split(/\s+/).length <= 3;

const yesOrNo =
  /^(?:yes|no|y|n|true|false|0|1|-1|active|inactive|enabled|disabled|draft|live|publish|private|pending|published|unpublished|archived|हाँ|हां|नहीं|sí|si)$/i;

/** A cell's parts between separators. Trimmed afterwards: an expression with the spaces takes the square of a long run of them. */
export const partsOf = (cell: string, separator = /[,|;]/): string[] =>
  cell.split(separator).map((part) => part.trim());

export const isImageAddress = (cell: string): boolean =>
  /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif|gif)(?:[?#]\S*)?$/i.test(cell) ||
  /^[^\s?]+\.(?:jpe?g|png|webp)$/i.test(cell);

/** The name of a picture's file, as cameras and people give them: `red kurta front.jpg`. */
export const namesImage = (cell: string): boolean =>
  cell.length <= 200 && /\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(cell);

/** Tests of a column's cells: how well they fit a target, from 0 to 1. */
type Look = (cells: readonly string[]) => number;

const share =
  (test: (cell: string) => boolean): Look =>
  (cells) =>
    cells.filter(test).length / cells.length;

/** `1.299,00` and `899,50`, as Spain and Germany write amounts. */
export const hasDecimalComma = (cell: string): boolean => /^[^\d,.]*\d+(?:\.\d{3})*,\d{2}\D*$/.test(cell);
const isAmount = (cell: string): boolean =>
  (readRupees(plainDigits(cell)) ?? 0) >= 20 || hasDecimalComma(cell);
/** Pieces without their unit: `12 Pcs` is 12. */
export const piecesIn = (cell: string): string =>
  plainDigits(cell)
    .replace(/(?<=\d)\s*(?:pcs?|pieces?|nos?|units?|pairs?|prs?|नग|पीस|जोड़ी)\.?$/i, '')
    .replace(/^\d{1,3}(?:,\d{2,3}){1,3}$/, (count) => count.replaceAll(',', ''));
const isCount = (cell: string): boolean => {
  const pieces = piecesIn(cell);
  return /^\d{1,5}(?:\.0+)?$/.test(pieces) && Number(pieces) <= 20_000;
};
const distinct = (cells: readonly string[]): number => new Set(cells).size / cells.length;

/** What a column's cells may be without regard to its name; others need one. A cell may have megabytes: lengths come first. */
export const looks: Readonly<Partial<Record<Target, Look>>> = {
  handle: share((cell) => /[\d-]/.test(cell)),
  image: share((cell) => cell.split(/[\s,|;]+/).every(isImageAddress) || namesImage(cell)),
  hsn: share(isHsn),
  size: share((cell) => !/^\d$/.test(cell) && partsOf(cell, /[,|/]/).every(isSize)),
  colour: share(isColour),
  gender: share((cell) => cell.length <= 30 && (audienceOf(cell) !== null || /^unisex$/i.test(cell))),
  // A measure is no choice: Length 10.
  option: share((cell) => !/^[\d.,]+ ?(?:cm|mm|in|inch(?:es)?|kg|gm?)?$/i.test(cell)),
  published: share((cell) => yesOrNo.test(cell)),
  inStock: (cells) => (cells.some((cell) => Number(cell) > 1) ? 0 : share((cell) => yesOrNo.test(cell) || /stock/i.test(cell))(cells)),
  price: share(isAmount),
  compareAt: share(isAmount),
  percentOff: share((cell) => /^\d{1,2}(?:\.\d+)?\s*%?$/.test(cell)),
  quantity: share((cell) => isCount(cell) || isNotStocked(cell) || isUncountedStock(cell)),
  ofSize: share(isCount),
  priceOfSize: share(isAmount),
  mrpOfSize: share(isAmount),
  wayOfSale: share(saysWay),
  isUnsent: share((cell) => yesOrNo.test(cell)),
  type: (cells) =>
    share((cell) => cell.length <= 120 && cell.split(/[\s,;&/|>_-]+/).some((word) => isKindWord(stemOf(word))))(cells) *
    (distinct(cells) < 0.9 || cells.length < 4 ? 1 : 0.6),
  body: share((cell) => cell.length > 60 || /<\w+/.test(cell)),
  title: (cells) => share((cell) => cell.length <= 200 && /\p{L}{2,}.*\s+\p{L}/u.test(cell) && !/^https?:/.test(cell))(cells),
  sku: (cells) => share((cell) => /^(?=.*\d)[\w./-]{2,40}$/.test(cell))(cells) * distinct(cells),
}; // biome-ignore format: a table
