/** Elements without content. */
const empty = new Set(['br', 'hr', 'img', 'wbr', 'input', 'col']);

/** What an opening tag closes when it stands directly around it (HTML, optional tags). */
const closes: ReadonlyMap<string, readonly string[]> = new Map([
  ['p', ['p']],
  ['li', ['li']],
  ['tr', ['tr', 'td', 'th']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
]);

/** The maximum nesting depth of some HTML: a single pass that overestimates for broken HTML. */
export function tagDepth(html: string): number {
  const open: string[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);
  let deepest = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = tag.toLowerCase();
    if (empty.has(name) || (slash && !counts.get(name))) continue;
    if (slash) {
      for (let last = open.pop(); last; last = last === name ? undefined : open.pop()) count(last, -1);
      continue;
    }
    while (closes.get(name)?.includes(open.at(-1) ?? '')) count(open.pop() ?? '', -1);
    open.push(name);
    count(name, 1);
    deepest = Math.max(deepest, open.length);
  }
  return deepest;
}
