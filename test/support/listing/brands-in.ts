/** Groups brands case-insensitively, each in its most common spelling; on a tie the first in alphabetical order. */
export function brandsIn(names: readonly string[]): { name: string; count: number }[] {
  const spelt = (same: readonly string[]) =>
    [...new Set(same)].toSorted((a, b) => {
      const more = same.filter((one) => one === b).length - same.filter((one) => one === a).length;
      return more || (a < b ? -1 : 1);
    })[0] ?? '';
  return [...Map.groupBy(names, (name) => name.toLowerCase()).values()]
    .map((same) => ({ name: spelt(same), count: same.length }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
