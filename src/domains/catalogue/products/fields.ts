import * as goods from '#messages/desk-goods';
import * as m from '#messages/product-facts';

/** A column of a product or a variant, and what people call it. */
interface Field {
  readonly column: string;
  /** Most characters of a text. */
  readonly max?: number;
  /** At the desk. */
  readonly label: () => string;
  /** In the list of changes, in the middle of a sentence. */
  readonly inHistory: () => string;
}

/** What every product has. Each has an input of its own at the desk, and its own reading of a file. */
export const contentFields = {
  name: { column: 'name', max: 200, label: () => goods.name(), inHistory: () => goods.part_name() },
  brand: { column: 'brand', max: 100, label: () => goods.brand(), inHistory: () => goods.part_brand() },
  categoryId: {
    column: 'category_id',
    label: () => goods.category(),
    inHistory: () => goods.part_category(),
  },
  price: { column: 'price', label: () => goods.mrp(), inHistory: () => goods.part_price() },
  discount: { column: 'discount', label: () => goods.discount(), inHistory: () => goods.part_discount() },
  description: {
    column: 'description',
    label: () => goods.description(),
    inHistory: () => goods.part_description(),
  },
  images: { column: 'images', label: () => goods.pictures(), inHistory: () => goods.part_photos() },
  pictureColours: {
    column: 'picture_colours',
    label: () => goods.picture_colours(),
    inHistory: () => goods.part_photo_colours(),
  },
  status: { column: 'status', label: () => goods.hidden(), inHistory: () => goods.part_visibility() },
} satisfies Record<string, Field>;

/** A fact of a product in a line of text, '' when unknown: the desk, a file, the calls and the page treat all alike. */
export interface Fact extends Field {
  readonly max: number;
  /** `hsn`: a code of digits (R-GST-5). */
  readonly kind: 'text' | 'hsn';
  readonly hint?: () => string;
  /** On the product's page. */
  readonly shownAs: () => string;
  /** The headers of its column in a CSV: the first is written, all are read, in any case. */
  readonly headers: readonly [string, ...string[]];
  /** Stands among the details that the law wants (R-LAW-1); `required`: the desk counts the products without it. */
  readonly law?: 'required' | 'stated';
  /** The fact that may stand for a required one. */
  readonly orElse?: 'importer';
  /** A shop may state it for all its products; the column of its row is of the same name. */
  readonly ofShop?: true;
}

/** The facts in the order of the product's page and of a file. A new one needs an entry here, its texts and its column. */
export const facts = {
  countryOfOrigin: {
    column: 'country_of_origin',
    kind: 'text',
    max: 60,
    label: () => m.country_of_origin(),
    shownAs: () => m.country_of_origin_shown(),
    inHistory: () => m.country_of_origin_changed(),
    headers: ['Country of Origin', 'Origin Country', 'Made in'],
    law: 'required',
    ofShop: true,
  },
  /** Name and address of the manufacturer or packer. */
  maker: {
    column: 'maker',
    kind: 'text',
    max: 300,
    label: () => m.maker(),
    shownAs: () => m.maker_shown(),
    inHistory: () => m.maker_changed(),
    headers: ['Manufacturer', 'Manufactured by', 'Maker', 'Packer', 'Packed by'],
    law: 'required',
    orElse: 'importer',
    ofShop: true,
  },
  /** Name and address of the importer, for imported goods. */
  importer: {
    column: 'importer',
    kind: 'text',
    max: 300,
    label: () => m.importer(),
    shownAs: () => m.importer_shown(),
    inHistory: () => m.importer_changed(),
    headers: ['Importer', 'Imported by'],
    law: 'stated',
  },
  netQuantity: {
    column: 'net_quantity',
    kind: 'text',
    max: 60,
    label: () => m.net_quantity(),
    hint: () => m.net_quantity_hint(),
    shownAs: () => m.net_quantity_shown(),
    inHistory: () => m.net_quantity_changed(),
    headers: ['Net Quantity', 'Net Qty'],
    law: 'required',
  },
  /** The seller's own HSN code; '' for that of its kind or category (R-GST-5). */
  hsn: {
    column: 'hsn',
    kind: 'hsn',
    max: 8,
    label: () => m.hsn(),
    shownAs: () => m.hsn_shown(),
    inHistory: () => m.hsn_changed(),
    headers: ['HSN', 'HSN Code', 'HS Code', 'Harmonized System Code'],
    law: 'stated',
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;

/** The facts of one product by name. */
export type FactsOf = Readonly<Record<FactName, string>>;

/** The same by column. */
export type FactColumns = { readonly [Name in FactName as (typeof facts)[Name]['column']]: string };

/** The facts that the law requires. */
export type RequiredFact = {
  [Name in FactName]: (typeof facts)[Name] extends { law: 'required' } ? Name : never;
}[FactName];

export const factOf = (name: FactName): Fact => facts[name];

export const factNames = Object.keys(facts) as FactName[];

/** A value for each fact, in the facts' order. */
export const forEachFact = <Value>(make: (name: FactName, fact: Fact) => Value): Record<FactName, Value> =>
  Object.fromEntries(factNames.map((name) => [name, make(name, factOf(name))])) as Record<FactName, Value>;

export const isRequired = (name: FactName): name is RequiredFact => factOf(name).law === 'required';

/** Facts by column, as rows of statements and files have them. */
export const factColumnsOf = (product: FactsOf): FactColumns =>
  Object.fromEntries(factNames.map((name) => [facts[name].column, product[name]])) as FactColumns;

export interface VariantField {
  readonly column: string;
  readonly type: 'text' | 'integer';
  /** Most characters of a text. */
  readonly max?: number;
  /** Null in the table where a text of the desk is ''. */
  readonly isNullable?: true;
  readonly label: () => string;
  /** For a screen reader: `at` counts the variants of the form from 1. */
  readonly labelAt: (place: { at: number }) => string;
}

/** What the desk and a file say of a size and colour. Stock is counted apart, in a table of its own. */
export const variantFields = {
  size: { column: 'size', type: 'text', max: 60, label: () => goods.size(), labelAt: goods.size_at },
  colour: { column: 'colour', type: 'text', max: 60, label: () => goods.colour(), labelAt: goods.colour_at },
  sku: {
    column: 'sku',
    type: 'text',
    max: 100,
    isNullable: true,
    label: () => goods.sku(),
    labelAt: goods.sku_at,
  },
  /** A price of its own: MRP and discount, both or neither; otherwise the product's (R-MONEY-5). */
  price: {
    column: 'price',
    type: 'integer',
    isNullable: true,
    label: () => goods.own_mrp(),
    labelAt: goods.own_mrp_at,
  },
  discount: {
    column: 'discount',
    type: 'integer',
    isNullable: true,
    label: () => goods.own_discount(),
    labelAt: goods.own_discount_at,
  },
} as const satisfies Record<string, VariantField>;

export type VariantFieldName = keyof typeof variantFields;

/** What is said of a variant, by name. */
export type VariantFacts = {
  readonly [Name in VariantFieldName]: (typeof variantFields)[Name]['type'] extends 'text'
    ? string
    : number | null;
};

/** The same as its row has it. */
export type StoredVariant = {
  readonly [Name in VariantFieldName]:
    | VariantFacts[Name]
    | ((typeof variantFields)[Name] extends { isNullable: true } ? null : never);
};

export const variantFieldNames = Object.keys(variantFields) as VariantFieldName[];

/** A value for each field of a variant. */
export const forEachVariantField = <Value>(make: (name: VariantFieldName) => Value) =>
  Object.fromEntries(variantFieldNames.map((name) => [name, make(name)])) as Record<VariantFieldName, Value>;
