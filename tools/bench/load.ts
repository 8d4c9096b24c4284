import autocannon from 'autocannon';

/** What to ask for: `people` at once, each as fast as it is answered. */
export interface Load {
  readonly address: string;
  readonly path: string;
  readonly people: number;
  readonly headers?: Record<string, string>;
}

export interface LoadResult {
  /** Answers with a status below 300, a second. */
  readonly perSecond: number;
  /** Other answers, and requests without one. */
  readonly failures: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Run as a program: reads a Load and its seconds as JSON from its argument, prints a LoadResult. */
async function main(): Promise<void> {
  const asked = JSON.parse(process.argv[2] ?? '{}') as Load & { seconds: number };
  const result = await autocannon({
    url: asked.address + asked.path,
    connections: asked.people,
    duration: asked.seconds,
    headers: asked.headers ?? {},
  });
  const answer: LoadResult = {
    perSecond: result['2xx'] / result.duration,
    failures: result.non2xx + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
  process.stdout.write(JSON.stringify(answer));
}

await main();
