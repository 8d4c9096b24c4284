import { AsyncLocalStorage } from 'node:async_hooks';
import DataLoader from 'dataloader';

interface Options {
  readonly maxBatchSize: number;
  /** Milliseconds that callers wait for the running batch, so that a hanging batch delays only its own callers. */
  readonly patience?: number;
  /** Milliseconds to wait after a batch, for fewer, larger batches of background work. None by default. */
  readonly pause?: number;
}

/**
 * Batches concurrent calls (DataLoader without a cache): loads at once when idle, otherwise everything that arrives
 * during a load is the next batch. A batch is closed when sent, so no answer is older than its call.
 * @param loadAll returns one answer per key, in order; its errors reach only this batch's callers
 */
export function batchLoader<Key, Answer>(
  loadAll: (keys: readonly Key[]) => Promise<readonly Answer[]>,
  { maxBatchSize, pause = 0, patience = pause + 100 }: Options,
): (key: Key) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let underWay: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  function sendNext(): void {
    clearTimeout(timer);
    timer = undefined;
    underWay = waiting.shift();
    // A microtask later, so that calls of the same turn join.
    if (underWay) queueMicrotask(underWay);
    if (waiting.length > 0) timer = setTimeout(sendNext, patience).unref();
  }

  function rest(): void {
    if (pause === 0) return sendNext();
    clearTimeout(timer);
    timer = setTimeout(sendNext, pause).unref();
  }

  function schedule(send: () => void): void {
    // Traces attribute a batch to its first caller.
    const within = AsyncLocalStorage.snapshot();
    waiting.push(() => within(send));
    if (!underWay) sendNext();
    else timer ??= setTimeout(sendNext, patience).unref();
  }

  async function load(keys: readonly Key[]): Promise<readonly Answer[]> {
    const mine = underWay;
    try {
      return await loadAll(keys);
    } finally {
      if (underWay === mine) rest();
    }
  }

  const loader = new DataLoader<Key, Answer>(load, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: schedule,
  });
  return (key) => loader.load(key);
}
