import { afterAll, vi } from 'vitest';

/** Set up before each test file: files share a process, so each gives back the clock, the globals and what it spied on. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
