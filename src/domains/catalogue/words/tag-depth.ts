/** Elements without content, or closed by the next of their kind: unclosed, they add no depth. */
const flat = new Set(['br', 'hr', 'img', 'wbr', 'input', 'col', 'p', 'li', 'tr', 'td', 'th', 'dt', 'dd']);

/** The maximum nesting depth of some HTML: a single pass that overestimates for broken HTML. */
export function tagDepth(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written.toLowerCase();
    if (flat.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) continue;
    const step = slash ? -1 : 1;
    open.set(name, count + step);
    depth += step;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
