import type { Query } from '../../../packages/search-index/src/query.ts';
import {
  type AttributeKind,
  forEachKind,
} from '../../../src/domains/catalogue/attributes/attribute-kinds.ts';
import { findWords } from '../../../src/domains/search/find-words.ts';
import type { Filters, ListingOrder } from '../../../src/domains/search/listing.ts';
import { type TextQuery, textQuery, type WhomQuery } from '../../../src/domains/search/text-query.ts';
import type { Reading } from '../../../src/domains/search/understand.ts';
import { type Database, execute } from '../../../src/platform/database.ts';
import { categoriesOf, facetsOf } from './facets-plainly.ts';
import { askedOfPieces, isLeft, isStocked } from './pieces.ts';
import { type Plain, readPlain } from './plain.ts';

type Levels = readonly { key: string; id: string; level: number }[];

/** How popular products are for queries. */
export const readLevels = async (db: Database): Promise<Levels> =>
  await execute<Levels[number]>(db)`select key, product_id as id, level from search_learned`;

const valuesOf = ({ attributes }: Pick<Plain, 'attributes'>, kind: string) =>
  attributes[kind as AttributeKind]?.values ?? [];

/** Whether a product matches a query, in plain code. */
export function holds(product: Pick<Plain, 'terms' | 'attributes' | 'colours'>, query: Query): boolean {
  if ('all' in query) return query.all.every((one) => holds(product, one));
  if ('any' in query) return query.any.some((one) => holds(product, one));
  if ('not' in query) return !holds(product, query.not);
  if ('label' in query)
    return some(query.anyOf, query.label === 'colour' ? product.colours : valuesOf(product, query.label));
  return product.terms.some(
    ([stem, weights]) =>
      (query.prefix ? stem.startsWith(query.term) : stem === query.term) &&
      weights.some((weight) => (query.fields >> 'ABCD'.indexOf(weight)) & 1),
  );
}

const some = (values: readonly string[] | undefined, names: readonly string[]) =>
  !values || names.some((name) => values.some((one) => one.toLowerCase() === name.toLowerCase()));

/** The test of each filter on a product. */
const tests: Record<string, (one: Plain, filters: Filters) => boolean> = {
  ...forEachKind(
    (kind) =>
      (one: Plain, { attributes }: Filters) =>
        some(attributes?.[kind], valuesOf(one, kind)),
  ),
  brands: (one, { brands }) => some(brands, [one.brand]),
  sizes: (one, { sizes }) => some(sizes, one.sizes),
  colours: (one, { colours }) => some(colours, one.colours),
  shops: (one, { shops }) => some(shops, [one.shop, one.shopSlug]),
  stars: (one, { stars }) => one.tenths >= (stars ?? 0) * 10,
  price: (one, { lowPrice = 0, highPrice = Infinity }) => one.price >= lowPrice && one.price <= highPrice,
  discount: (one, { discount = 0 }) => one.discount >= discount,
  inStock: (one, { inStock }) => !inStock || one.inStock,
};

export const orders: Record<Exclude<ListingOrder, 'relevance'>, (one: Plain) => (number | string)[]> = {
  'low-to-high': ({ price }) => [-price],
  'high-to-low': ({ price }) => [price],
  rating: ({ tenths, ratings }) => [tenths, ratings],
  discount: ({ discount }) => [discount],
  newest: ({ createdAt }) => [createdAt],
  available: ({ inStock, createdAt }) => [Number(inStock), createdAt],
};

/** Whether a product's name consists of exactly these stems. */
function hasName(one: Plain, stems: readonly string[]): boolean {
  const own = one.terms.filter(([, weights]) => weights.includes('A')).map(([stem]) => stem);
  return own.length === stems.length && stems.every((stem) => own.includes(stem));
}

/** Relevance as a list of numbers, compared lexicographically. */
function relevance(one: Plain, words: TextQuery, levels: Levels): number[] {
  const points = words.terms.map((term) => {
    if (holds(one, term.closelyInName)) return 8;
    if (holds(one, term.closelyInTitle)) return 6;
    if (holds(one, term.inName)) return 5;
    if (holds(one, term.closely)) return 4;
    if (holds(one, term.inWords)) return 3;
    return holds(one, term.anywhere) ? 2 : 0;
  });
  const shade = words.colours ?? { all: [] };
  const isHead = words.head !== null && holds(one, { all: [words.head.inName, shade] });
  return [
    Number(one.inStock),
    isHead && words.head ? 2 - Number(holds(one, words.head.others)) : 0,
    Number(words.whom !== null && saysWhom(one, words.whom)),
    Number(holds(one, words.anywhere)),
    points.reduce<number>((sum, each) => sum + each, 0),
    Number(words.head !== null && holds(one, words.head.own)),
    words.kind !== null && holds(category(one), words.kind) ? (one.categoryStems.length === 1 ? 2 : 1) : 0,
    levels.find(({ key, id }) => key === words.key && id === one.id)?.level ?? 0,
    Math.floor((one.tenths * one.ratings + 380) / (one.ratings + 10)),
    one.tenths,
    one.ratings,
  ];
}

const category = ({ categoryStems }: Plain): Pick<Plain, 'terms' | 'attributes' | 'colours'> => ({
  attributes: {},
  colours: [],
  terms: categoryStems.map((stem) => [stem, ['A']]),
});

const saysWhom = (one: Plain, { says, labels }: WhomQuery) =>
  holds(one, says) || some(labels, valuesOf(one, 'audience'));

export const isForWhom = (one: Plain, whom: WhomQuery) =>
  saysWhom(one, whom) || (holds(one, whom.maySay) && !one.attributes.audience?.values.length);

/** The products that match the words: by the first attempt that finds enough. */
function foundBy(
  { kept, whom, attempts, wished }: TextQuery,
  within: readonly Plain[],
  brands: ReadonlyMap<string, readonly string[]>,
): readonly Plain[] {
  const all = within.filter((one) => (!kept || holds(one, kept)) && (!whom || isForWhom(one, whom)));
  const isSaid = (stems: readonly string[]) =>
    stems.length > 0 && stems.every((stem) => wished.includes(stem));
  const brandNames = [...brands].filter(([, stems]) => isSaid(stems)).map(([name]) => name.toLowerCase());
  const ofBrand = all.filter(({ brand }) => brandNames.includes(brand.toLowerCase()));
  return firstOf(attempts, ofBrand) ?? firstOf(attempts, all) ?? [];
}

function firstOf(attempts: TextQuery['attempts'], rest: readonly Plain[]) {
  const meantBy = (attempt: TextQuery['attempts'][number]) => (one: Plain) =>
    !attempt.query ||
    holds(one, attempt.query) ||
    (attempt.category && one.categoryStems.length === 1 && holds(category(one), attempt.category));
  for (const attempt of attempts) {
    const matches = rest.filter(meantBy(attempt));
    if (matches.length >= (attempt.atLeast ?? 1)) return matches;
  }
  return undefined;
}

export function sort(
  products: readonly Plain[],
  weigh: (one: Plain) => (number | string)[],
  isMixed = false,
): Plain[] {
  const compare = (a: Plain, b: Plain) => {
    const [one, other] = [weigh(a), weigh(b)];
    const at = one.findIndex((weight, nth) => weight !== other[nth]);
    if (at >= 0) return (one[at] ?? 0) > (other[at] ?? 0) ? -1 : 1;
    if (isMixed && a.id.slice(-10) !== b.id.slice(-10)) return a.id.slice(-10) < b.id.slice(-10) ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  };
  return products.toSorted(compare);
}

export interface PlainQuery extends Filters {
  readonly searched: string;
  readonly order: ListingOrder | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** The reference answer to a search, in plain code over the database's rows: the ids of a page, the total and the facets. */
export async function findPlainly(db: Database, query: PlainQuery) {
  const all = await readPlain(db);
  const reading = await findWords(db, query.searched);
  const filterIds = reading.understood.filters.map(({ id }) => id);
  const levels = await readLevels(db);
  const first = answer(all, levels, query, reading);
  if (first.totalProduct > 0 || filterIds.length === 0) return first;
  const plain = answer(all, levels, query, await findWords(db, query.searched, { asText: filterIds }), true);
  return plain.totalProduct > 0 ? plain : first;
}

export function answer(
  all: readonly Plain[],
  levels: Levels,
  query: PlainQuery,
  reading: Reading,
  isText = false,
) {
  const words = textQuery(reading.typed, reading.terms, reading.excluded, isText);
  const { category: categorySlug } = query;
  const within = all.filter(
    (one) =>
      categorySlug === undefined ||
      one.categoryNames.some((name) => name === categorySlug || name === categorySlug.toLowerCase()),
  );
  const brands = new Map(all.map(({ brand, brandStems }) => [brand, brandStems]));
  const calledAnywhere = words ? all.filter((one) => hasName(one, reading.name)) : [];
  const byName = within.filter((one) => calledAnywhere.includes(one));
  const allMatches = [...new Set([...(words ? foundBy(words, within, brands) : []), ...byName])];
  const pieces = askedOfPieces(query, reading.terms);
  const passing = (some: readonly Plain[], without?: string) =>
    some.filter(
      (one) =>
        Object.entries(tests).every(([name, passes]) => name === without || passes(one, query)) &&
        isLeft(one, pieces, without),
    );
  const those = (without?: string) => passing(allMatches, without);
  const isCalled = (one: Plain) =>
    calledAnywhere.includes(one) &&
    Object.values(tests).every((passes) => passes(one, query)) &&
    isLeft(one, askedOfPieces(query, []));
  const calledSo = within.filter(isCalled);
  const inStock = calledSo.filter((one) => one.inStock);
  const first = inStock.length > 0 || reading.name.length < 2 ? inStock : calledSo;
  const matches = [...new Set([...those(), ...calledSo])];
  const anywhere = [...(words ? foundBy(words, all, brands) : []), ...calledAnywhere];
  const rankedProducts =
    words && (query.order ?? 'relevance') === 'relevance'
      ? sort(matches, (one) => [Number(first.includes(one)), ...relevance(one, words, levels)], true)
      : sort(matches, orders[(query.order ?? 'newest') as keyof typeof orders]);
  return {
    ids: rankedProducts
      .slice((query.page - 1) * query.perPage, query.page * query.perPage)
      .map(({ id }) => id),
    totalProduct: rankedProducts.length,
    facets: {
      categories: categoriesOf([...new Set([...passing(anywhere), ...all.filter(isCalled)])]),
      ...facetsOf(those, pieces),
      inStock: those().filter((one) => isStocked(one, pieces)).length,
    },
  };
}
