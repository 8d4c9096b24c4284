/** The most frequent names, at most `limit`; ties are sorted by name. */
export function most(names: readonly string[], limit: number): string[] {
  return [...Map.groupBy(names, (name) => name)]
    .toSorted(([a, these], [b, those]) => those.length - these.length || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([name]) => name);
}
