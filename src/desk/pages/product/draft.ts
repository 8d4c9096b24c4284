import type { DeskApi } from '../../../calls.ts';
import { type AttributeKind, forEachKind } from '../../../domains/catalogue/attributes/attribute-kinds.ts';

export type Found = Awaited<ReturnType<DeskApi['deskProducts']['get']>>;
export type Product = Found['product'];
export type Choices = Awaited<ReturnType<DeskApi['deskProducts']['choices']>>;

/** A size as it is typed. `key` tells rows apart; `seen` is the stock that was free when the page was read. */
export interface DraftVariant {
  readonly key: string;
  readonly id?: string;
  readonly size: string;
  readonly colour: string;
  readonly sku: string;
  readonly stock: string;
  readonly seen: number;
  readonly promised: number;
}

/** An attribute as it is chosen, and where its values are from; `unread`: what the texts will say when it is saved. */
export interface DraftAttribute {
  readonly values: readonly string[];
  readonly from: NonNullable<Product['attributes'][AttributeKind]>['from'] | 'unread';
}
export type DraftAttributes = Readonly<Record<AttributeKind, DraftAttribute>>;

/** The attributes of a product as they are; an attribute that nothing names is unread. */
export const attributesOf = (product: Product | null): DraftAttributes =>
  forEachKind((kind) => product?.attributes?.[kind] ?? { values: [], from: 'unread' });

/** A product as it is typed: text, until it is sent. */
export interface Draft {
  readonly name: string;
  readonly brand: string;
  readonly categoryId: string;
  readonly description: string;
  readonly price: string;
  readonly discount: string;
  readonly images: readonly string[];
  /** Which of its colours a picture shows; '' for none. */
  readonly pictureColours: Product['pictureColours'];
  readonly hidden: boolean;
  readonly attributes: DraftAttributes;
  readonly countryOfOrigin: string;
  readonly maker: string;
  readonly importer: string;
  readonly netQuantity: string;
  readonly variants: readonly DraftVariant[];
}

let made = 0;
export const newVariant = (over: Partial<DraftVariant> = {}): DraftVariant => ({
  size: '',
  colour: '',
  sku: '',
  stock: '',
  seen: 0,
  promised: 0,
  ...over,
  key: `new-${(made += 1)}`,
});

/** What the form begins with: the product as it is, or an empty one. */
export function draftOf(product: Product | null, { brands }: Choices): Draft {
  if (!product)
    return {
      name: '',
      brand: brands.length === 1 ? (brands[0] ?? '') : '',
      categoryId: '',
      description: '',
      price: '',
      discount: '0',
      images: [],
      pictureColours: {},
      hidden: false,
      attributes: attributesOf(null),
      countryOfOrigin: '',
      maker: '',
      importer: '',
      netQuantity: '',
      variants: [newVariant({ size: 'One Size' })],
    };
  return {
    ...product,
    price: String(product.price),
    discount: String(product.discount),
    hidden: product.status === 'hidden',
    attributes: attributesOf(product),
    variants: product.variants.map((variant) => ({
      ...variant,
      key: variant.id,
      stock: String(variant.stock),
      seen: variant.stock,
    })),
  };
}

/** The colours that its sizes come in, each once. */
export const coloursOf = ({ variants }: Pick<Draft, 'variants'>): string[] =>
  [...new Set(variants.map(({ colour }) => colour.trim()))].filter(Boolean);

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** What is sent. A description that was not touched is left out, so that its formatting stays; so are colours of pictures. */
export function contentOf(draft: Draft, product: Product | null) {
  const { name, brand, categoryId, description, images, hidden } = draft;
  const { countryOfOrigin, maker, importer, netQuantity } = draft;
  return {
    name,
    brand,
    categoryId,
    ...(product && description === product.description ? {} : { description }),
    price: numberOf(draft.price),
    discount: numberOf(draft.discount),
    images: [...images],
    ...(draft.pictureColours === product?.pictureColours ? {} : { pictureColours: draft.pictureColours }),
    status: hidden ? ('hidden' as const) : ('active' as const),
    attributes: forEachKind((kind) => {
      const { values, from } = draft.attributes[kind];
      return from === 'seller' ? [...values] : null;
    }),
    countryOfOrigin,
    maker,
    importer,
    netQuantity,
    variants: draft.variants.map(({ id, size, colour, sku, stock, seen }) => ({
      ...(id ? { id } : {}),
      size,
      colour,
      sku,
      stock: numberOf(stock),
      seen,
    })),
  };
}
