import { Agent, get } from 'node:http';

/** Response times in milliseconds, and the number of requests without a good answer. */
export interface Alone {
  readonly times: number[];
  refused: number;
}

/** Requests each of these in turn over one keep-alive connection. Uses `node:http`: `fetch` would add half a millisecond to each. */
export async function timeAlone(
  address: string,
  paths: readonly string[],
  result: Alone = { times: [], refused: 0 },
): Promise<Alone> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of paths) {
    const sendTime = performance.now();
    const status = await ask(address + path, agent);
    result.times.push(performance.now() - sendTime);
    if (status !== 200) result.refused++;
  }
  agent.destroy();
  return result;
}

/** The status of an answer, once it has arrived completely. */
function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      answer.resume();
    }).on('error', reject);
  });
}
