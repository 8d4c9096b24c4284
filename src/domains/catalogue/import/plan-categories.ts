import { audienceOf } from './audience-of.ts';
import {
  type CategoryName,
  findCategory,
  findIn,
  foldedName,
  kinCategory,
  listedKinds,
} from './category-of.ts';
import type { FileKind } from './kinds-of-file.ts';

/** A category that a file needs and the shop lacks. */
export interface PlannedCategory extends CategoryName {
  /** All words about its kind, used to find its HSN heading. */
  readonly kindWords: string;
}

/**
 * The categories to create for these kinds of goods; their order does not matter. Names that cover many kinds come
 * first, so that a plain `Shirts` is created only for goods that none of them covers. Of several spellings, the
 * commonest names the category.
 */
export function planCategories(
  known: readonly CategoryName[],
  kinds: readonly FileKind[],
): PlannedCategory[] {
  const spelt = new Map<string, number>();
  for (const { type, products } of kinds) spelt.set(type, (spelt.get(type) ?? 0) + products);
  const rank = ({ type, products }: FileKind) =>
    [
      -Number(audienceOf(type) !== null),
      -listedKinds(type).length,
      -(spelt.get(type) ?? 0),
      -products,
    ] as const;
  const sorted = kinds.toSorted((a, b) => inOrder(rank(a), rank(b)) || inOrder(words(a), words(b)));
  const planned: PlannedCategory[] = [];
  const plan = (has: (kind: FileKind) => boolean) => {
    for (const kind of sorted)
      if (!has(kind))
        planned.push({ id: `planned ${foldedName(kind.type)}`, name: kind.type, kindWords: kind.kindWords });
  };
  plan((kind) => !!(findCategory([...known, ...planned], kind) ?? kinCategory(known, kind)));
  // One more shelf for the same goods may leave a kind without its only one.
  plan((kind) => findIn([...known, ...planned], kind) !== undefined);
  return planned;
}

const words = ({ type, kindWords, audience }: FileKind) => [type, kindWords, audience ?? ''] as const;

function inOrder<Item>(one: readonly Item[], other: readonly Item[]): number {
  for (const [at, item] of one.entries()) {
    const its = other[at] as Item;
    if (item !== its) return item < its ? -1 : 1;
  }
  return 0;
}
