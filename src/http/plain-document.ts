import { rootStyle } from '../own-look.ts';
import { escapeHtml } from '../platform/escape-html.ts';

/** The URL of these pages' style sheet: the CSP forbids inline styles. */
export const plainStylePath = '/plain.css';

/** HTML shell of a plain page (documentation, outbox). `body` is HTML. */
export function plainDocument(title: string, body: string): string {
  return `<!doctype html><html lang="en"${rootStyle}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${plainStylePath}"></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

export const plainStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: .5rem 0; }
h2 { font-size: 1.05rem; margin: 0; }
h3 { font-size: 1rem; margin: .5rem 0 0; }
ol { list-style: none; padding: 0; margin: 1rem 0; display: grid; gap: .75rem; }
li, section, details { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; }
.facts { margin: 0; font-size: .875rem; opacity: .8; }
.text { margin: .5rem 0 0; white-space: pre-wrap; }
.empty { padding: 2rem 0; text-align: center; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
input, button { font: inherit; padding: .5rem .75rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: .375rem; }
input { flex: 1 1 12rem; min-width: 0; }
details { margin: .5rem 0; }
summary { cursor: pointer; min-height: 1.75rem; }
summary code { margin-right: .5rem; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 600; }
pre { overflow: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .375rem; font-size: .875rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .25rem .5rem; border-bottom: 1px solid var(--line); }
`;
