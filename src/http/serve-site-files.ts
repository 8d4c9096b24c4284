import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { shop } from '../shop.ts';

const day = 'public, max-age=86400';

/** What browsers and robots ask a site for by itself: its mark, its manifest, what robots may read. */
export async function serveSiteFiles(app: FastifyInstance, publicUrl: string): Promise<void> {
  const mark = await readFile(join(import.meta.dirname, '../web/favicon.svg'), 'utf8');
  const manifest = JSON.stringify({
    name: `${shop.name}, ${shop.city}`,
    short_name: shop.name,
    description: shop.tagline,
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ee',
    theme_color: '#fbf6ee',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });
  const file = (path: string, type: string, body: string) =>
    app.get(path, (_request, reply) => reply.header('cache-control', day).type(type).send(body));
  file('/favicon.svg', 'image/svg+xml', mark);
  file('/site.webmanifest', 'application/manifest+json', manifest);
  file('/robots.txt', 'text/plain; charset=utf-8', robots(publicUrl));
}

/** Calls, developers' pages and what belongs to one person are of no use in a search engine. */
function robots(publicUrl: string): string {
  const closed = [
    '/api/',
    '/desk',
    '/dev/',
    '/dashboard',
    '/cart',
    '/shipping',
    '/payment',
    '/my-payment',
    '/order/',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
