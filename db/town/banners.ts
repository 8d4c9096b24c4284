import { shop } from '../../src/shop.ts';
import { dyes as d } from './dyes.ts';

export interface TownBanner {
  /** The scene that the illustration engine draws. */
  scene: {
    kind: 'hawa-mahal' | 'bazaar' | 'block-print' | 'loom' | 'festive' | 'monsoon';
    seed: number;
    colours: [string, string, string];
  };
  heading: string;
  btnText: string;
  /** Slug of the button's target. */
  target: { type: 'product' | 'category'; slug: string };
}

/** The square of the shop's city: only one of them has this palace, and is pink. */
const square =
  shop.city === 'Jaipur'
    ? ({ kind: 'hawa-mahal', city: 'the pink city' } as const)
    : ({ kind: 'bazaar', city: shop.city } as const);

// biome-ignore format: a banner, two lines
export const banners: readonly TownBanner[] = [
  { scene: { kind: square.kind, seed: 1, colours: [d.gulabi, d.peach, d.maroon] },
    heading: `Every lane of ${square.city}, at one counter`, btnText: 'See the kurtas', target: { type: 'category', slug: 'womens-kurtas' } },
  { scene: { kind: 'block-print', seed: 2, colours: [d.indigo, d.ivory, d.rust] },
    heading: 'Mud, indigo and a steady hand: printed in Bagru', btnText: 'Meet the dabu kurta', target: { type: 'product', slug: 'indigo-dabu-print-straight-kurta' } },
  { scene: { kind: 'festive', seed: 3, colours: [d.maroon, d.gold, d.marigold] },
    heading: 'The baraat leaves at eight. Be ready by six.', btnText: 'Lehengas & anarkalis', target: { type: 'category', slug: 'lehengas' } },
  { scene: { kind: 'monsoon', seed: 4, colours: [d.teal, d.gulabi, d.marigold] },
    heading: 'Leheriya, because clouds deserve company', btnText: 'The Teej saree', target: { type: 'product', slug: 'pink-and-marigold-leheriya-saree' } },
  { scene: { kind: 'bazaar', seed: 5, colours: [d.mustard, d.terracotta, d.emerald] },
    heading: 'Eleven families, one lane: juttis from Ramganj', btnText: 'Find your pair', target: { type: 'category', slug: 'juttis-footwear' } },
];
