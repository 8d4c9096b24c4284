import autocannon from 'autocannon';

/** What to ask for: `people` at once, each as fast as it is answered. */
export interface Load {
  readonly address: string;
  readonly path: string;
  readonly people: number;
  readonly headers?: Record<string, string>;
  /** Instead of `path`: addresses that each asks for in turn, everybody beginning at another one. */
  readonly paths?: readonly string[];
}

/** How long: for some seconds, or until so many answers have come. */
export type Length = { readonly seconds: number } | { readonly amount: number };

export interface LoadResult {
  /** Answers with a status below 300, a second. */
  readonly perSecond: number;
  /** Other answers, and requests without one. */
  readonly failures: number;
  /** Of these: told politely to come back later (503). */
  readonly busy: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Run as a program: reads a Load and its Length as JSON from its argument, prints a LoadResult. */
async function main(): Promise<void> {
  const asked = JSON.parse(process.argv[2] ?? '{}') as Load & Length;
  const { paths = [asked.path] } = asked;
  let clients = 0;
  const result = await autocannon({
    url: asked.address + asked.path,
    connections: asked.people,
    ...('amount' in asked ? { amount: asked.amount } : { duration: asked.seconds }),
    // A crowd that is turned away waits as long as it takes: that is what is measured.
    timeout: 30,
    headers: asked.headers ?? {},
    setupClient: (client) => {
      const begin = clients++ % paths.length;
      client.setRequests([...paths.slice(begin), ...paths.slice(0, begin)].map((path) => ({ path })));
    },
  });
  const answer: LoadResult = {
    perSecond: result['2xx'] / result.duration,
    failures: result.non2xx + result.errors,
    busy: result.statusCodeStats?.['503']?.count ?? 0,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
  process.stdout.write(JSON.stringify(answer));
}

await main();
