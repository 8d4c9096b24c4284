/**
 * Topological sort: puts each name after those it needs. Unrelated names keep their order.
 * @throws if names need each other in a circle
 */
export function inOrderOfNeed(
  names: readonly string[],
  needs: readonly { table: string; needs: string }[],
): string[] {
  const sortedTables = new Set<string>();
  const visit = (name: string, above: readonly string[]) => {
    if (above.includes(name)) throw new Error(`Tables need each other: ${[...above, name].join(' → ')}`);
    if (sortedTables.has(name)) return;
    for (const need of needs) if (need.table === name) visit(need.needs, [...above, name]);
    sortedTables.add(name);
  };
  for (const name of names) visit(name, []);
  return [...sortedTables];
}
