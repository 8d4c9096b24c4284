import type { DeskApi } from '../../../calls.ts';
import { randomKey } from '../../../platform/send-once.ts';
import { type AttributeKind, forEachKind } from '../../../domains/catalogue/attributes/attribute-kinds.ts';
import {
  type FactsOf,
  forEachFact,
  forEachVariantField,
  type VariantFieldName,
} from '../../../domains/catalogue/products/fields.ts';

export type ProductData = Awaited<ReturnType<DeskApi['deskProducts']['get']>>;
export type Product = ProductData['product'];
export type Choices = Awaited<ReturnType<DeskApi['deskProducts']['choices']>>;

/** A size as typed. `key` identifies the row; `seen` is the free stock when the page was read. */
export interface DraftVariant extends Readonly<Record<VariantFieldName | 'stock', string>> {
  readonly key: string;
  readonly id?: string;
  readonly seen: number;
  readonly promised: number;
}

/** The chosen values of an attribute and their source. `unread`: they will be derived from the texts on saving. */
export interface DraftAttribute {
  readonly values: readonly string[];
  readonly from: NonNullable<Product['attributes'][AttributeKind]>['from'] | 'unread';
}
export type DraftAttributes = Readonly<Record<AttributeKind, DraftAttribute>>;

/** The attributes of a product. An attribute without values is `unread`. */
export const attributesOf = (product: Product | null): DraftAttributes =>
  forEachKind((kind) => product?.attributes?.[kind] ?? { values: [], from: 'unread' });

/** A product as typed: all fields are text until it is sent. */
export interface Draft extends FactsOf {
  readonly name: string;
  readonly brand: string;
  readonly categoryId: string;
  readonly description: string;
  readonly price: string;
  readonly discount: string;
  readonly images: readonly string[];
  /** The colour that each picture shows; '' for none. */
  readonly pictureColours: Product['pictureColours'];
  readonly hidden: boolean;
  readonly attributes: DraftAttributes;
  readonly variants: readonly DraftVariant[];
}

export const newVariant = (over: Partial<DraftVariant> = {}): DraftVariant => ({
  ...forEachVariantField(() => ''),
  stock: '',
  seen: 0,
  promised: 0,
  ...over,
  key: randomKey(),
});

/** The form's initial values: the product, or an empty draft. */
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
      ...forEachFact(() => ''),
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
      price: String(variant.price ?? ''),
      discount: String(variant.discount ?? ''),
      stock: String(variant.stock),
      seen: variant.stock,
    })),
  };
}

/** The distinct colours of a draft's variants. */
export const coloursOf = ({ variants }: Pick<Draft, 'variants'>): string[] =>
  [...new Set(variants.map(({ colour }) => colour.trim()))].filter(Boolean);

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** A size's own price; an MRP alone is one without a discount. */
export const ownPriceOf = ({ price, discount }: Pick<DraftVariant, 'price' | 'discount'>) =>
  `${price}${discount}`.trim() === ''
    ? { price: null, discount: null }
    : { price: numberOf(price), discount: Number(discount) };

/** The content to send. An unchanged description is left out, so that its formatting survives; so are unchanged picture colours. */
export function contentOf(draft: Draft, product: Product | null) {
  const { name, brand, categoryId, description, images, hidden } = draft;
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
    ...forEachFact((name) => draft[name]),
    variants: draft.variants.map((variant) => ({
      ...(variant.id ? { id: variant.id } : {}),
      ...forEachVariantField((name) => variant[name]),
      ...ownPriceOf(variant),
      stock: numberOf(variant.stock),
      seen: variant.seen,
    })),
  };
}
