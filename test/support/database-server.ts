import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { startReading } from './rows/declared-file.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the test run's embedded database, once a test file has started it. */
    testDataDir: string;
    /** The file with the row types that the code gives its statements, once they have been read. */
    declaredRows: string;
  }
}

/**
 * Vitest's global set-up: one data folder for the whole run. It starts no server: the first test file that wants a
 * database does (test/support/database.ts), so that a run of pure tests pays nothing.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-tests-'));
  chmodSync(dataDir, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
  project.provide('testDataDir', dataDir);
  const reading = startReading();
  project.provide('declaredRows', reading.file);
  return async () => {
    reading.stop();
    // A worker that is still ending counts as a user of the server, so more than one stop may be needed.
    const running = join(dataDir, 'postgres/data/postmaster.pid');
    for (let tries = 0; tries < 50 && existsSync(running); tries += 1) {
      const server = await startPostgres({ dataDir });
      await server.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
}
