const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');
/** Attributes that are visible or read by screen readers. */
const attributeText = /\b(?:placeholder|aria-label|alt|title)="([^"]*)"/g;

/** The text of a page: its visible text, then its attributes. Scripts and styles do not count. */
export function pageText(html: string): string {
  const visible = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    // React writes comments between the parts of a text, which no reader sees.
    .replace(/<!--[\s\S]*?-->/g, '');
  const attributes = [...visible.matchAll(attributeText)].map(([, text]) => decode(text ?? ''));
  const text = decode(visible.replace(/<[^>]*>/g, ' '));
  return [text, ...attributes]
    .join(' | ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,)…])/g, '$1')
    .replace(/\( /g, '(');
}

/** The HTML of one landmark of a page, or all of it. */
export function partOf(html: string, part: 'header' | 'main' | 'footer' | undefined): string {
  const [first = '', rest = ''] = html.split('<main', 2);
  const end = rest.lastIndexOf('<footer class');
  switch (part) {
    case 'header':
      return first;
    case 'main':
      return `<main${end < 0 ? rest : rest.slice(0, end)}`;
    case 'footer':
      return end < 0 ? '' : rest.slice(end);
    default:
      return html;
  }
}

/** The number of links in the navigation with this name; 0 if there is none. */
export function countLinks(html: string, nav: string): number {
  const navigations = [...html.matchAll(/<nav\b[^>]*aria-label="([^"]*)"[^>]*>([\s\S]*?)<\/nav>/g)];
  const inside = navigations.findLast(([, label]) => label === nav)?.[2] ?? '';
  return [...inside.matchAll(/<a\b/g)].length;
}
