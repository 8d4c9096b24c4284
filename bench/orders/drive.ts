import { processorTime } from '../processor-time.ts';

/** The result of a round of load. Times in milliseconds. */
export interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** Processor time per order, in the database and in the shop. */
  readonly database: number;
  readonly shop: number;
}

/** `many` concurrent customers, each placing one order after the other for `seconds`. `place` resolves to whether it succeeded. */
export async function drive(
  place: (customer: number) => Promise<boolean>,
  many: number,
  seconds: number,
  pids: { database: number; shop?: number | undefined },
): Promise<Round> {
  const times: number[] = [];
  let failures = 0;
  const usage = () => ({
    database: processorTime(pids.database),
    shop: pids.shop === undefined ? 0 : processorTime(pids.shop),
  });
  const before = usage();
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  await Promise.all(
    Array.from({ length: many }, async (_, customer) => {
      for (let start = performance.now(); start < end; start = performance.now()) {
        const fine = await place(customer).catch(() => false);
        if (fine) times.push(performance.now() - start);
        else failures += 1;
      }
    }),
  );
  const elapsedTime = performance.now() - begin;
  const after = usage();
  const ascending = times.toSorted((a, b) => a - b);
  const at = (share: number) => ascending[Math.floor(ascending.length * share)] ?? Number.NaN;
  return {
    perSecond: (times.length * 1_000) / elapsedTime,
    p50: at(0.5),
    p99: at(0.99),
    failed: failures,
    database: (after.database - before.database) / times.length,
    shop: (after.shop - before.shop) / times.length,
  };
}

/** The median of one figure over the rounds. */
export function median(rounds: readonly Round[], of: keyof Round): number {
  const ascending = rounds.map((round) => round[of]).toSorted((a, b) => a - b);
  return ascending[Math.floor(ascending.length / 2)] ?? Number.NaN;
}
