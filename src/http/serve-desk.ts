import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../platform/escape-html.ts';
import { rootStyle } from '../own-look.ts';
import { shop } from '../shop.ts';
import { shopTag } from '../shop-back-office.ts';
import type { PageRenderer } from './page-renderer.ts';

interface Entry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const entryKey = 'src/desk/entry-desk.tsx';

/**
 * `/desk`: the staff pages, with their own entry and build, so customers download none of it. The document
 * is static and public; data comes through calls that check access. Without `deskFolder`, Vite serves the sources
 * (development).
 */
export async function serveDesk(
  app: FastifyInstance,
  { deskFolder: folder, developmentTags = '' }: PageRenderer,
): Promise<void> {
  if (folder)
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/desk/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
      index: false,
    });
  const html = documentHtml(folder ? await builtTags(folder) : `${developmentTags}${sourceTag}`);
  for (const path of ['/desk', '/desk/*'])
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html),
    );
}

const sourceTag = `<script type="module" src="/${entryKey}"></script>`;

async function builtTags(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Entry
  >;
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`The desk's build has no ${entryKey}: run npm run build`);
  const chunks = [...withImports(manifest, entryKey)];
  const styles = chunks
    .flatMap(({ css = [] }) => css)
    .map((file) => `<link rel="stylesheet" href="/desk/${file}">`);
  return `${styles.join('')}<script type="module" src="/desk/${entry.file}"></script>`;
}

/** A chunk and its imports, each once, for the first screen. */
function withImports(
  manifest: Record<string, Entry>,
  key: string,
  seenEntries = new Set<Entry>(),
): Set<Entry> {
  const chunk = manifest[key];
  if (!chunk || seenEntries.has(chunk)) return seenEntries;
  seenEntries.add(chunk);
  for (const next of chunk.imports ?? []) withImports(manifest, next, seenEntries);
  return seenEntries;
}

const documentHtml = (tags: string) =>
  `<!doctype html><html lang="en-IN"${rootStyle}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(shop.name)} desk</title>${shopTag()}<link rel="icon" href="/favicon.svg" type="image/svg+xml">${tags}</head><body><div id="root"></div><noscript>The desk needs JavaScript.</noscript></body></html>`;
