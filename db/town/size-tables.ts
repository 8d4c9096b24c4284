import type { Audience } from '../../packages/garment-art/src/art.ts';
import {
  type KindOfSizes,
  type Measure,
  measuresOf,
} from '../../src/domains/catalogue/size-tables/measures.ts';
import type { SizeRow } from '../../src/domains/catalogue/size-tables/size-guide.ts';
import type { CategorySlug } from './categories.ts';
import { chance } from './chance.ts';
import { townId } from './ids.ts';
import type { TownProduct } from './make-product.ts';
import { type SizeRun, sizeRuns } from './sizes.ts';
import type { Town } from './town.ts';

type Figures = Partial<Record<Measure, readonly number[]>>;

/** Centimetres of each size, invented but realistic: no maker's table is copied. */
// biome-ignore format: a table
const figures: Partial<Record<SizeRun, Figures>> = {
  women: { chest: [80, 85, 90, 96, 102, 108], waist: [64, 69, 74, 80, 86, 92], hip: [88, 93, 98, 104, 110, 116] },
  men: { chest: [92, 97, 102, 108, 114], waist: [78, 83, 88, 95, 102], shoulder: [43, 44.5, 46, 47.5, 49] },
  chest: { chest: [96, 101, 106, 111, 116], waist: [82, 87, 92, 98, 104], shoulder: [44, 45.5, 47, 48.5, 50] },
  'waist-women': { waist: [66, 71, 76, 81, 86], hip: [90, 95, 100, 105, 110], inseam: [72, 72, 73, 73, 74] },
  'waist-men': { waist: [72, 77, 82, 87, 92, 97], hip: [90, 95, 100, 105, 110, 115], inseam: [77, 78, 79, 80, 80, 81] },
  kids: { height: [98, 110, 122, 134, 146], chest: [54, 58, 62, 67, 72], waist: [51, 53, 56, 59, 62] },
  'shoes-women': { foot: [21.8, 22.6, 23.5, 24.3, 25.2, 26] },
  'shoes-men': { foot: [24.4, 25.2, 26, 26.9, 27.7, 28.6] },
  'shoes-kids': { foot: [15.4, 17, 18.6, 20.2, 21] },
  bangles: { across: [5.7, 6, 6.4] },
};

const runsOf: Record<Audience, readonly SizeRun[]> = {
  women: ['women', 'waist-women', 'shoes-women', 'bangles'],
  men: ['men', 'chest', 'waist-men', 'shoes-men'],
  girls: ['kids', 'shoes-kids'],
  boys: ['kids', 'shoes-kids'],
};

const kindOf: Partial<Record<string, KindOfSizes>> = {
  'womens-kurtas': 'dress',
  'womens-dresses': 'dress',
  lehengas: 'dress',
  'salwar-suits': 'dress',
  'mens-kurtas': 'top',
  'mens-shirts': 'top',
  'winter-wear': 'top',
  'jeans-trousers': 'bottom',
  'kids-clothing': 'children',
  'juttis-footwear': 'footwear',
  jewellery: 'bangles',
} satisfies Partial<Record<CategorySlug, KindOfSizes>>;

const audienceOf = ({ colourways }: TownProduct): Audience => colourways[0]?.art.audience ?? 'women';
const shelfOf = ({ shop, category }: TownProduct): string => `${shop} ${category}`;
const namesOfAudiences: Record<Audience, string> = {
  women: 'Women',
  men: 'Men',
  girls: 'Girls',
  boys: 'Boys',
};

/** Categories with sizes for women and for men, which need a table each. */
function sharedShelves(products: readonly TownProduct[]): ReadonlySet<string> {
  const productsBySize = Map.groupBy(
    products.filter((product) => runsIn(product).length > 0),
    shelfOf,
  );
  return new Set(
    [...productsBySize].flatMap(([shelf, goods]) => {
      const audiences = new Set(goods.map(audienceOf));
      return audiences.has('women') && audiences.has('men') ? shelf : [];
    }),
  );
}

/** Audiences that sellers set by product, where its sizes would otherwise be taken for another audience's. */
export function saidAudiences(products: readonly TownProduct[]): ReadonlyMap<string, readonly string[]> {
  const sharedOnes = sharedShelves(products);
  return new Map(
    products.flatMap((product) =>
      sharedOnes.has(shelfOf(product)) ? [[product.slug, [namesOfAudiences[audienceOf(product)]]]] : [],
    ),
  );
}

/** The size tables of the town's shops: one per category, or one for women and one for men if a shop has sizes of both. */
export function sizeTableRows({ products }: Pick<Town, 'products'>, today: Date) {
  const audiences = saidAudiences(products);
  const tables = Map.groupBy(products, (product) => {
    const audience = audiences.get(product.slug)?.[0] ?? '';
    return `${shelfOf(product)} ${['Women', 'Men'].includes(audience) ? audience : ''}`;
  });
  return [...tables].flatMap(([name, goods]) => {
    const [shop = '', category = '', audience = ''] = name.split(' ');
    const kind = kindOf[category];
    const rows = kind ? rowsOf(goods, kind, cutOf(shop)) : [];
    if (!kind || rows.length === 0) return [];
    return {
      seller_id: townId('seller', shop),
      category_id: townId('category', category),
      audience,
      kind,
      rows,
      version: 1,
      updated_at: today,
    };
  });
}

/** Shops cut differently: how many centimetres a shop's clothes are wider than the standard. */
const cutOf = (shop: string): number => chance(`cut ${shop}`).int(-1, 2);

function rowsOf(goods: readonly TownProduct[], kind: KindOfSizes, cut: number): SizeRow[] {
  const runs = new Set(goods.flatMap((product) => runsIn(product)));
  return [...runs].flatMap((run) =>
    sizeRuns[run].map((size, at) => ({ size, cm: centimetres(run, at, kind, cut) })),
  );
}

const runsIn = (product: TownProduct): SizeRun[] =>
  runsOf[audienceOf(product)].filter((run) =>
    product.variants.every(({ size }) => (sizeRuns[run] as readonly string[]).includes(size)),
  );

function centimetres(run: SizeRun, at: number, kind: KindOfSizes, cut: number): SizeRow['cm'] {
  const figureOfRun = figures[run] ?? {};
  return Object.fromEntries(
    measuresOf(kind).flatMap((name) => {
      const figure = figureOfRun[name]?.[at];
      if (figure === undefined) return [];
      const isCut = ['chest', 'waist', 'hip'].includes(name) && kind !== 'children';
      return [[name, figure + (isCut ? cut : 0)]];
    }),
  );
}
