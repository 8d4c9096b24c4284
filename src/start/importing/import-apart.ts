import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import * as m from '#messages/import-report';
import type { Progress } from '../../domains/catalogue/import/progress.ts';
import type {
  FileOfShop,
  ImportAnswer,
  ImportOrder,
  LookAnswer,
  LookAtFile,
  RunImport,
} from '../../domains/catalogue/import/import-order.ts';
import { type Clock, minute } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database.ts';
import type { Settings } from '../../settings/settings.ts';

/** The message that starts a process: an import, or a file to look at, and the shop's database, objects and time. */
export type SentOrder = (ImportOrder | FileOfShop) & {
  readonly connection: Connection;
  readonly settings: Pick<Settings, 'dataDir' | 's3' | 'showsDrawings'>;
  readonly now: Date;
};

/** A progress message, sent before the answer. */
export interface SentReached {
  readonly reached: Progress;
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
/** Somebody waits for a look, so none waits for an import. */
const looks = 2;
/** Heap limit of an import process in megabytes. */
const heapMegabytes = 512;
/** At this nice value the import gets a third of the shop's share of a busy CPU. */
const niceness = 5;
const timeLimit = 10 * minute;
const lookLimit = 2 * minute;

/** Runs each import in a separate process of lower priority. */
export function importApart(means: Means): { run: RunImport; look: LookAtFile; stop: () => void } {
  const children = new Set<ChildProcess>();
  const limit = pLimit(lanes);
  const limitOfLooks = pLimit(looks);

  return {
    run: (order, onProgress) =>
      limit(() => runOnce<ImportAnswer>(order, { ...means, reached: onProgress }, children)),
    look: async (file) => {
      const answer = await limitOfLooks(() =>
        runOnce<LookAnswer>(file, { ...means, timeLimit: lookLimit, reached: () => {} }, children),
      );
      return answer === 'too_long' ? { unreadable: m.look_too_long() } : answer;
    },
    stop: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

async function runOnce<Answer>(
  order: ImportOrder | FileOfShop,
  means: Means & { readonly reached: (far: Progress) => void },
  children: Set<ChildProcess>,
): Promise<Answer | 'too_long'> {
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
      answerOf<Answer>(child, orderMessage, means.reached),
      pause(means.timeLimit ?? timeLimit, 'too_long' as const, { signal: over.signal }),
    ]);
  } finally {
    over.abort();
    children.delete(child);
    child.kill('SIGKILL');
  }
}

function answerOf<Answer>(
  child: ChildProcess,
  order: SentOrder,
  onProgress: (far: Progress) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.on('message', (answer: Answer | SentReached | { failed: string; code?: string }) => {
      if (isReached(answer)) onProgress(answer.reached);
      else if (isFailure(answer))
        reject(Object.assign(new Error(`The import failed: ${answer.failed}`), { code: answer.code }));
      else resolve(answer as Answer);
    });
    const fail = (cause?: unknown) => reject(new Error('The process of an import ended', { cause }));
    child.once('error', fail).once('exit', fail);
    child.send(order, (error) => error && reject(error));
  });
}

const isReached = (answer: unknown): answer is SentReached =>
  typeof answer === 'object' && answer !== null && 'reached' in answer;

const isFailure = (answer: unknown): answer is { failed: string; code?: string } =>
  typeof answer === 'object' && answer !== null && 'failed' in answer;
