import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './tools/messages.mjs';

await compileMessages();

const files = globSync([
  'src/**/*.test.ts',
  'packages/*/src/**/*.test.ts',
  'bench/**/*.test.ts',
  'db/**/*.test.ts',
  'test/**/*.test.ts',
  'tools/**/*.test.ts',
]);
/** What replaces a module must not meet one that another file has loaded. */
const mocking = files.filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

export default defineConfig({
  cacheDir: '.build/vitest',
  test: {
    globalSetup: ['test/support/database-server.ts'],
    setupFiles: ['test/support/leave-nothing.ts', 'test/support/seed-properties.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Deadlines guard against hanging: a busy machine is slow, not broken. npm run bench measures what must be fast.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // One process for many files: to import the shop for each was a third of the suite.
    projects: [
      {
        extends: true,
        test: { name: 'together', include: files.filter((file) => !mocking.includes(file)), isolate: false },
      },
      { extends: true, test: { name: 'apart', include: mocking, isolate: true } },
    ],
  },
});
