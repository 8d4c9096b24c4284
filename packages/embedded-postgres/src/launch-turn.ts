import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Home } from './home.ts';

/**
 * Runs `work` unless another process is doing so for the same home. Without this, the second of two servers starting at
 * once may take the first one's lock file for a dead server's, and delete it. The lock is an abstract socket name,
 * which vanishes with its process; outside Linux there is no lock and every process may run.
 * @returns undefined when another process has the lock
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
