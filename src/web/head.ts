import { escapeHtml } from '../platform/escape-html.ts';

/** What a page says of itself to browsers, search engines and people who share it. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Path of the address that search engines keep for this page. */
  readonly canonical?: string;
  /** Path or address of the picture shown when the page is shared. */
  readonly image?: string;
  readonly type?: 'website' | 'product';
  /** Pages of one person, and lists filtered in uncountable ways, stay out of search engines. */
  readonly noindex?: boolean;
  /** schema.org data, as JSON-LD. */
  readonly data?: readonly Record<string, unknown>[];
}

/** JSON that cannot end the script element it stands in. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The head's elements as HTML. */
export function headHtml(head: Head, origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : '';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    head.canonical ? `<link rel="canonical" href="${escapeHtml(absolute(head.canonical))}">` : '',
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', head.canonical && absolute(head.canonical)),
    meta('property', 'og:image', head.image && absolute(head.image)),
    ...(head.data ?? []).map(
      (data) =>
        `<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ].join('');
}
