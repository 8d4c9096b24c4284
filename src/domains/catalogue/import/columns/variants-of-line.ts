import * as m from '#messages/import-report';
import { quoted } from '../quoted.ts';
import { coloursOf, isOfAll, piecesBySize, sizesOf } from './listed-sizes.ts';
import { partsOf } from './looks.ts';
import { imagesOf, type MappedLine, piecesOf, targetOfOption } from './mapped-line.ts';
import type { OfSize } from './sizes-of-line.ts';
import { atSize, type LinePrices, pricesOf } from './prices-of-line.ts';

/** A size and colour of a line, as cells of Shopify's product CSV. */
interface VariantCells {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly options: readonly (readonly [name: string, value: string])[];
  readonly images: readonly string[];
  /** Sentences. */
  readonly remarks: readonly string[];
}

/** The sizes and colours of a line, which may list several. */
export function variantsOf(line: MappedLine, isOfSizes: boolean, today: string): VariantCells[] {
  const combinations = combinationsOf(line, isOfSizes);
  const list = piecesBySize(piecesOf(line), sizesOf(line.of('size'))) ?? partsOf(piecesOf(line), /[,|;/]/);
  const pieces = line.ofSizes.some(({ ofSize }) => ofSize !== '')
    ? combinations.map(({ own }) => own?.ofSize ?? '')
    : list;
  const isCounted = pieces.length === combinations.length || isOfAll(pieces);
  const withoutPrice = unpricedSizes(line).map((size) => m.size_without_price({ size }));
  let before = '';
  return combinations.map(({ options, own }, at) => {
    const { price, compareAt, ...more } = pricesOf(own ? atSize(line, own) : line, today);
    const remark = remarkOn(line, { price, ...more });
    const isNew = remark !== '' && remark !== before;
    before = remark;
    return {
      line: line.line,
      options,
      images: imagesIn(line),
      remarks: [...(at === 0 ? withoutPrice : []), ...(isNew ? [remark] : [])],
      cells: {
        'Variant SKU': combinations.length > 1 ? '' : line.of('sku'),
        'Variant Inventory Qty': isCounted ? (pieces[at] ?? pieces[0] ?? '') : '',
        'Variant Price': price,
        'Variant Compare At Price': compareAt,
      },
    };
  });
}

/** What a shopkeeper should know of a price; '' for nothing. */
function remarkOn(
  line: MappedLine,
  { price, isOff, ends, unreadOff }: Omit<LinePrices, 'compareAt'>,
): string {
  if (unreadOff) return m.discount_unread({ cell: quoted(unreadOff), price });
  if (isOff) return m.sale_price_off({ cell: quoted(line.of('price')), price });
  return ends && m.sale_price_ends({ cell: quoted(line.of('price')), day: ends });
}

type Choice = readonly (readonly [name: string, value: string])[];

function combinationsOf(line: MappedLine, isOfSizes: boolean): { options: Choice; own: OfSize | null }[] {
  const options = line.options.filter(([name, value]) => isOption(name, value, isOfSizes));
  const choices = options.reduce<Choice[]>(
    (all, [name, cell]) =>
      valuesOf(name, cell).flatMap((value) => all.map((one) => [...one, [name, value] as const])),
    [[]],
  );
  const ofSizes = pricedSizes(line);
  return ofSizes.length > 0
    ? choices.flatMap((one) =>
        ofSizes.map((own) => ({ options: [...one, ['Size', own.size] as const], own })),
      )
    : choices.map((one) => ({ options: one, own: null }));
}

/** Beside sizes with a price of their own, one without any is not sold. */
function pricedSizes(line: MappedLine): readonly OfSize[] {
  const hasPrice = ({ priceOfSize, mrpOfSize }: OfSize) => priceOfSize !== '' || mrpOfSize !== '';
  const isPriced = line.of('price') !== '' || line.of('compareAt') !== '' || line.of('usualPrice') !== '';
  return isPriced || !line.ofSizes.some(hasPrice) ? line.ofSizes : line.ofSizes.filter(hasPrice);
}

/** Sizes that have pieces and no price, beside others with one. */
const unpricedSizes = (line: MappedLine): string[] => {
  const sellable = pricedSizes(line);
  return line.ofSizes.flatMap((one) => (!sellable.includes(one) && Number(one.ofSize) > 0 ? one.size : []));
};

/** The pictures of a line. */
export const imagesIn = (line: MappedLine): string[] => line.all('image').flatMap(imagesOf);

/** Size and colour always; anything else only of a product with several, and never with several values of its own. */
function isOption(name: string, value: string, isOfSizes: boolean): boolean {
  const target = targetOfOption(name);
  if (target === 'size' || target === 'colour') return true;
  return target === null && isOfSizes && !/[,;|]/.test(value);
}

function valuesOf(name: string, cell: string): string[] {
  const target = targetOfOption(name);
  return target === 'size' ? sizesOf(cell) : target === 'colour' ? coloursOf(cell) : [cell];
}
