import { escapeHtml } from '../platform/escape-html.ts';
import { shop } from '../shop.ts';

/** A page's metadata for browsers, search engines and social networks. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The path that search engines should index. */
  readonly canonical?: string;
  /** The address of a shop picture, shown when the page is shared; by default the shop's own card. */
  readonly image?: string;
  readonly type?: 'website' | 'product';
  /** Keeps personal pages and the countless filtered lists out of search engines. */
  readonly noindex?: boolean;
  /** What the address names does not exist: the page says so with status 404. */
  readonly missing?: boolean;
  /** schema.org data, as JSON-LD. */
  readonly data?: readonly Record<string, unknown>[];
}

/** JSON that cannot close the surrounding script element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The head's elements as HTML. Its addresses are absolute, since readers elsewhere cannot resolve paths. */
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

/** The copy of a picture for sharing, which every picture has (see the catalogue's `servePictures`). */
function sharedPicture(image: string | undefined): string {
  return image ? image.replace(/(?:-\d+)?\.webp$/, '-shared.jpg') : '/shared.jpg';
}

/** The same schema.org data with every path of this shop made absolute. */
function withWholeAddresses(value: unknown, absolute: (path: string) => string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? absolute(value) : value;
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(item, absolute));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withWholeAddresses(item, absolute)]),
  );
}
