import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the test run's embedded database is, once a test file has asked for one. */
    testDataDir: string;
  }
}

/**
 * Vitest's global set-up: one data folder for the whole run. No server is started here: the first test file that
 * wants a database does (test/support/database.ts), so that a run of pure tests pays nothing.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-tests-'));
  chmodSync(dataDir, 0o755); // for root: so that the user PostgreSQL runs as can enter it
  project.provide('testDataDir', dataDir);
  return async () => {
    // A worker that is still ending counts as a user of the server, so that it may take more than one stop.
    const running = join(dataDir, 'postgres/data/postmaster.pid');
    for (let tries = 0; tries < 50 && existsSync(running); tries += 1) {
      const server = await startPostgres({ dataDir });
      await server.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
}
