import * as m from '#messages/listing';
import { groupDigits } from '../../ui/price/group-digits.ts';

export interface Found {
  readonly totalProduct: number;
  /** There are more than were counted. */
  readonly more?: true | undefined;
}

/** How many were found: '1 Product', '1,240 Products', '1,000+ Products' where more were not counted. */
export const countText = ({ totalProduct, more }: Found): string =>
  more
    ? m.product_count_or_more({ count: groupDigits(totalProduct) })
    : m.product_count({ count: totalProduct });
