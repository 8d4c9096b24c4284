import type { Rolldown } from 'vite';

/** The pages by which visitors come in: what two of them share is one file, what one shares with other pages another. */
const doors = new Set(['home', 'listing', 'product']);

/**
 * Names the file that a module goes into; null leaves it to the bundler: with the one view that imports it, or with
 * whoever loads it later.
 */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router)\//.test(id)) return 'framework';
  const views = new Set<string>();
  const seen = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) views.add(module.endsWith('/entry-early.ts') ? 'early' : 'entry');
    const page = /\/pages\/([^/]+)\/view\.tsx$|\/web\/(routes)\.ts$/.exec(module);
    if (page) views.add(page[1] ?? 'routes');
    // What is only loaded later is a file of its own too.
    else if (!info?.isEntry && !info?.importers.length) views.add(module);
    else info.importers.forEach(climb);
  };
  climb(id);
  if (views.has('early')) return null; // shares nothing, or it would not be early
  if (views.has('entry')) return 'shell';
  if (views.size < 2) return null;
  const [door, another] = [...views].filter((view) => doors.has(view));
  // Styles stay together: a file for a few lines is one more to fetch.
  if (door) return another || id.endsWith('.css') ? 'storefront' : `${door}-parts`;
  // The route table comes with every first visit: it brings no views' parts with it.
  return views.has('routes') ? 'routes' : 'account';
}

/** How the browser's modules become files. */
export const filesByPage: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf, debugName: 'by page' }],
};
