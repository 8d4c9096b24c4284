import { inspect } from 'node:util';

/**
 * Runs one proof and prints its result and duration. A failure is printed in full; it sets the exit code and the run goes
 * on. Returns whether it succeeded.
 */
export async function prove(what: string, work: () => Promise<string>): Promise<boolean> {
  const begin = performance.now();
  const took = () => `${((performance.now() - begin) / 1_000).toFixed(1)} s`;
  try {
    console.log(`ok    ${what}: ${await work()} (${took()})`);
    return true;
  } catch (error) {
    // With its cause, which holds the difference.
    console.log(`FAIL  ${what} (${took()})\n${inspect(error, { depth: 5 })}`);
    process.exitCode = 1;
    return false;
  }
}
