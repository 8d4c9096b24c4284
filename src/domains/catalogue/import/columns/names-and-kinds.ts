import type { FileColumn } from './columns-of-sizes.ts';
import type { Target } from './targets.ts';

/** A group's name before each of its items is a product with sizes; `Item Group Name` of other names is a kind of goods. */
export function groupsOfKinds(
  columns: readonly FileColumn[],
  mapping: Map<number, Target>,
  rows: readonly (readonly string[])[],
): void {
  const placeOf = (target: Target) => columns.find(({ at }) => mapping.get(at) === target);
  const [group, title] = [placeOf('handle'), placeOf('title')];
  if (!group?.name.endsWith('group name') || !title) return;
  const [name, item] = [group, title].map(
    ({ at }) =>
      (row: readonly string[]) =>
        (row[at] ?? '').trim().toLowerCase(),
  );
  if (name && item && rows.every((row) => item(row).startsWith(name(row)))) return;
  mapping.delete(group.at);
  if (!placeOf('type')) mapping.set(group.at, 'type');
}

/** Where nothing else is a name, `Item Type Name` beside a `Category Name` is one, as in a stock list of a warehouse. */
export function namesOfTypes(columns: readonly FileColumn[], mapping: Map<number, Target>): void {
  const kind = columns.find(({ at, name }) => mapping.get(at) === 'type' && name === 'item type name');
  if (!kind || [...mapping.values()].some((target) => target === 'title' || target === 'handle')) return;
  mapping.set(kind.at, 'title');
  const category = columns.find(({ at, name }) => !mapping.has(at) && /^category(?: name)?$/.test(name));
  if (category) mapping.set(category.at, 'type');
}

/** `product_id` that stands in several rows, with names that differ, is the number of a product and of no line. */
export function numbersOfProducts(
  columns: readonly FileColumn[],
  guessed: Map<number, Target>,
  rows: readonly (readonly string[])[],
  isFree: (target: Target) => boolean,
): void {
  const [number, title] = (['id', 'title'] as const).map((target) =>
    columns.find(({ at }) => guessed.get(at) === target),
  );
  if (!number || !title || !/\b(?:product|item)\b/.test(number.name)) return;
  const products = Map.groupBy(rows, (row) => row[number.at]?.trim() ?? '');
  const differ = [...products].some(
    ([id, those]) => id !== '' && new Set(those.map((row) => row[title.at]?.trim())).size > 1,
  );
  if (differ && isFree('handle') && isFree('parent')) guessed.set(number.at, 'parent');
}
