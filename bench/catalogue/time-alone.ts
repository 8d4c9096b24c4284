import { Agent, get } from 'node:http';
import { percentile } from '../measure.ts';

export interface Alone {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were none. */
  readonly refused: number;
}

/**
 * Asks 300 times over one kept connection, one request after the other, each another one, warmed up by 60. Plain `node:http`: `fetch` would
 * add half a millisecond of its own to each.
 */
export async function timeAlone(address: string, path: (n: number) => string): Promise<Alone> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let refused = 0;
  for (let n = -60; n < 300; n++) {
    const sent = performance.now();
    const status = await ask(address + path(n + 60), agent);
    if (n < 0) continue;
    times.push(performance.now() - sent);
    if (status !== 200) refused++;
  }
  agent.destroy();
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), refused };
}

/** The status of an answer, once it has come whole. */
function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      answer.resume();
    }).on('error', reject);
  });
}
