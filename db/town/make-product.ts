import type { Art } from '../../packages/garment-art/src/art.ts';
import { featuresIn } from '../../packages/garment-art/src/features.ts';
import type { categories } from './categories.ts';
import { chance, hash } from './chance.ts';
import { describe } from './describe.ts';
import { type Dye, dyeLabel, dyes } from './dyes.ts';
import type { Recipe } from './recipe.ts';
import { shopOfBrand } from './shops.ts';
import { sizeRuns } from './sizes.ts';
import { type Shelf, stockOf } from './stock.ts';
import type { Fabric } from './fabrics.ts';

/** The surface of each fabric in a picture; any other fabric is a plain weave. */
const surfaceOf: Partial<Record<Fabric, NonNullable<Art['surface']>>> = {
  silk: 'satin',
  artsilk: 'satin',
  brocade: 'satin',
  crepe: 'satin',
  velvet: 'velvet',
  wool: 'wool',
  finewool: 'wool',
  fleece: 'wool',
  corduroy: 'corduroy',
  chiffon: 'sheer',
  georgette: 'sheer',
  organza: 'sheer',
  kota: 'sheer',
};

export interface TownVariant {
  sku: string;
  size: string;
  /** Empty if the product has a single colour. */
  colour: string;
  stock: number;
}

export interface TownProduct {
  slug: string;
  name: string;
  brand: string;
  shop: string;
  category: string;
  description: string;
  /** Maximum retail price in whole rupees. */
  mrp: number;
  discountPercent: number;
  createdAt: Date;
  /** Its colours with their pictures, the main colour first. */
  colourways: { colour: string; art: Art }[];
  variants: TownVariant[];
}

const dayMs = 86_400_000;
/** The age of the oldest products, about six months. */
const oldestDays = 180;

/** `Rani & Firozi Kada` → `rani-firozi-kada`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Makes a product from its recipe.
 *
 * @param at its index in its category, from 0
 */
export function makeProduct(
  recipe: Recipe,
  category: (typeof categories)[number],
  at: number,
  shelf: Shelf,
  today: Date,
): TownProduct {
  const slug = slugOf(recipe.name);
  const sizes = sizeRuns[recipe.sizes ?? category.sizes];
  const colours: Dye[] = [recipe.dyes[0], ...(recipe.also ?? [])];
  const pairs = colours.flatMap((dye) =>
    sizes.map((size) => ({ size, colour: colours.length > 1 ? dyeLabel(dye) : '' })),
  );
  const stock = stockOf(slug, shelf, pairs.length);
  const code = hash(slug).toString(36).toUpperCase().padStart(7, '0');
  const die = chance(`born ${slug}`);
  return {
    slug,
    name: recipe.name,
    brand: recipe.brand,
    shop: shopOfBrand(recipe.brand).slug,
    category: category.slug,
    description: describe(recipe, category, at),
    mrp: recipe.mrp,
    discountPercent: recipe.off ?? 0,
    createdAt: new Date(today.getTime() - die.int(0, oldestDays - 1) * dayMs - die.int(1, dayMs)),
    colourways: colours.map((dye) => ({
      colour: dyeLabel(dye),
      art: artOf(recipe, category.audience, dye, slug),
    })),
    variants: pairs.map((pair, n) => ({
      ...pair,
      sku: `${code}-${String(n + 1).padStart(2, '0')}`,
      stock: stock[n]!,
    })),
  };
}

function artOf(recipe: Recipe, audience: Art['audience'], base: Dye, slug: string): Art {
  const [, second, accent] = recipe.dyes;
  const features = featuresIn(recipe.name);
  const surface = recipe.surface ?? surfaceOf[recipe.fabric];
  return {
    garment: recipe.garment,
    print: recipe.print,
    colours: [dyes[base], dyes[second], dyes[accent]],
    seed: recipe.seed ?? hash(slug) % 1_000_000,
    audience: recipe.audience ?? audience,
    ...(recipe.length && { length: recipe.length }),
    ...(recipe.sleeve && { sleeve: recipe.sleeve }),
    ...(recipe.neck && { neck: recipe.neck }),
    ...(features.length > 0 && { features }),
    ...(surface && { surface }),
    ...(recipe.drape && { drape: recipe.drape }),
  };
}
