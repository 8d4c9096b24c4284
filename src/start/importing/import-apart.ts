import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Reached } from '../../domains/catalogue/import/progress.ts';
import type { ImportAnswer, ImportOrder, RunImport } from '../../domains/catalogue/import/import-order.ts';
import { type Clock, minute } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database.ts';
import type { Settings } from '../../settings/settings.ts';

/** The message that starts an import in a process: the order, and the shop's database, objects and time. */
export type SentOrder = ImportOrder & {
  readonly connection: Connection;
  readonly settings: Pick<Settings, 'dataDir' | 's3' | 'showsDrawings'>;
  readonly now: Date;
};

/** A progress message, sent before the answer. */
export interface SentReached {
  readonly reached: Reached;
}

interface Means {
  readonly connection: Connection;
  readonly settings: Pick<Settings, 'dataDir' | 's3' | 'showsDrawings'>;
  readonly clock: Clock;
  /** Milliseconds after which an import is stopped; products already written stay. */
  readonly timeLimit?: number;
}

/** Max concurrent imports; further ones wait. */
const lanes = 2;
/** Heap limit of an import process in megabytes. */
const heapMegabytes = 512;
/** At this nice value the import gets a third of the shop's share of a busy CPU. */
const niceness = 5;
const timeLimit = 10 * minute;

/** Runs each import in a separate process of lower priority. */
export function importApart(means: Means): { run: RunImport; stop: () => void } {
  const children = new Set<ChildProcess>();
  const limit = pLimit(lanes);

  return {
    run: (order, onProgress) => limit(() => runOnce(order, { ...means, reached: onProgress }, children)),
    stop: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

async function runOnce(
  order: ImportOrder,
  means: Means & { readonly reached: (far: Reached) => void },
  children: Set<ChildProcess>,
): Promise<ImportAnswer> {
  const child = fork(join(import.meta.dirname, 'import-process.ts'), {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    // An open pipe would block callers that wait for this process's output to end.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  children.add(child);
  const over = new AbortController();
  try {
    if (child.pid) setPriority(child.pid, niceness);
    const { connection, settings, clock } = means;
    const { dataDir, s3, showsDrawings } = settings;
    const orderMessage: SentOrder = {
      ...order,
      connection,
      settings: { dataDir, s3, showsDrawings },
      now: clock.now(),
    };
    return await Promise.race([
      answerOf(child, orderMessage, means.reached),
      pause(means.timeLimit ?? timeLimit, 'too_long' as const, { signal: over.signal }),
    ]);
  } finally {
    over.abort();
    children.delete(child);
    child.kill('SIGKILL');
  }
}

function answerOf(
  child: ChildProcess,
  order: SentOrder,
  onProgress: (far: Reached) => void,
): Promise<ImportAnswer> {
  return new Promise((resolve, reject) => {
    child.on('message', (answer: ImportAnswer | SentReached | { failed: string; code?: string }) => {
      if (typeof answer === 'object' && 'reached' in answer) onProgress(answer.reached);
      else if (typeof answer === 'object' && 'failed' in answer)
        reject(Object.assign(new Error(`The import failed: ${answer.failed}`), { code: answer.code }));
      else resolve(answer);
    });
    const fail = (cause?: unknown) => reject(new Error('The process of an import ended', { cause }));
    child.once('error', fail).once('exit', fail);
    child.send(order, (error) => error && reject(error));
  });
}
