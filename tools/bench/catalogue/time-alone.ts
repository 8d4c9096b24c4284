import { percentile } from '../measure.ts';

export interface Alone {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were none. */
  readonly refused: number;
}

/** Asks 300 times, one request after the other, each another one, warmed up by 60. */
export async function timeAlone(address: string, path: (n: number) => string): Promise<Alone> {
  const times: number[] = [];
  let refused = 0;
  for (let n = -60; n < 300; n++) {
    const sent = performance.now();
    const answer = await fetch(address + path(n + 60));
    await answer.arrayBuffer();
    if (n < 0) continue;
    times.push(performance.now() - sent);
    if (!answer.ok) refused++;
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), refused };
}
