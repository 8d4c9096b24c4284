import { defineConfig } from 'vitest/config';
import { compileMessages } from './tools/messages.mjs';

await compileMessages();

export default defineConfig({
  cacheDir: '.build/vitest',
  test: {
    include: [
      'src/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'bench/**/*.test.ts',
      'db/**/*.test.ts',
      'test/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    globalSetup: ['test/support/database-server.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Deadlines guard against hanging: a busy machine is slow, not broken. npm run bench measures what must be fast.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
