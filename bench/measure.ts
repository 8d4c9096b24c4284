import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The requests: `people` concurrent clients, each sending the next request once the last is answered. */
export interface Load {
  readonly address: string;
  readonly path: string;
  readonly people: number;
  readonly headers?: Record<string, string>;
  /** The loopback address that the clients have. */
  readonly from?: string;
  /** Instead of `path`: addresses that each client requests in turn, each starting at another one. */
  readonly paths?: readonly string[];
}

/** Duration: some seconds, or until so many answers have arrived. */
export type Length = { readonly seconds: number } | { readonly amount: number };

export interface LoadResult {
  /** All requests that were answered or given up. */
  readonly requests: number;
  /** Answers per second with a status below 300. */
  readonly perSecond: number;
  /** Other answers, and requests without any. */
  readonly failures: number;
  /** How many of these were 503, asking to come back later. */
  readonly busy: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Seconds per measurement, after a warm-up of a fifth of that. BENCH_SECONDS changes it. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 8);

/** Sends requests from another process, after a warm-up. */
export async function load(options: Load): Promise<LoadResult> {
  await warmUp(options);
  return send({ ...options, seconds });
}

/**
 * The same, and the server's cost per request: a rate also depends on the load generator and on other load on the
 * machine.
 * @param processor the server's processor time so far, in milliseconds
 * @returns `cost` in milliseconds of processor time per request
 */
export async function loadAndCost(
  options: Load,
  processor: () => number,
): Promise<LoadResult & { readonly cost: number }> {
  await warmUp(options);
  const before = processor();
  const result = await send({ ...options, seconds });
  return { ...result, cost: (processor() - before) / result.requests };
}

const warmUp = (options: Load) => send({ ...options, seconds: Math.max(1, seconds / 5) });

/** Sends requests from another process for the given length. */
export async function send(options: Load & Length): Promise<LoadResult> {
  const sending = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'load.ts')]);
  sending.child.stdin?.end(JSON.stringify(options)); // thousands of addresses are too long for an argument
  const { stdout } = await sending;
  return JSON.parse(stdout) as LoadResult;
}

/** How often per second `work` runs in this process, one run after the other. */
export function ratePerSecond(work: () => unknown): number {
  const during = (length: number) => {
    const end = performance.now() + length;
    let count = 0;
    for (; performance.now() < end; count++) work();
    return count / (length / 1_000);
  };
  during(seconds * 200);
  return during(seconds * 1_000);
}

/** The percentile: the value below which `share` (0 to 1) of the numbers lie. */
export function percentile(numbers: readonly number[], share: number): number {
  const ascending = numbers.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

/** Prints rows in aligned columns; the first row is the header. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-IN');
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
export const ratio = (value: number, base: number): string => `${Math.round((value / base) * 100)} %`;
