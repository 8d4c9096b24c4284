import { calls } from '../../src/calls.ts';
import type { Calls } from '../../src/platform/call.ts';
import { audiences, rightsOf } from './audiences.ts';

export const [begin, end] = ['<!-- rights: made by `npm run generate -- rights` -->', '<!-- /rights -->'];

/** The table of rights as Markdown, generated from the declared calls. */
export function rightsTable(): string {
  const head = ['Call', ...audiences, 'ids that belong to somebody'];
  const rows = Object.entries(calls as Record<string, Calls>).flatMap(([domain, ofDomain]) =>
    Object.entries(ofDomain).map(([name, call]) => {
      const rights = rightsOf(call);
      const named = Object.entries(call.names ?? {}).map(([member, thing]) => `\`${member}\` (${thing})`);
      return [
        `\`${call.method} /api${call.path}\` ${domain}.${name}`,
        ...audiences.map((audience) => String(rights[audience])),
        named.join(', '),
      ];
    }),
  );
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The page with its table replaced. @throws if the page has no marks for it */
export function withRights(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${rightsTable()}\n\n${page.slice(to)}`;
}
