/** What systems call a product that can be sent to its buyer as one. */
const goods =
  'simple variable variation configurable physical product variant sku p goods inventory noninventory storableproduct storable consumable standard';
const ways = {
  unsent:
    'virtual downloadable download digital d giftcard pwgiftcard service services booking course ticket license membership',
  grouped: 'grouped group',
  elsewhere: 'external affiliate externalaffiliate',
  set: 'bundle bundled bundleproduct yithbundle woosb composite mixandmatch combo kit packofgoods productpack',
} as const;

/** Ways in which a system sells what is no plain product. */
export type Way = keyof typeof ways;

const wayOfWord: ReadonlyMap<string, Way | null> = new Map([
  ...goods.split(' ').map((word) => [word, null] as const),
  ...(Object.keys(ways) as Way[]).flatMap((way) => ways[way].split(' ').map((word) => [word, way] as const)),
]);

/** The words of `simple, virtual` or `Gift Card`. */
const wordsOf = (cell: string): string[] =>
  cell.split(/[,|;]/).map((word) => word.toLowerCase().replaceAll(/[^a-z]/g, ''));

/** Whether a cell says how a system sells a product: `variable`, `simple, downloadable`. */
export const saysWay = (cell: string): boolean =>
  cell.length <= 60 && wordsOf(cell).every((word) => wayOfWord.has(word));

/** Whether a cell says this of a product. */
export const namesWay = (cell: string, way: Way): boolean =>
  wordsOf(cell).some((word) => wayOfWord.get(word) === way);
