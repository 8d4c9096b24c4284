import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds for which those who come wait for what is under way: a connection that hangs holds up nobody but its own. */
const patient = 100;

interface Asker<Item, Answer> {
  readonly item: Item;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
  /** Calls as part of what the asker does: a trace tells a batch of whoever is first in it. */
  readonly within: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Puts what is asked at the same time to `answerAll` together: at once when nothing is under way, and what comes meanwhile as one batch
 * afterwards, at most `most` at a time. Nobody is given what was read before they asked: a batch is closed when it is sent. Each
 * asker waits for its own batch, gets the answer at its own place, and shares its failure.
 */
export function gather<Item, Answer = void>(
  answerAll: (batch: readonly Item[]) => Promise<readonly Answer[]>,
  most: number,
  patience = patient,
): (item: Item) => Promise<Answer> {
  let waiting: Asker<Item, Answer>[] = [];
  let underWay: object | null = null;
  let timer: NodeJS.Timeout | null = null;

  function sendNext(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(most);
    const [first] = batch;
    underWay = first ? batch : null;
    void first?.within(() => send(batch)).then(() => goOnAfter(batch));
    if (waiting.length > 0) waitFor(batch);
  }

  function goOnAfter(batch: object): void {
    if (underWay === batch) sendNext();
  }

  function waitFor(batch: object): void {
    timer ??= setTimeout(() => goOnAfter(batch), patience).unref();
  }

  async function send(batch: readonly Asker<Item, Answer>[]): Promise<void> {
    try {
      const answers = await answerAll(batch.map(({ item }) => item));
      batch.forEach(({ done }, at) => done(answers[at] as Answer));
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed, within: AsyncLocalStorage.snapshot() });
      if (underWay) waitFor(underWay);
      else sendNext();
    });
}
