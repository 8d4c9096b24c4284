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
    // A busy machine is slow and not broken; what must be fast is measured by npm run bench.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
