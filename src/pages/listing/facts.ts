import { plainText, shorten } from '../../domains/catalogue/words/plain-text.ts';
import type { Product } from '../../domains/catalogue/product.ts';

/** A product's facts in the list view. */
export interface Facts {
  /** The beginning of its description, about two lines. */
  readonly text: string;
  /** The first line of its description's list, such as 'Fabric: Mulmul cotton'. */
  readonly made: string;
  readonly sizes: string;
  readonly shopName: string;
  readonly sellerId: string;
}

/** Characters that fit on two lines. */
const twoLines = 150;

export function factsOf({ description, variants, shopName, sellerId }: Product): Facts {
  const [story = '', listItems = ''] = description.split('<ul>');
  const sizes = variants.filter(({ stock }) => stock > 0).map(({ size }) => size);
  return {
    text: shorten(plainText(story), twoLines),
    made: plainText(listItems.split('</li>')[0] ?? ''),
    sizes: [...new Set(sizes)].join(' · '),
    shopName,
    sellerId,
  };
}
