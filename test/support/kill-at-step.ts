import { appendFileSync } from 'node:fs';
import files, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/**
 * Preloaded into a process with `--import`: appends the name of each step that changes a file of DATA_DIR or is a
 * statement to STEPS, and kills the process (SIGKILL) before step number KILL_AT, so that no code of ours runs after it.
 */

const { DATA_DIR = '', STEPS = '', KILL_AT = '0' } = process.env;
let count = 0;

function step(name: string): void {
  count += 1;
  appendFileSync(STEPS, `${name}\n`);
  if (count === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
}

/** `photos/cd/cdlost`, without what is made up anew each time. */
const shortPath = (path: unknown) =>
  String(path)
    .slice(DATA_DIR.length + 1)
    .replace(/[0-9a-f-]{36}\.part$/, 'part');

type Method = (this: unknown, ...args: unknown[]) => unknown;

function announce(owner: object, method: string, nameOf: (args: unknown[]) => string | null): void {
  const own = (owner as Record<string, Method>)[method] as Method;
  (owner as Record<string, Method>)[method] = function (...args) {
    const name = nameOf(args);
    if (name !== null) step(name);
    return own.apply(this, args);
  };
}

for (const method of ['mkdir', 'writeFile', 'rename', 'rm', 'unlink', 'rmdir', 'truncate'])
  announce(files, method, ([path]) =>
    String(path).startsWith(DATA_DIR) ? `${method} ${shortPath(path)}` : null,
  );
announce(files, 'open', ([path, flags = 'r']) =>
  String(path).startsWith(DATA_DIR) && flags !== 'r' ? `open ${shortPath(path)}` : null,
);
const handle: FileHandle = await files.open(import.meta.filename);
for (const method of ['writeFile', 'sync']) announce(Object.getPrototypeOf(handle), method, () => method);
await handle.close();
syncBuiltinESMExports();

announce(pg.Client.prototype, 'query', ([query]) => {
  const text = typeof query === 'string' ? query : (query as { text?: string }).text;
  const name = /[a-z]+(?: table)?/i.exec(text ?? 'copy')?.[0].toLowerCase() ?? '';
  // Its answer is lost: the server may have committed.
  if (name === 'commit') setImmediate(() => step('commit underway'));
  return `sql ${name}`;
});
