import type { IndexCopy } from './build-index.ts';
import { type AttributeKind, attributeKinds } from '../catalogue/attributes/attribute-kinds.ts';
import type { Facets } from './facets.ts';
import type { Filters } from './listing.ts';
import type { Names } from './documents.store.ts';

type Column = 'brand' | 'size' | 'colour' | AttributeKind;

/**
 * The chosen values as the shop spells them, by filter, where an address spells them otherwise: 'women' is Women. So that a
 * value is one chip and one row, whatever its case.
 */
export function spellingOf(
  { index, names }: Pick<IndexCopy, 'index' | 'names'>,
  { brands, sizes, colours, attributes, shops, category }: Filters,
  facets: Pick<Facets, 'brands' | 'sizes' | 'colours' | 'attributes'>,
): Facets['spelling'] {
  const choices: [Column, readonly string[], Facets['brands']][] = [
    ['brand', brands ?? [], facets.brands],
    ['size', sizes ?? [], facets.sizes],
    ['colour', colours ?? [], facets.colours],
    ...attributeKinds.map((kind): [Column, readonly string[], Facets['brands']] => [
      kind,
      attributes?.[kind] ?? [],
      facets.attributes[kind],
    ]),
  ];
  const lists = choices.map(([column, values, rows]) => {
    const spellingFor = (value: string) =>
      rows.find(({ name }) => isSame(name, value))?.name ??
      index.labels[column].state.lists.flat().find((label) => isSame(label, value));
    return [column, values, spellings(values, spellingFor)] as const;
  });
  const slugs = spellings(
    shops ?? [],
    (one) => names.shops.find(({ id, slug }) => id === one || isSame(slug, one))?.slug,
  );
  const own = category === undefined ? undefined : categoryIn(names, category)?.slug;
  return {
    ...Object.fromEntries(
      [...lists, ['shop', shops ?? [], slugs] as const].flatMap(([column, before, after]) =>
        after.every((value) => before.includes(value)) ? [] : [[column, after]],
      ),
    ),
    ...(own !== undefined && own !== category ? { category: own } : {}),
  };
}

/** The values in their own spelling, each once. A whole list, which a call reads as a name that holds commas too, is none. */
function spellings(values: readonly string[], spellingFor: (value: string) => string | undefined): string[] {
  const isList = (value: string) => values.length > 1 && value.includes(',');
  return [...new Set(values.flatMap((value) => spellingFor(value) ?? (isList(value) ? [] : value)))];
}

/** The category by id, slug or name, in that order. */
export const categoryIn = ({ categories }: Names, category: string) =>
  categories.find(({ id }) => id === category) ??
  categories.find(({ slug }) => isSame(slug, category)) ??
  categories.find(({ name }) => isSame(name, category));

export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
