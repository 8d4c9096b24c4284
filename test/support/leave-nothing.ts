import { afterAll, vi } from 'vitest';

/** Cleans up after each test file. Files share a process, so the clock, globals and spies are restored. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
