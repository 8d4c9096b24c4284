import type { PhotoAddress } from '../photo-fetches/photo-fetches.store.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';
import type { SellerName } from '../../sellers/sellers.store.ts';
import type { FileWords, ProductContent, WrittenProduct } from './write-products.store.ts';

/** A product with everything looked up except its current contents. */
export interface PreparedProduct {
  readonly line: number;
  readonly handle: string;
  readonly seller: SellerName;
  readonly content: ProductContent;
  readonly words: FileWords;
  /** Of pictures that the shop knew: the colours that the file says of them. */
  readonly colours: Readonly<Record<string, string>>;
  readonly drawings: readonly DrawnPicture[];
  /** How many of the pictures named in the file could not be read. */
  readonly unread: number;
  /** Those of them that are fetched from the internet afterwards. */
  readonly addresses: readonly PhotoAddress[];
  /** The MRP of the file, before it was lowered for a whole percent. */
  readonly fileMrp: number;
  /** The product's columns that the file says nothing of: the shop's values stay. */
  readonly unnamed: ReadonlySet<string>;
  /** The file lists all sizes with their pieces. */
  readonly statesSizes: boolean;
  readonly namesSku: boolean;
  /** Where its sizes begin among those that the product has. */
  readonly firstPosition: number;
  /** A digest of its lines, when they alone determined the result and nothing was reported; else null. */
  readonly lines: string | null;
}

/** `adopted`: already equal in the shop, but not from this file. `remembered`: equal, but its lines differ. */
export type Change = 'made' | 'updated' | 'adopted' | 'remembered' | 'unchanged';

/** What tells the sizes of a product apart. */
export const sizeKey = ({ size, colour }: { size: string; colour: string }): string => `${size}\n${colour}`;

/** A product with its place in the shop. */
export interface PlacedProduct {
  product: PreparedProduct;
  change: Change;
  /** The product is known, but the file's words differ from the shop's. */
  readonly isReworded: boolean;
  /** It is hidden for want of a photo. */
  awaitsPhoto: boolean;
  /** The pieces of each size that the shop had when it was compared. */
  piecesBefore?: ReadonlyMap<string, number>;
  row: WrittenProduct;
}
