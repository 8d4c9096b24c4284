/** Max concurrent loads per key. With only one, all callers would wait for the same load. */
const maxLoads = 4;

/**
 * Shares concurrent loads of a key without ever returning a value loaded before the call: when the maximum of loads is
 * running, new callers share the next one.
 */
export function singleFlight<Answer>(): (key: string, load: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, number>();
  const next = new Map<string, { start: () => void; answer: Promise<Answer> }>();

  async function begin(key: string, load: () => Promise<Answer>): Promise<Answer> {
    running.set(key, (running.get(key) ?? 0) + 1);
    try {
      return await load();
    } finally {
      const count = (running.get(key) ?? 1) - 1;
      if (count > 0) running.set(key, count);
      else running.delete(key);
      const waiting = next.get(key);
      next.delete(key);
      waiting?.start();
    }
  }

  return (key, load) => {
    if ((running.get(key) ?? 0) < maxLoads) return begin(key, load);
    const waiting = next.get(key);
    if (waiting) return waiting.answer;
    const { promise: whenStarted, resolve: start } = Promise.withResolvers<void>();
    const answer = whenStarted.then(() => begin(key, load));
    next.set(key, { start, answer });
    return answer;
  };
}
