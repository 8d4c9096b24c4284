import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Length, Load, LoadResult } from './load.ts';

export type { LoadResult } from './load.ts';

/** Seconds that one measurement takes, after a fifth of it to warm up. BENCH_SECONDS changes it. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 8);

/** Sends requests from another process, warmed up first. */
export async function load(asked: Load): Promise<LoadResult> {
  await warmUp(asked);
  return send({ ...asked, seconds });
}

/**
 * The same, and what a request cost the server: a rate is also that of the load generator and of whatever else the machine does.
 * @param processor milliseconds of processor time that the server has used so far
 * @returns milliseconds of it for a request
 */
export async function loadAndCost(
  asked: Load,
  processor: () => number,
): Promise<LoadResult & { readonly cost: number }> {
  await warmUp(asked);
  const before = processor();
  const result = await send({ ...asked, seconds });
  return { ...result, cost: (processor() - before) / result.requests };
}

const warmUp = (asked: Load) => send({ ...asked, seconds: Math.max(1, seconds / 5) });

/** Sends requests from another process, for as long as is said. */
export async function send(asked: Load & Length): Promise<LoadResult> {
  const sending = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'load.ts')]);
  sending.child.stdin?.end(JSON.stringify(asked)); // thousands of addresses are too long for an argument
  const { stdout } = await sending;
  return JSON.parse(stdout) as LoadResult;
}

/** How often a second `work` is done, one after the other, in this process. */
export function ratePerSecond(work: () => unknown): number {
  const during = (length: number) => {
    const end = performance.now() + length;
    let done = 0;
    for (; performance.now() < end; done++) work();
    return done / (length / 1_000);
  };
  during(seconds * 200);
  return during(seconds * 1_000);
}

/** The value below which `share` (0 to 1) of the numbers lie. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Prints rows in columns; the first row is the head. */
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
export const ratio = (measured: number, compared: number): string =>
  `${Math.round((measured / compared) * 100)} %`;
