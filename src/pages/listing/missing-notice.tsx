import * as m from '#messages/listing';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import type { ListingData } from './load.ts';
import styles from './view.module.css';

const listFormat = new Intl.ListFormat('en-IN', { type: 'conjunction' });
const quoteWords = (words: readonly string[]) => listFormat.format(words.map((word) => `“${word}”`));

/** What was asked for and is not here, and what is shown instead, in sentences; empty when everything asked for is here. */
export function missingText({ missing, nearest, products, understood }: ListingData['found']): string {
  const { brands = [], kinds = [], words = [], typed = [], isPart = false, rest = '' } = missing ?? {};
  const price = understood?.filters.find(({ kind }) => kind === 'price')?.typed;
  const wordsLeft = (nearest?.without ?? []).filter((word) => word !== price && !typed.includes(word));
  const isAnything = products.length > 0 || (nearest?.products.length ?? 0) > 0;
  const sentences = [
    brands.length + kinds.length > 0 && m.not_sold({ names: listFormat.format([...brands, ...kinds]) }),
    nearest?.price && inPrice(nearest.goods, nearest.price),
    words.length > 0 && m.nothing_matches({ words: quoteWords(words) }),
    isPart && m.nothing_matches_all(),
    wordsLeft.length > 0 && m.left_out({ words: quoteWords(wordsLeft) }),
    isAnything && !nearest?.price && (rest && !nearest ? `${capital(rest)}:` : m.the_nearest()),
  ];
  return missing || nearest ? sentences.filter(Boolean).join(' ') : '';
}

export const MissingNotice = ({ data: { found } }: { data: ListingData }) => (
  <p className={styles.missing}>{missingText(found)}</p>
);

function inPrice(
  goods: string,
  {
    lowPrice: low,
    highPrice: high,
    nearest,
  }: NonNullable<NonNullable<ListingData['found']['nearest']>['price']>,
): string {
  const [from, to] = [formatRupees(low ?? 0), formatRupees(high ?? 0)];
  const range =
    low === undefined
      ? m.under_amount({ amount: to })
      : high === undefined
        ? m.above_amount({ amount: from })
        : m.between_amounts({ amount: from, amount2: to });
  return m.none_in_price({ goods: goods || m.something(), range, amount: formatRupees(nearest) });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
