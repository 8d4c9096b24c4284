import { cardFormId } from '../domains/cart/ui/buy-now.ts';
import { wishFormName } from '../domains/wishlist/ui/wish-form-name.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { PageFiles } from '../http/page-renderer.ts';
import { colours, rootStyle } from '../own-look.ts';
import { shop } from '../shop.ts';
import { shopTag } from '../shop-back-office.ts';
import { type Head, headHtml } from '../web/head.ts';
import { hydrationElementId } from './hydration.ts';

/** The preload tag that React writes for the page's main picture. */
const opensForPicture = /<img[^>]* fetchPriority="high"/;

/**
 * The forms that hearts and cards send without JavaScript. One for all, outside of React, since a card may be inside
 * another form.
 */
const sharedForms = `<form id="${cardFormId}" hidden></form><form id="${wishFormName}" method="post" hidden><input type="hidden" name="form" value="${wishFormName}"></form>`;

/**
 * The whole document as strings, sent in order. React is not needed here, because nothing in it changes later. Scripts
 * load after the largest picture, which would otherwise share a slow connection with 100 KB (record 107).
 */
export function documentHtml(page: {
  head: Head;
  origin: string;
  files: PageFiles;
  body: string;
  data: string;
}): string[] {
  const { files } = page;
  const later = linksTo(files.laterStyles ?? []);
  const plain = later && `<noscript>${later}</noscript>`;
  const head = `<!doctype html><html lang="en-IN"${rootStyle}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${headHtml(page.head, page.origin)}${shopTag()}<meta name="application-name" content="${escapeHtml(shop.name)}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="${colours.paper.day}"><link rel="apple-touch-icon" href="/icon-192.png">${linksTo(files.styles)}${plain}${files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('')}${scriptsHtml(files, opensForPicture.test(page.body))}</head><body><div id="root">`;
  const data = `</div>${sharedForms}<script type="application/json" id="${hydrationElementId}">${page.data}</script></body></html>`;
  return [head, page.body, data];
}

const linksTo = (styles: readonly string[]): string =>
  styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');

/** The page's scripts: as tags or, if a picture comes first, as names for entry-early.ts to load. */
function scriptsHtml({ early, entry, scripts, extra = '' }: PageFiles, later: boolean): string {
  // The early script runs before the first paint, so that no click is missed. Alone it is deferred, which delays
  // `DOMContentLoaded` until the styles are loaded: browsers scan forms then, which forces a layout.
  const first = (how: string) => `<script type="module"${how} blocking="render" src="${early}"`;
  if (early && later) return `${first('')} data-later="${scripts.join(' ')}"></script>`;
  const others = scripts
    .filter((script) => script !== entry)
    .map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`);
  return `${others.join('')}${extra}<script type="module" src="${entry}" fetchpriority="low"></script>${early ? `${first(' async')}></script>` : ''}`;
}
