import { escapeHtml } from '../platform/escape-html.ts';
import { shop } from '../shop.ts';

/** What a page says of itself to browsers, search engines and people who share it. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Path of the address that search engines keep for this page. */
  readonly canonical?: string;
  /** Address of one of the shop's pictures, shown when the page is shared; without one it is the shop's own card. */
  readonly image?: string;
  readonly type?: 'website' | 'product';
  /** Pages of one person, and lists filtered in uncountable ways, stay out of search engines. */
  readonly noindex?: boolean;
  /** What the address names is not there: the page says so, with status 404. */
  readonly missing?: boolean;
  /** schema.org data, as JSON-LD. */
  readonly data?: readonly Record<string, unknown>[];
}

/** JSON that cannot close the script element around it. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The head's elements as HTML. Addresses in it are whole ones: who reads it elsewhere has no page to resolve them from. */
export function headHtml(head: Head, origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : '';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    head.canonical ? `<link rel="canonical" href="${escapeHtml(absolute(head.canonical))}">` : '',
    meta('property', 'og:site_name', shop.name),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', head.canonical && absolute(head.canonical)),
    meta('property', 'og:image', absolute(sharedPicture(head.image))),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.data ?? []).map((data) => {
      const whole = withWholeAddresses({ '@context': 'https://schema.org', ...data }, absolute);
      return `<script type="application/ld+json">${safeJson(whole)}</script>`;
    }),
  ].join('');
}

/** The address of a picture as it is shared: every one has such a copy (see the catalogue's `servePictures`). */
function sharedPicture(image: string | undefined): string {
  return image ? image.replace(/(?:-\d+)?\.webp$/, '-shared.jpg') : '/shared.jpg';
}

/** The same schema.org data with every path of this shop made an address. */
function withWholeAddresses(value: unknown, absolute: (path: string) => string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? absolute(value) : value;
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(item, absolute));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withWholeAddresses(item, absolute)]),
  );
}
