import * as m from '#messages/forms';
import { z } from 'zod';
import { call, type FileAnswer } from '../../../platform/call.ts';
import {
  code,
  count,
  doneAnswer,
  id,
  line,
  moment,
  queryChoice,
  queryInteger,
  queryText,
  text,
} from '../../../platform/field.ts';
import { hsnShape } from '../../tax/hsn.ts';
import {
  attributeChoicesShape,
  attributesShape,
  offeredValuesShape,
} from '../attributes/attribute-shapes.ts';
import { importAnswer, importShape } from './import-answer.ts';
import { inShop } from '../../staff/in-shop.ts';
import { contentFields, type Fact, forEachFact, variantFields } from './fields.ts';

const pieces = z.int(m.enter_pieces()).min(0, m.stock_below_zero()).max(1_000_000, m.stock_too_large());
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, m.at_most_characters({ max }))
    .refine((value) => value.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(value), m.bad_characters());

/** A fact as it is typed; '' for an HSN code leaves that of its kind or category (R-GST-5). */
const fact = ({ kind, max }: Fact) =>
  kind === 'hsn' ? code(new RegExp(`^$|${hsnShape.source}`), m.hsn_digits()) : optional(max);

export const price = z.int(m.enter_price()).min(1, m.price_too_low()).max(10_000_000, m.price_too_high());
export const discount = z.int(m.enter_discount()).min(0, m.discount_too_low()).max(99, m.discount_too_high());

const variant = z
  .object({
    id: id.optional(),
    size: line(variantFields.size.max, 1, m.name_size()),
    colour: optional(variantFields.colour.max),
    sku: optional(variantFields.sku.max),
    /** A price of its own, both or neither: null is the product's, and without it the size keeps what it has. */
    price: price.nullable().optional(),
    discount: discount.nullable().optional(),
    stock: pieces,
    /** The free stock that the editor saw. */
    seen: pieces,
  })
  .refine(
    (one) => typeof one.price === typeof one.discount && (one.price === null) === (one.discount === null),
    {
      error: () => m.enter_price_and_discount(),
      path: ['price'],
    },
  );

const content = {
  name: line(contentFields.name.max, 1, m.name_product()),
  brand: line(contentFields.brand.max, 1, m.name_brand()),
  categoryId: z.string(m.choose_category()).min(1, m.choose_category()).pipe(id),
  description: text(20_000, 0).optional(),
  price,
  discount,
  images: z.array(z.string().max(200)).max(24, m.too_many_pictures()),
  /** The colour that each picture shows, '' for none; a missing picture shows the colour in its alt text. */
  pictureColours: z.record(z.string().max(200), optional(60)).optional(),
  status: z.enum(['active', 'hidden']),
  ...forEachFact((_, one) => fact(one).optional()),
  variants: z.array(variant).min(1, m.add_size()).max(200, m.too_many_sizes()),
  attributes: attributeChoicesShape.optional(),
};

const row = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  shopName: z.string(),
  category: z.string(),
  image: z.string(),
  price: count,
  discount: count,
  finalPrice: count,
  status: z.enum(['active', 'hidden']),
  version: count,
  variants: z.array(z.object({ id, size: z.string(), colour: z.string(), stock: count, finalPrice: count })),
});
export type ProductRow = z.output<typeof row>;

const version = z.int().min(1);
const names = { productId: 'product', shop: 'shop' } as const;

export const filters = ['active', 'hidden', 'running-out', 'undeclared'] as const;

export const deskProductsCalls = {
  list: call('seller', 'GET /desk/products', {
    does: 'The shop’s products with sizes and stock, newest first, 40 a page.',
    input: z.object({
      ...inShop,
      search: queryText(60),
      show: queryChoice(filters),
      page: queryInteger(1, 100_000),
    }),
    names: { shop: 'shop' },
    answer: z.object({ products: z.array(row), total: count, perPage: count }),
  }),
  get: call('seller', 'GET /desk/products/:productId', {
    does: 'One product as it is edited, with what of each size is free and what is promised, and who changed it.',
    input: z.object({ productId: id, ...inShop }),
    names,
    answer: z.object({
      product: z.object({
        id,
        slug: z.string(),
        sellerId: id,
        version: count,
        ...content,
        description: z.string(),
        attributes: attributesShape,
        images: z.array(z.string()),
        /** The colour of every picture, by URL; '' for a picture that shows none. */
        pictureColours: z.record(z.string(), z.string()),
        /** Those of the pictures that are drawings, made because there was no photo. */
        drawings: z.array(z.string()),
        brand: z.string(),
        name: z.string(),
        ...forEachFact(() => z.string()),
        variants: z.array(
          z.object({
            id,
            size: z.string(),
            colour: z.string(),
            sku: z.string(),
            price: count.nullable(),
            discount: count.nullable(),
            stock: count,
            promised: count,
          }),
        ),
      }),
      changes: z.array(z.object({ at: moment, by: z.string(), did: z.string(), parts: z.array(z.string()) })),
    }),
    refuses: ['not_found'],
  }),
  choices: call('seller', 'GET /desk/product-choices', {
    does: 'What there is to choose from when a product is added: categories, the brands of the shop, and values of attributes; and what is usual there, as in its newest product.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      /** With the usual sizes of their goods, in order. */
      categories: z.array(z.object({ id, name: z.string(), hsn: z.string(), sizes: z.array(z.string()) })),
      brands: z.array(z.string()),
      attributes: offeredValuesShape,
      commissionPercent: count,
      usual: z.object({ categoryId: id, brand: z.string(), netQuantity: z.string() }).nullable(),
    }),
  }),
  add: call('seller', 'POST /desk/products', {
    does: 'Puts a new product on the shop’s shelf.',
    input: z.object({ ...inShop, ...content }),
    names: { shop: 'shop' },
    answer: doneAnswer.extend({ productId: id, slug: z.string() }),
    refuses: ['invalid', 'not_found'],
    status: 201,
  }),
  change: call('seller', 'PUT /desk/products/:productId', {
    does: 'Changes a product from the version that was seen; stock by the difference between what was seen and what is wanted.',
    input: z.object({ productId: id, ...inShop, version, ...content }),
    names,
    answer: doneAnswer.extend({ version: count }),
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'out_of_stock'],
  }),
  setStatus: call('seller', 'POST /desk/products/:productId/status', {
    does: 'Hides a product from customers, or shows it again.',
    input: z.object({ productId: id, ...inShop, version, status: z.enum(['active', 'hidden']) }),
    names,
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'out_of_stock'],
  }),
  setStock: call('seller', 'POST /desk/stock', {
    does: 'Sets the stock of many sizes at once: all of it or nothing.',
    input: z.object({
      ...inShop,
      steps: z
        .array(z.object({ variantId: id, seen: pieces, stock: pieces }))
        .min(1, m.nothing_changed())
        .max(500, m.too_many_sizes_at_once())
        .refine(
          (steps) => new Set(steps.map(({ variantId }) => variantId)).size === steps.length,
          m.size_twice(),
        ),
    }),
    names: { shop: 'shop' },
    refuses: ['not_found', 'out_of_stock'],
  }),
  addPicture: call('seller', 'POST /desk/pictures', {
    does: 'Keeps a picture (JPEG, PNG, WebP, AVIF or GIF to 10 MB), encoded anew without its metadata, and gives its address.',
    input: z.object({ ...inShop, name: queryText(200) }),
    names: { shop: 'shop' },
    answer: z.object({ picture: z.string() }),
    refuses: ['invalid', 'unavailable'],
    status: 201,
    takesFile: true,
    bodyLimit: 10 * 1024 * 1024,
  }),
  importCsv: call('seller', 'POST /desk/products/import', {
    does: 'Imports a list of products (CSV or XLSX, to 5 MB) into the shop; with `check` it only says what would happen.',
    input: z.object({ ...inShop, check: queryChoice(['yes']), name: queryText(200) }),
    names: { shop: 'shop' },
    answer: importAnswer,
    refuses: ['in_progress', 'invalid', 'unknown_columns'],
    takesFile: true,
    bodyLimit: 5 * 1024 * 1024,
  }),
  lastImport: call('seller', 'GET /desk/products/import', {
    does: 'The import of a shop that is running, or the last one with its report; null where there was none.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({ import: importShape.nullable() }),
  }),
  exportCsv: call('seller', 'GET /desk/products/export', {
    does: 'The shop’s products as a CSV that importing again changes nothing by.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.custom<FileAnswer>(),
    file: 'text/csv; charset=utf-8',
  }),
};
