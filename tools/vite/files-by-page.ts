import type { Rolldown } from 'vite';

/** The usual entry pages. What two of them share is one file; what one shares with other pages is another. */
const doors = new Set(['home', 'listing', 'product']);

/** The file that a module goes into. null leaves it to the bundler, which puts it with its only view or with its dynamic importer. */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router)\//.test(id)) return 'framework';
  const views = new Set<string>();
  const visitedFiles = new Set<string>();
  const climb = (module: string): void => {
    if (visitedFiles.has(module)) return;
    visitedFiles.add(module);
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) views.add(module.endsWith('/entry-early.ts') ? 'early' : 'entry');
    const page = /\/pages\/([^/]+)\/view\.tsx$|\/web\/(routes)\.ts$/.exec(module);
    if (page) views.add(page[1] ?? 'routes');
    // A dynamic import is a file of its own.
    else if (!info?.isEntry && !info?.importers.length) views.add(module);
    else info.importers.forEach(climb);
  };
  climb(id);
  if (views.has('early')) return null; // entry-early shares nothing, or it would not load early
  if (views.has('entry')) return 'shell';
  if (views.size < 2) return null;
  const [door, another] = [...views].filter((view) => doors.has(view));
  // Styles stay together: a small extra file is an extra request.
  if (door) return another || id.endsWith('.css') ? 'storefront' : `${door}-parts`;
  // The route table loads on every first visit, so it must not pull in parts of views.
  return views.has('routes') ? 'routes' : 'account';
}

/** How the browser's modules are grouped into files. */
export const filesByPage: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf, debugName: 'by page' }],
};
