import { inspect } from 'node:util';

/** Runs one proof and prints what came of it with the time it took. A proof that fails is printed whole, and the run goes on to fail. */
export async function prove(what: string, work: () => Promise<string>): Promise<void> {
  const begin = performance.now();
  const took = () => `${((performance.now() - begin) / 1_000).toFixed(1)} s`;
  try {
    console.log(`ok    ${what}: ${await work()} (${took()})`);
  } catch (error) {
    // With its cause: what differed stands there.
    console.log(`FAIL  ${what} (${took()})\n${inspect(error, { depth: 5 })}`);
    process.exitCode = 1;
  }
}
