import type { Product } from './product.ts';

/** A colour that a product comes in. */
export interface Colour {
  readonly name: string;
  /** Its picture; '' when none shows it. */
  readonly image: string;
  readonly isSoldOut: boolean;
}

/** A product's colours in order. The first colour gets the main picture when no picture names it. */
export function coloursOf({ variants, images }: Pick<Product, 'variants' | 'images'>): Colour[] {
  const names = [...new Set(variants.map(({ colour }) => colour))].filter(Boolean);
  return names.map((name, at) => {
    const own = variants.filter(({ colour }) => colour === name);
    return {
      name,
      image: own[0]?.image || (at === 0 ? (images[0] ?? '') : ''),
      isSoldOut: own.every(({ stock }) => stock === 0),
    };
  });
}

/** The address of the product's page with this colour chosen. */
export const colourAddress = (slug: string, colour: string): string =>
  `/product/details/${slug}${colour && `?colour=${encodeURIComponent(colour)}`}`;
