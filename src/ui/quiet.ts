/** Waits until the browser has nothing else to do, five seconds at most; where it does not tell (Safari), two. */
export const quiet = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 5_000 })
      : setTimeout(resolve, 2_000),
  );
