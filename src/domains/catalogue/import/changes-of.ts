import * as m from '#messages/import-report';
import { formatRupees, sellingPrice } from '../../../platform/money.ts';
import { contentFields, factNames, facts } from '../products/fields.ts';
import { plainText } from '../words/plain-text.ts';
import { quoted } from './quoted.ts';
import type { KnownProduct } from './known-products.store.ts';
import type { PlacedProduct, PreparedProduct } from './placed.ts';
import type { Report } from './report.ts';
import type { FileWords, ProductContent } from './write-products.store.ts';

/** One value that an import changes, as a shopkeeper reads it; '' for none. */
interface Change {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A product as the changes are told of. */
interface ToldProduct {
  readonly content: ProductContent;
  readonly words: FileWords;
  readonly category: string;
}

/** What differs between a product of the shop and the same after an import, by column; pieces by size. */
function changesOf(before: ToldProduct, after: ToldProduct): Change[] {
  const was = valuesOf(before);
  return [...valuesOf(after)].flatMap(([column, { value, shown }]) => {
    const old = was.get(column);
    return old?.value === value ? [] : [{ column, before: old?.shown() ?? '', after: shown() }];
  });
}

function valuesOf({ content, words, category }: ToldProduct) {
  const { name, brand, description, price, discount, images, status } = content;
  const text = (value: string) => ({ value, shown: () => quoted(plainText(value)) });
  const rupees = (amount: number) => ({ value: `${amount}`, shown: () => formatRupees(amount) });
  const values = new Map([
    [contentFields.name.label(), text(name)],
    [contentFields.brand.label(), text(brand)],
    [contentFields.categoryId.label(), text(category)],
    [m.column_price(), rupees(sellingPrice(price, discount))],
    [contentFields.price.label(), rupees(price)],
    [m.column_description(), text(description)],
    [m.column_photos(), { value: images.join(' '), shown: () => `${images.length}` }],
    [m.column_on_sale(), text(status === 'active' ? m.value_yes() : m.value_no())],
    [m.column_material(), text(words.material)],
    [m.column_tags(), text(words.tags)],
    ...factNames.map((fact) => [facts[fact].label(), text(words[facts[fact].column])] as const),
  ]);
  return values;
}

/** Tells the report what updated products change: their values by column, and their sizes. */
export function tellChanges(
  placed: readonly PlacedProduct[],
  { contents, known, categories, report }: Telling,
): void {
  const words = new Map(known.map((one) => [one.id, one]));
  for (const { product, row, change, isReworded } of placed) {
    const before = contents.get(row.id);
    const own = words.get(row.id);
    if (!own || (change !== 'updated' && !isReworded)) continue;
    const current = { content: before ?? product.content, words: own };
    const stays = change !== 'updated' || !before;
    const content = stays ? current.content : contentAfter(product, { ...before, images: row.images });
    const after = { content, words: wordsAfter(product, own) };
    const nameOfCategory = (id: string) => categories.get(id) ?? '';
    const all = [
      ...changesOf(
        { ...current, category: nameOfCategory(current.content.category_id) },
        { ...after, category: nameOfCategory(content.category_id) },
      ),
      ...(stays ? [] : sizeChangesOf(before, content, product.statesSizes)),
    ];
    for (const one of all) report.changed({ ...one, line: product.line, handle: product.handle });
  }
}

interface Telling {
  readonly contents: ReadonlyMap<string, ProductContent>;
  readonly known: readonly KnownProduct[];
  /** Names by id. */
  readonly categories: ReadonlyMap<string, string>;
  readonly report: Report;
}

const wordsAfter = ({ words, unnamed }: PreparedProduct, own: FileWords): FileWords =>
  ({
    ...own,
    ...Object.fromEntries(Object.entries(words).filter(([column]) => !unnamed.has(column))),
  }) as FileWords;

/** The sizes whose pieces or SKU change, and those that are new; pieces sold since the last file stay sold. */
function sizeChangesOf(before: ProductContent, after: ProductContent, listsAll: boolean): Change[] {
  const names = new Set(after.variants.map(nameOf));
  const gone = before.variants.filter((variant) => listsAll && !names.has(nameOf(variant)));
  const all = [...after.variants, ...gone.map((variant) => ({ ...variant, stock: 0, imported: null }))];
  const was = new Map(before.variants.map((variant) => [nameOf(variant), variant]));
  return all.flatMap((variant) => {
    const size = nameOf(variant);
    const old = was.get(size);
    const price = formatRupees(sellingOf(variant, after));
    const oldPrice = old && formatRupees(sellingOf(old, before));
    const pieces = (stock: number | null) => m.value_pieces({ size, pieces: stock ?? 0 });
    if (!old) return [{ column: m.column_new_sizes(), before: '', after: pieces(variant.stock) }];
    return [
      ...(oldPrice === price || (old.price === null && variant.price === null)
        ? []
        : [{ column: m.column_price(), before: `${size}: ${oldPrice}`, after: `${size}: ${price}` }]),
      ...(old.stock === variant.stock || old.imported === variant.stock
        ? []
        : [{ column: m.column_stock(), before: pieces(old.stock), after: pieces(variant.stock) }]),
      ...(old.sku === variant.sku
        ? []
        : [{ column: m.column_sku(), before: old.sku ?? '', after: variant.sku ?? '' }]),
    ];
  });
}

const sellingOf = (
  { price, discount }: ProductContent['variants'][number],
  product: ProductContent,
): number => sellingPrice(price ?? product.price, discount ?? product.discount);

const nameOf = ({ size, colour }: ProductContent['variants'][number]): string =>
  [size, colour].filter(Boolean).join(' ');

/** The product's content once the file is written: what the file says nothing of is the shop's. */
export function contentAfter(
  { content: file, unnamed, statesSizes, namesSku }: PreparedProduct,
  shops: ProductContent,
) {
  const own = new Map(shops.variants.map((variant) => [keyOf(variant), variant]));
  const fileVariants = file.variants.map((variant) => {
    const before = own.get(keyOf(variant));
    const sku = namesSku ? variant.sku : (before?.sku ?? null);
    const { price, discount } = (unnamed.has('price') && before) || variant;
    return { ...variant, sku, price, discount, stock: variant.stock ?? before?.stock ?? 0 };
  });
  const names = new Map(fileVariants.map((variant) => [keyOf(variant), variant]));
  const stay = shops.variants.map((variant) => names.get(keyOf(variant)) ?? variant);
  const variants = statesSizes
    ? fileVariants
    : [...stay, ...fileVariants.filter((one) => !own.has(keyOf(one)))];
  const fileFields = Object.fromEntries(Object.entries(file).filter(([column]) => !unnamed.has(column)));
  return { ...shops, ...fileFields, images: shops.images, variants } as ProductContent;
}

const keyOf = ({ size, colour }: ProductContent['variants'][number]): string => `${size}\n${colour}`;
