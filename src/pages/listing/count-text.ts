import * as m from '#messages/listing';
import { groupDigits } from '../../ui/price/group-digits.ts';

export interface ListingTotal {
  readonly totalProduct: number;
  /** Counting stopped: there are more. */
  readonly more?: true | undefined;
}

/** The number of results: '1 Product', '1,240 Products', or '1,000+ Products' if counting stopped there. */
export const countText = ({ totalProduct, more }: ListingTotal): string =>
  more
    ? m.product_count_or_more({ count: groupDigits(totalProduct) })
    : m.product_count({ count: totalProduct });
