import { Agent, get } from 'node:http';

/** Milliseconds of each answer, and how many were none. */
export interface Alone {
  readonly times: number[];
  refused: number;
}

/** Asks for each of these in turn over one kept connection. Plain `node:http`: `fetch` would add half a millisecond of its own to each. */
export async function timeAlone(
  address: string,
  paths: readonly string[],
  told: Alone = { times: [], refused: 0 },
): Promise<Alone> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of paths) {
    const sent = performance.now();
    const status = await ask(address + path, agent);
    told.times.push(performance.now() - sent);
    if (status !== 200) told.refused++;
  }
  agent.destroy();
  return told;
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
