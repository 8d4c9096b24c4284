import { calls } from '../../src/calls.ts';
import type { Calls } from '../../src/platform/call.ts';
import { audiences, rightsOf } from './audiences.ts';

/** Who gets what of each declared call, as the text of every-call.txt. 401: log in first. 403: not for sellers. 404: as for an unknown id. */
export function rightsTable(): string {
  const head = ['Call', ...audiences, 'ids that belong to somebody'];
  const rows = Object.entries(calls as Record<string, Calls>).flatMap(([domain, ofDomain]) =>
    Object.entries(ofDomain).map(([name, call]) => {
      const rights = rightsOf(call);
      const lines = Object.entries(call.names ?? {}).map(([member, thing]) => `\`${member}\` (${thing})`);
      return [
        `\`${call.method} /api${call.path}\` ${domain}.${name}`,
        ...audiences.map((audience) => String(rights[audience])),
        lines.join(', '),
      ];
    }),
  );
  return [head, ...rows].map((cells) => `${cells.join(' | ').trimEnd()}\n`).join('');
}
