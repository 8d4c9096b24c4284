import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import { listOpenSlugs } from '../../sellers/shop-front.store.ts';
import { listCategories } from '../catalogue.store.ts';
import { listPartStarts, listProductPages } from './sitemap.store.ts';

/** The limit of URLs per file (sitemaps.org). */
const partSize = 50_000;
/** Rows per read while a part is streamed. */
const batch = 5_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Public pages other than products, categories and shops. */
const pages = [
  '/',
  '/shops',
  '/about',
  '/contact',
  '/help',
  '/privacy-policy',
  '/terms-condition',
  '/return-refund',
  '/shipping-policy',
];

/**
 * `/sitemap.xml`: an index, one file of fixed pages, categories and shops, and the products in parts of at most 50,000.
 * A part's URL contains its first id, so parts stay stable while products are added, without counting them. Parts are
 * streamed.
 */
export function serveSitemap(
  app: FastifyInstance,
  { db, publicUrl }: { db: Database; publicUrl: string },
): void {
  const type = 'application/xml; charset=utf-8';
  const fresh = 'public, max-age=3600';
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = ['pages', ...(await listPartStarts(db, partSize)).map((id) => `products-${id}`)];
    const files = parts.map((part) => `<sitemap><loc>${publicUrl}/sitemap/${part}.xml</loc></sitemap>`);
    return reply
      .header('cache-control', fresh)
      .type(type)
      .send(`${head}<sitemapindex ${schema}>\n${files.join('\n')}\n</sitemapindex>\n`);
  });
  app.get('/sitemap/pages.xml', async (_request, reply) => {
    const categories = (await listCategories(db)).map(({ slug }) => `/product/category/${slug}`);
    const shops = (await listOpenSlugs(db, partSize - 1_000)).map((slug) => `/shop/${slug}`);
    const urls = [...pages, ...categories, ...shops].map((path) => urlElement(publicUrl + path));
    return reply
      .header('cache-control', fresh)
      .type(type)
      .send(`${head}<urlset ${schema}>\n${urls.join('')}</urlset>\n`);
  });
  app.get<{ Params: { start: string } }>('/sitemap/products-:start.xml', (request, reply) =>
    reply
      .header('cache-control', fresh)
      .type(type)
      .send(Readable.from(writePart(db, publicUrl, request.params.start))),
  );
}

async function* writePart(db: Database, publicUrl: string, start: string): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  let from = start;
  for (let count = 0; count < partSize; ) {
    const limit = Math.min(batch, partSize - count);
    const rows = await listProductPages(db, { from, after: count > 0, limit });
    const last = rows.at(-1);
    if (!last) break;
    yield rows
      .map(({ slug, changed }) => urlElement(`${publicUrl}/product/details/${slug}`, changed))
      .join('');
    if (rows.length < limit) break;
    from = last.id;
    count += rows.length;
  }
  yield '</urlset>\n';
}

/** Slugs have letters, digits and hyphens; escaped in case an import brought others. */
function urlElement(address: string, changeDate?: string): string {
  const loc = new URL(address).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
  return `<url><loc>${loc}</loc>${changeDate ? `<lastmod>${changeDate}</lastmod>` : ''}</url>\n`;
}
