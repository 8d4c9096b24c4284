import { AsyncLocalStorage } from 'node:async_hooks';
import DataLoader from 'dataloader';

interface Options {
  readonly maxBatchSize: number;
  /** Milliseconds for which callers wait for the batch under way: a hanging connection holds up only its own. */
  readonly patience?: number;
}

/**
 * Batches concurrent calls (DataLoader without a cache): at once when nothing is under way, otherwise all that came meanwhile as one
 * batch. A batch is closed when it is sent, so no answer is older than its question.
 *
 * @param loadAll gives an answer for each key, in their order; what it throws reaches the callers of this batch alone
 */
export function batchLoader<Key, Answer>(
  loadAll: (keys: readonly Key[]) => Promise<readonly Answer[]>,
  { maxBatchSize, patience = 100 }: Options,
): (key: Key) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let underWay: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  function sendNext(): void {
    clearTimeout(timer);
    timer = undefined;
    underWay = waiting.shift();
    // A microtask later, so that who asks in the same turn joins.
    if (underWay) queueMicrotask(underWay);
    if (waiting.length > 0) timer = setTimeout(sendNext, patience).unref();
  }

  function schedule(send: () => void): void {
    // A trace counts a batch to its first caller.
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
      if (underWay === mine) sendNext();
    }
  }

  const loader = new DataLoader<Key, Answer>(load, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: schedule,
  });
  return (key) => loader.load(key);
}
