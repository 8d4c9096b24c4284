import type { PageFiles } from '../http/page-renderer.ts';
import { shop } from '../shop.ts';
import { type Head, headHtml } from '../web/head.ts';
import { hydrationElementId } from './hydration.ts';

/** A picture that the page is opened for, as React writes it. */
const opensForPicture = /<img[^>]* fetchPriority="high"/;

/**
 * The whole document, in pieces to be sent one after the other. They are strings and not React: nothing in it ever changes after it
 * was sent. Scripts give way to what is seen: on a slow line the largest picture would otherwise share it with 100 KB that nobody
 * waits for (record 107).
 */
export function documentHtml(page: {
  head: Head;
  origin: string;
  files: PageFiles;
  body: string;
  data: string;
}): string[] {
  const { files } = page;
  const head = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${headHtml(page.head, page.origin)}<meta name="application-name" content="${shop.name}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#fbf6ee"><link rel="apple-touch-icon" href="/icon-192.png">${files.styles
    .map((style) => `<link rel="stylesheet" href="${style}">`)
    .join(
      '',
    )}${files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('')}${scriptsHtml(files, opensForPicture.test(page.body))}</head><body><div id="root">`;
  const data = `</div><script type="application/json" id="${hydrationElementId}">${page.data}</script></body></html>`;
  return [head, page.body, data];
}

/** The page's scripts: by themselves or, where a picture comes first, as names that the early one asks for (entry-early.ts). */
function scriptsHtml({ early, entry, scripts, extra = '' }: PageFiles, later: boolean): string {
  // Nothing is painted before the early one, or somebody might press what it has not begun to listen for. Alone it is a deferred script, which
  // holds `DOMContentLoaded` back until the styles have come: browsers look through a page's forms then, and lay out all of it to do so.
  const first = (how: string) => `<script type="module"${how} blocking="render" src="${early}"`;
  if (early && later) return `${first('')} data-later="${scripts.join(' ')}"></script>`;
  const others = scripts
    .filter((script) => script !== entry)
    .map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`);
  return `${others.join('')}${extra}<script type="module" src="${entry}" fetchpriority="low"></script>${early ? `${first(' async')}></script>` : ''}`;
}
