import type { Art, Audience } from '../../packages/garment-art/src/art.ts';
import { dyes } from './dyes.ts';
import type { SizeRun } from './sizes.ts';

export interface Category {
  slug: string;
  name: string;
  /** Harmonised System heading for the invoice. */
  hsn: string;
  audience: Audience;
  sizes: SizeRun;
  /** The picture on its tile. */
  art: Art;
}

const d = dyes;

/**
 * In the shop's order: the first five are the footer's Top Products. Six names contain one of the words that the footer
 * looks for (mens, womens, clothing, jeans).
 */
// biome-ignore format: a table
export const categories = [
  { slug: 'womens-kurtas', name: 'Womens Kurtas & Kurtis', hsn: '6211', audience: 'women', sizes: 'women',
    art: { garment: 'kurta', print: 'block-print', colours: [d.ivory, d.rose, d.mehendi], seed: 11, audience: 'women', length: 'long', sleeve: 'elbow', neck: 'keyhole' } },
  { slug: 'sarees', name: 'Sarees', hsn: '5407', audience: 'women', sizes: 'one',
    art: { garment: 'saree', print: 'leheriya', colours: [d.rani, d.marigold, d.gold], seed: 12, audience: 'women' } },
  { slug: 'mens-kurtas', name: 'Mens Kurtas & Sherwanis', hsn: '6211', audience: 'men', sizes: 'men',
    art: { garment: 'kurta', print: 'chikankari', colours: [d.powder, d.white, d.blue], seed: 13, audience: 'men', length: 'long', sleeve: 'full', neck: 'band' } },
  { slug: 'womens-dresses', name: 'Womens Dresses & Tops', hsn: '6204', audience: 'women', sizes: 'women',
    art: { garment: 'dress', print: 'floral', colours: [d.peach, d.coral, d.sage], seed: 14, audience: 'women', length: 'long', sleeve: 'short', neck: 'v' } },
  { slug: 'jeans-trousers', name: 'Jeans & Trousers', hsn: '6203', audience: 'men', sizes: 'waist-men',
    art: { garment: 'jeans', print: 'denim', colours: [d.indigo, d.midblue, d.tan], seed: 15, audience: 'men', length: 'long' } },
  { slug: 'lehengas', name: 'Lehengas & Anarkalis', hsn: '6204', audience: 'women', sizes: 'women',
    art: { garment: 'lehenga', print: 'gota', colours: [d.maroon, d.marigold, d.gold], seed: 16, audience: 'women', length: 'long' } },
  { slug: 'salwar-suits', name: 'Salwar Suits & Dupattas', hsn: '6204', audience: 'women', sizes: 'women',
    art: { garment: 'salwar-suit', print: 'bandhani', colours: [d.turmeric, d.white, d.red], seed: 17, audience: 'women', length: 'knee', sleeve: 'full', neck: 'round' } },
  { slug: 'mens-shirts', name: 'Mens Shirts & T-Shirts', hsn: '6205', audience: 'men', sizes: 'men',
    art: { garment: 'shirt', print: 'ajrakh', colours: [d.madder, d.indigo, d.ivory], seed: 18, audience: 'men', sleeve: 'full', neck: 'collar' } },
  { slug: 'kids-clothing', name: 'Kids Clothing', hsn: '6209', audience: 'girls', sizes: 'kids',
    art: { garment: 'frock', print: 'polka', colours: [d.lemon, d.coral, d.firozi], seed: 19, audience: 'girls', length: 'knee', sleeve: 'short', neck: 'round' } },
  { slug: 'winter-wear', name: 'Winter Wear & Shawls', hsn: '6110', audience: 'women', sizes: 'women',
    art: { garment: 'shawl', print: 'paisley', colours: [d.plum, d.rose, d.gold], seed: 20, audience: 'women' } },
  { slug: 'juttis-footwear', name: 'Juttis & Footwear', hsn: '6403', audience: 'women', sizes: 'shoes-women',
    art: { garment: 'juttis', print: 'gota', colours: [d.teal, d.rani, d.gold], seed: 21, audience: 'women' } },
  { slug: 'jewellery', name: 'Jewellery & Accessories', hsn: '7117', audience: 'women', sizes: 'one',
    art: { garment: 'earrings', print: 'plain', colours: [d.gold, d.emerald, d.rani], seed: 22, audience: 'women' } },
] as const satisfies readonly Category[];

export type CategorySlug = (typeof categories)[number]['slug'];
