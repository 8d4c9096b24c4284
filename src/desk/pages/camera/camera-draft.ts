import * as m from '#messages/desk-camera';
import type { DeskApi } from '../../../calls.ts';
import { forEachKind } from '../../../domains/catalogue/attributes/attribute-kinds.ts';
import { compareSizes } from '../../../domains/catalogue/compare-sizes.ts';
import { forEachFact } from '../../../domains/catalogue/products/fields.ts';
import { sellingPrice } from '../../../platform/money.ts';

export type Choices = Awaited<ReturnType<DeskApi['deskProducts']['choices']>>;
export type Product = Awaited<ReturnType<DeskApi['deskProducts']['get']>>['product'];

/** A product that is begun: all text as typed. `pieces` has those that differ from `each`, by size and colour. */
export interface CameraDraft {
  readonly id: string;
  readonly images: readonly string[];
  readonly name: string;
  readonly price: string;
  readonly sells: string;
  readonly categoryId: string;
  readonly brand: string;
  readonly sizes: readonly string[];
  readonly otherSizes: string;
  readonly colours: string;
  readonly each: string;
  readonly pieces: Readonly<Record<string, string>>;
}

/** Sizes to tap where a category has no goods with sizes yet. */
const usualSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const oneSize = 'One Size';

/** A new draft, with what is usual in the shop. */
export const newDraft = (id: string, { usual, brands }: Choices): CameraDraft => ({
  id,
  images: [],
  name: '',
  price: '',
  sells: '',
  categoryId: usual?.categoryId ?? '',
  brand: usual?.brand ?? brands[0] ?? '',
  sizes: [],
  otherSizes: '',
  colours: '',
  each: '',
  pieces: {},
});

/** A draft that begins as a copy of a product; its pieces are to be counted. */
export function copyOf(product: Product): CameraDraft {
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  return {
    id: `of-${product.id}`,
    images: product.images,
    name: m.copy_of({ name: product.name }),
    price: String(product.price),
    sells: String(sellingPrice(product.price, product.discount)),
    categoryId: product.categoryId,
    brand: product.brand,
    sizes: sizes.filter((size) => size !== oneSize),
    otherSizes: '',
    colours: [...new Set(product.variants.map(({ colour }) => colour))].filter(Boolean).join(', '),
    each: '',
    pieces: {},
  };
}

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Sizes to tap: those of the category's goods, and what was tapped before the category changed. */
export function sizesToTap({ categoryId, sizes }: CameraDraft, { categories }: Choices): string[] {
  const fromGoods = categories.find(({ id }) => id === categoryId)?.sizes ?? [];
  const offers = fromGoods.length > 0 ? fromGoods : usualSizes;
  return [...new Set([...offers, ...sizes])].toSorted(compareSizes);
}

/** The sizes and colours of a draft; `''` for no colour. */
export function gridOf(draft: CameraDraft): { sizes: string[]; colours: string[] } {
  const sizes = [...new Set([...draft.sizes.toSorted(compareSizes), ...namesIn(draft.otherSizes)])];
  const colours = namesIn(draft.colours);
  return { sizes: sizes.length > 0 ? sizes : [oneSize], colours: colours.length > 0 ? colours : [''] };
}

/** The name under which the pieces of a size and colour are kept. */
export const cellOf = (size: string, colour: string): string => `${size}|${colour}`;

const rupees = (text: string): number => (/^\d{1,8}$/.test(text.trim()) ? Number(text) : Number.NaN);
const pieces = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The highest whole percent at which the customer still pays the typed price; null without two prices. */
export function discountFor({ price, sells }: Pick<CameraDraft, 'price' | 'sells'>): number | null {
  const [mrp, target] = [rupees(price), rupees(sells)];
  if (!(mrp > 0 && target > 0 && target <= mrp)) return null;
  for (let percent = 99; percent >= 0; percent--) if (sellingPrice(mrp, percent) >= target) return percent;
  return null;
}

/** What is missing, by field. */
export function missingIn(draft: CameraDraft): Record<string, string> {
  const { name, price, sells, categoryId, brand, each } = draft;
  const { sizes, colours } = gridOf(draft);
  const cells = colours.flatMap((colour) => sizes.map((size) => cellOf(size, colour)));
  const isCounted = cells.every((cell) => !Number.isNaN(pieces(draft.pieces[cell] ?? each)));
  const faults: [string, string | false][] = [
    ['name', name.trim() === '' && m.name_it()],
    ['price', !(rupees(price) > 0) && m.enter_mrp()],
    ['sells', !(rupees(sells) > 0) ? m.enter_price() : rupees(sells) > rupees(price) && m.above_mrp()],
    ['each', !isCounted && m.enter_pieces()],
    ['categoryId', categoryId === '' && m.choose_category()],
    ['brand', brand.trim() === '' && m.enter_brand()],
  ];
  return Object.fromEntries(faults.filter((fault): fault is [string, string] => fault[1] !== false));
}

/** The product to add: what the draft says, and what is usual in the shop. */
export function contentOf(draft: CameraDraft, { usual }: Choices) {
  const { sizes, colours } = gridOf(draft);
  return {
    name: draft.name,
    brand: draft.brand,
    categoryId: draft.categoryId,
    price: rupees(draft.price),
    discount: discountFor(draft) ?? 0,
    images: [...draft.images],
    status: 'active' as const,
    ...forEachFact((name) => (name === 'netQuantity' ? (usual?.netQuantity ?? '') : '')),
    attributes: forEachKind(() => null),
    variants: colours.flatMap((colour) =>
      sizes.map((size) => ({
        size,
        colour,
        sku: '',
        price: null,
        discount: null,
        stock: pieces(draft.pieces[cellOf(size, colour)] ?? draft.each),
        seen: 0,
      })),
    ),
  };
}
