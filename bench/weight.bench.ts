import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { printTable } from './measure.ts';
import { openShop } from './open-shop.ts';

/** Limits in KB after gzip for a first visit to a page: its HTML, and the scripts and styles that the HTML names. */
const max = { HTML: 25, CSS: 15, JS: 125 };
type Kind = keyof typeof max;

const shop = await openShop();
try {
  const { product } = await firstProduct();
  const pages = { home: '/', listing: '/shops', product: `/product/details/${product}` };
  const rows = [['first visit', 'files', 'plain', 'gzip', 'brotli', 'gzip at most']];
  for (const [page, path] of Object.entries(pages)) {
    const html = await text(path);
    const listNames = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
    const files: Record<Kind, string[]> = {
      HTML: [html],
      CSS: await Promise.all(listNames(/<link rel="stylesheet" href="([^"]+)"/g).map(text)),
      JS: await Promise.all(
        listNames(/<script type="module" blocking="render" src="([^"]+)"/g)
          .concat(listNames(/ data-later="([^"]+)"/g).flatMap((names) => names.split(' ')))
          .map(text),
      ),
    };
    for (const [kind, contents] of Object.entries(files) as [Kind, string[]][])
      rows.push([
        `${page}, ${kind}`,
        String(contents.length),
        kilobytes(contents, (content) => Buffer.byteLength(content)),
        kilobytes(contents, (content) => gzipSync(content, { level: kind === 'HTML' ? 1 : 9 }).length),
        kilobytes(contents, (content) => brotli(content, kind === 'HTML' ? 4 : 11)),
        `${max[kind]} KB`,
      ]);
  }
  printTable(rows);
} finally {
  await shop.close();
}

/** Compressed as the shop sends it: files at the build's quality, pages at the server's. */
function brotli(content: string, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

function kilobytes(contents: readonly string[], weigh: (content: string) => number): string {
  return `${(contents.reduce((sum, content) => sum + weigh(content), 0) / 1_000).toFixed(1)} KB`;
}

async function text(path: string): Promise<string> {
  return (await fetch(shop.address + path)).text();
}

async function firstProduct(): Promise<{ product: string }> {
  const answer = await fetch(`${shop.address}/api/home/query-products`);
  const { products } = (await answer.json()) as { products: { slug: string }[] };
  return { product: products[0]?.slug ?? '' };
}
