/** Waits until the browser is idle, at most five seconds. Without `requestIdleCallback` (Safari) it waits two. */
export const quiet = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 5_000 })
      : setTimeout(resolve, 2_000),
  );
