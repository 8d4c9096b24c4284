import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { keepAsking } from './load/keep-asking.ts';
import { type Length, type Load, type LoadResult, percentile } from './measure.ts';

/** Sends requests until the time is up or the number is reached. */
async function ask({
  address,
  path,
  paths = [path],
  people,
  headers = {},
  from,
  ...length
}: Load & Length): Promise<LoadResult> {
  const { host, hostname, port } = new URL(address);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((one) => Buffer.from(`GET ${one} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'));
  let remaining = 'amount' in length ? length.amount : Number.POSITIVE_INFINITY;
  let coming = remaining;
  const times: number[] = [];
  let [good, busy] = [0, 0];
  const began = performance.now();
  await new Promise<void>((resolve) => {
    if ('seconds' in length) void pause(length.seconds * 1_000).then(resolve);
    const onAnswer = (status: number | null, took: number) => {
      times.push(took);
      if (status !== null && status < 300) good += 1;
      if (status === 503) busy += 1;
      if (--coming === 0) resolve();
    };
    for (let first = 0; first < people; first++)
      keepAsking({
        host: hostname,
        port: Number(port),
        from,
        requests,
        first,
        take: () => remaining-- > 0,
        heard: onAnswer,
      });
  });
  return {
    requests: times.length,
    perSecond: good / ((performance.now() - began) / 1_000),
    failures: times.length - good,
    busy,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

// Run as a program: reads a Load and its Length as JSON from stdin, prints a LoadResult.
process.stdout.write(JSON.stringify(await ask(JSON.parse(readFileSync(0, 'utf8')))), () => process.exit());
