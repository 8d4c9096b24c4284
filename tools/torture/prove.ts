import { inspect } from 'node:util';

/** Runs one proof and prints its result and duration. A failure is printed in full; it sets the exit code and the run goes on. */
export async function prove(what: string, work: () => Promise<string>): Promise<void> {
  const begin = performance.now();
  const took = () => `${((performance.now() - begin) / 1_000).toFixed(1)} s`;
  try {
    console.log(`ok    ${what}: ${await work()} (${took()})`);
  } catch (error) {
    // With its cause, which holds the difference.
    console.log(`FAIL  ${what} (${took()})\n${inspect(error, { depth: 5 })}`);
    process.exitCode = 1;
  }
}
