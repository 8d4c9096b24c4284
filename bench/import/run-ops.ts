import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { opsArguments, root, surroundings } from '../../tools/bootstrap/processes.mjs';

/** The result of running an operator's command. */
export interface Ran {
  readonly seconds: number;
  readonly made: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Memory at 10, 50 and 100 % of the file. */
  readonly memory: [string, string, string];
  readonly load: string;
}

/**
 * Runs `npm run ops -- ...` on the shop in this data folder.
 * @param options.killAt share of the file (0 to 1) after which it is killed by SIGKILL
 */
export function ops(
  dataDir: string,
  words: readonly string[],
  { killAt }: { killAt?: number } = {},
): { ended: Promise<Ran> } {
  const began = performance.now();
  const child = spawn(process.execPath, [...opsArguments, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...surroundings,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
    },
  });
  const memory: [string, string, string] = ['', '', ''];
  let [creations, updates, repeats, lastPrint] = [0, 0, 0, ''];
  createInterface({ input: child.stderr }).on('line', (line) => {
    const [, percent, megabytes] = /^(\d+) %: .* (\d+) MB/.exec(line) ?? [];
    if (percent === undefined) return void (lastPrint += `${line}\n`);
    for (const [at, share] of [10, 50].entries())
      if (Number(percent) >= share) memory[at] ||= `${megabytes} MB`;
    memory[2] = `${megabytes} MB`;
    if (killAt !== undefined && Number(percent) >= 100 * killAt) child.kill('SIGKILL');
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const counts = /: (\d+) new, (\d+) updated, (\d+) unchanged/.exec(line);
    if (counts) [creations, updates, repeats] = counts.slice(1).map(Number) as [number, number, number];
  });
  return {
    ended: new Promise((resolve, reject) => {
      child.once('error', reject).once('close', (code, signal) => {
        const seconds = (performance.now() - began) / 1_000;
        if (code !== 0 && signal !== 'SIGKILL') return reject(new Error(lastPrint));
        const load = loadavg()[0]?.toFixed(1) ?? '';
        resolve({ seconds, made: creations, updated: updates, unchanged: repeats, memory, load });
      });
    }),
  };
}
