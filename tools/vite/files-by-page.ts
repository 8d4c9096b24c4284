import type { Rolldown } from 'vite';

/** The usual entry pages. What two of them share is one file; what one shares with other pages is another. */
const doors = new Set(['home', 'listing', 'product']);

/**
 * Who loads a module: `early`, `entry`, the names of pages, `routes` for what every visit loads after its first page (the
 * guests' route table with each page's head, loader and forms), `account table` for that of customers, `part` for what
 * loads on a press or near the screen.
 */
function visitorsOf(id: string, graph: Rolldown.ChunkingContext): Set<string> {
  const visitors = new Set<string>();
  const visitedFiles = new Set<string>();
  const climb = (module: string): void => {
    if (visitedFiles.has(module)) return;
    visitedFiles.add(module);
    const info = graph.getModuleInfo(module);
    const page = /\/pages\/([^/]+)\/view\.tsx$/.exec(module)?.[1];
    if (info?.isEntry) visitors.add(module.endsWith('/entry-early.ts') ? 'early' : 'entry');
    if (page) visitors.add(page);
    // A dynamic import is a file of its own.
    else if (!info?.isEntry && !info?.importers.length) visitors.add(visitorOf(module));
    else info.importers.forEach(climb);
  };
  climb(id);
  return visitors;
}

function visitorOf(module: string): string {
  if (module.endsWith('/storefront/after-first-page.ts')) return 'routes';
  if (module.endsWith('/storefront/account-pages.ts')) return 'account table';
  return /\/pages\/([^/]+)\/load\.ts$/.exec(module)?.[1] ?? `part ${module}`;
}

/** The file that a module goes into. null leaves it to the bundler, which puts it with its only visitor or with its dynamic importer. */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router)\//.test(id)) return 'framework';
  const visitors = visitorsOf(id, graph);
  if (visitors.has('early')) return null; // entry-early shares nothing, or it would not load early
  if (visitors.has('entry')) return 'shell';
  if (visitors.size < 2) return null;
  const [door, another] = [...visitors].filter((visitor) => doors.has(visitor));
  // Styles stay together: a small extra file is an extra request.
  if (door) return another || id.endsWith('.css') ? 'doors' : door;
  // A guest's first visit loads the routes and some of the parts, so neither must bring what pages of the account share.
  if (visitors.has('routes')) return id.endsWith('.css') ? 'parts' : 'routes';
  return [...visitors].some((visitor) => visitor.startsWith('part ')) ? 'parts' : 'account';
}

/** How the browser's modules are grouped into files. */
export const filesByPage: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf, debugName: 'by page' }],
};
