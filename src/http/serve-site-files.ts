import * as m from '#messages/titles';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { encodeIcon, encodeShared, sharedSize } from '../../packages/picture-encoder/src/encode-picture.ts';
import { brandOn, colours } from '../own-look.ts';
import { shop } from '../shop.ts';

const day = 'public, max-age=86400';

/** The shop's mark in its own colour. */
export async function readMark(): Promise<string> {
  const svg = await readFile(join(import.meta.dirname, '../storefront/favicon.svg'), 'utf8');
  return svg.replaceAll('#9c2f45', brandOn('#9c2f45'));
}

/** Home-screen icons; phones crop the corners of a maskable one. */
const icons = [
  { path: '/icon-192.png', side: 192, purpose: 'any' },
  { path: '/icon-512.png', side: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

/** The mark on a full-bleed ground, inside the central 80 % that is never cropped. */
function maskable(mark: string): string {
  return mark
    .replace('rx="14" ', '')
    .replace('translate(11 3) scale(.82)', 'translate(15 10) scale(.62)')
    .replace(/<circle cx="30.7" cy="42" r="6.5"/, '<circle cx="29.9" cy="39.5" r="4.9"');
}

/** Files that browsers and robots request on their own: icons, manifest, robots.txt. */
export async function serveSiteFiles(app: FastifyInstance, publicUrl: string): Promise<void> {
  const mark = await readMark();
  const manifest = JSON.stringify({
    name: `${shop.name}, ${shop.city}`,
    short_name: shop.name,
    description: shop.tagline,
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.paper.day,
    theme_color: colours.paper.day,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...icons.map(({ path, side, purpose }) => ({
        src: path,
        type: 'image/png',
        sizes: `${side}x${side}`,
        purpose,
      })),
    ],
    shortcuts: [
      { name: m.cart(), url: '/cart' },
      { name: m.listing_all_products(), url: '/shops' },
    ],
  });
  const file = (path: string, type: string, body: string) =>
    app.get(path, (_request, reply) => reply.header('cache-control', day).type(type).send(body));
  file('/favicon.svg', 'image/svg+xml', mark);
  file('/site.webmanifest', 'application/manifest+json', manifest);
  for (const { path, side, purpose } of icons) {
    const iconMarkup = purpose === 'maskable' ? maskable(mark) : mark;
    const icon = await encodeIcon(Buffer.from(iconMarkup), side);
    app.get(path, (_request, reply) => reply.header('cache-control', day).type('image/png').send(icon));
  }
  const card = await encodeShared(Buffer.from(shopCard(mark)));
  app.get('/shared.jpg', (_request, reply) =>
    reply.header('cache-control', day).type('image/jpeg').send(card),
  );
  file('/robots.txt', 'text/plain; charset=utf-8', robots(publicUrl));
}

/** The preview picture for links to pages without one: the mark among rows of prints. */
function shopCard(mark: string): string {
  const { width, height } = sharedSize;
  const buta = /<path[^>]*d="([^"]+)"/.exec(mark)?.[1] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><pattern id="print" width="90" height="105" patternUnits="userSpaceOnUse" patternTransform="rotate(8)">
      <path transform="translate(28 20) scale(.72)" fill="${colours.gulabi.day}" fill-opacity=".16" d="${buta}"/></pattern></defs>
    <rect width="${width}" height="${height}" fill="${colours.blush.day}"/><rect width="${width}" height="${height}" fill="url(#print)"/>
    <circle cx="600" cy="315" r="190" fill="${colours.paper.day}"/>
    <svg x="480" y="195" width="240" height="240" viewBox="0 0 64 64">${mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')}</svg>
  </svg>`;
}

/** Keeps robots out of calls, developer pages and personal pages. */
function robots(publicUrl: string): string {
  const closedPaths = [
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
    ...closedPaths.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
