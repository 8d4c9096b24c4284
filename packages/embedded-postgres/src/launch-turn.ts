import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Home } from './home.ts';

/**
 * Does `work` unless another process is doing it for the same home: of two servers that start at once the second can take
 * the first one's lock file for a dead server's, and away. The turn is a socket's abstract name, which ends with its process;
 * elsewhere than on Linux there is none, and everybody has a turn.
 * @returns undefined when it is another's turn
 */
export async function inLaunchTurn<Outcome>(
  home: Home,
  work: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  if (process.platform !== 'linux') return work();
  const name = createHash('sha256').update(home.data).digest('hex').slice(0, 32);
  const turn = createServer();
  try {
    turn.listen(`\0chowk-launch-${name}`);
    await once(turn, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
  try {
    return await work();
  } finally {
    turn.close();
  }
}
