import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageFiles, PageRenderer, PageRequest, RenderedPage } from './page-renderer.ts';

/** The exports of the server bundle (src/storefront/entry-server.tsx). */
interface Bundle {
  render(request: PageRequest, filesOf: (folder: string) => PageFiles): Promise<RenderedPage>;
  methodsOf(path: string): readonly string[];
}

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const entryKey = 'src/storefront/entry-browser.tsx';
const earlyKey = 'src/storefront/entry-early.ts';

interface BuiltPages extends PageRenderer {
  /** The browser files for a page's first view, by its folder under src/pages. */
  readonly filesOf: (folder: string) => PageFiles;
}

/** The pages built by `npm run build`. @throws when there is no build */
export async function builtPages(buildFolder: string): Promise<BuiltPages> {
  const clientFolder = join(buildFolder, 'client');
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const bundle = (await import(pathToFileURL(join(buildFolder, 'pages/entry-server.js')).href)) as Bundle;
  const filesByPage = new Map<string, PageFiles>();
  const filesOf = (name: string) => {
    let files = filesByPage.get(name);
    if (!files) filesByPage.set(name, (files = filesOfPage(manifest, name)));
    return files;
  };
  return {
    assetsFolder: clientFolder,
    workerFile: join(buildFolder, 'worker/service-worker.js'),
    deskFolder: join(buildFolder, 'desk'),
    galleryFolder: join(buildFolder, 'gallery'),
    filesOf,
    render: (request) => bundle.render(request, filesOf),
    methodsOf: async (path) => bundle.methodsOf(path),
  };
}

/** The scripts, styles and fonts of a page's first view, with all their imports. */
function filesOfPage(manifest: Manifest, name: string): PageFiles {
  const viewKey = `src/pages/${name}/view.tsx`;
  const chunks = withImports(manifest, [entryKey, viewKey]);
  const styles = stylesOf(chunks);
  const later = withImports(manifest, manifest[viewKey]?.dynamicImports ?? []);
  const address = (file: string) => `/${file}`;
  const entry = manifest[entryKey];
  const early = manifest[earlyKey];
  const view = manifest[viewKey];
  if (!entry || !early || !view)
    throw new Error(`The build lacks one of ${entryKey}, ${earlyKey}, ${viewKey}: run npm run build`);
  return {
    entry: address(entry.file),
    early: address(early.file),
    view: address(view.file),
    scripts: chunks.map((chunk) => address(chunk.file)),
    styles: styles.map(address),
    laterStyles: stylesOf(later)
      .filter((style) => !styles.includes(style))
      .map(address),
    fonts: [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))]
      .filter((file) => /latin.*\.woff2$/.test(file))
      .map(address),
  };
}

/** These modules and all their imports, dependencies first. */
function withImports(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const chunks = new Set<ManifestChunk>();
  const visitedKeys = new Set<string>();
  const visit = (key: string) => {
    if (visitedKeys.has(key) || !manifest[key]) return;
    visitedKeys.add(key);
    manifest[key].imports?.forEach(visit);
    chunks.add(manifest[key]);
  };
  keys.forEach(visit);
  return [...chunks];
}

const stylesOf = (chunks: readonly ManifestChunk[]): string[] => [
  ...new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
];
