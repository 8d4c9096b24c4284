import { createDictionary, type Dictionary } from './dictionary.ts';

/** The products of one category as columns: all that facets choose and count by, and nothing else. */
export interface Columns {
  readonly brands: Dictionary;
  /** By the id of the shop. */
  readonly shops: Dictionary;
  /** All sizes that a product comes in have one code together: a few hundred lists serve a hundred thousand products. */
  readonly sizes: Dictionary;
  readonly colours: Dictionary;
  readonly parts: readonly Part[];
  /** What these products come to (`listed_fingerprints`): of what the database holds now, when it says the same. */
  readonly fingerprint: bigint;
  /** About how much memory it takes. */
  readonly bytes: number;
}

/** Some thousand products, the same place in each column for one product. */
export interface Part {
  /** Codes of the four dictionaries. */
  readonly brands: Uint32Array;
  readonly shops: Uint32Array;
  readonly sizes: Uint32Array;
  readonly colours: Uint32Array;
  /** Selling price in rupees. */
  readonly prices: Int32Array;
  /** Percent. */
  readonly discounts: Uint8Array;
  /** Rating in tenths of a star. */
  readonly tenths: Uint8Array;
  /** 1 where it can be bought, else 0. */
  readonly inStock: Uint8Array;
}

/** Four codes, a price and three small numbers. */
export const bytesOfProduct = 4 * 4 + 4 + 3;

/** A part as the database tells it, column by column; sizes and colours as the JSON text of a list. */
export interface ToldPart {
  readonly brands: readonly string[];
  readonly shops: readonly string[];
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
  readonly prices: readonly number[];
  readonly discounts: readonly number[];
  readonly tenths: readonly number[];
  readonly inStock: readonly number[];
  /** A whole number that no JavaScript number holds. */
  readonly fingerprint: string;
}

/** Puts a category's columns together, a part at a time. */
export async function collectColumns(told: AsyncIterable<ToldPart>): Promise<Columns> {
  const brands = createDictionary(brandOf);
  const shops = createDictionary(shopOf);
  const sizes = createDictionary(listOf);
  const colours = createDictionary(listOf);
  const codes = (texts: readonly string[], { codeOf }: Dictionary) => Uint32Array.from(texts, codeOf);
  const parts: Part[] = [];
  let products = 0;
  let fingerprint = 0n;
  for await (const part of told) {
    products += part.prices.length;
    fingerprint += BigInt(part.fingerprint);
    parts.push({
      brands: codes(part.brands, brands),
      shops: codes(part.shops, shops),
      sizes: codes(part.sizes, sizes),
      colours: codes(part.colours, colours),
      prices: Int32Array.from(part.prices),
      discounts: Uint8Array.from(part.discounts),
      tenths: Uint8Array.from(part.tenths),
      inStock: Uint8Array.from(part.inStock),
    });
  }
  const bytes = bytesOfProduct * products + brands.bytes + shops.bytes + sizes.bytes + colours.bytes;
  return { brands, shops, sizes, colours, parts, fingerprint, bytes };
}

export const shopOf = (id: string) => ({ names: [id], keys: [id] });

export const brandOf = (brand: string) => ({
  names: brand === '' ? [] : [brand],
  keys: [brand.toLowerCase()],
});

export function listOf(json: string) {
  const names = JSON.parse(json) as string[];
  return { names, keys: names.map((name) => name.toLowerCase()) };
}
