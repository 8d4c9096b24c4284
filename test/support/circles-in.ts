/** The cycles found by walking a graph, each from a node back to itself; empty if there are none. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const finishedFiles = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): void => {
    const at = path.indexOf(node);
    if (at >= 0) circles.push([...path.slice(at), node]);
    if (at >= 0 || finishedFiles.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    finishedFiles.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return circles;
}
