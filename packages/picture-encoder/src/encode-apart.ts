import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Idle milliseconds after which the process ends, to free its memory. */
const idleFor = 10_000;

export interface EncodeOrder {
  readonly source: Uint8Array;
  readonly width: number;
  /** Whether to encode WebP too, because there is none yet. */
  readonly webp: boolean;
}

/** The process's answer. `failed`: this picture can never be encoded. */
export type EncodeAnswer =
  | { readonly avif: Uint8Array; readonly webp: Uint8Array | null }
  | { readonly failed: string };

export interface PictureEncoder {
  /**
   * One order at a time.
   * @throws when the process ends before it answers, as it does on `stop`
   */
  readonly encode: (order: EncodeOrder) => Promise<EncodeAnswer>;
  /** Ends the process at once and abandons the picture being encoded. */
  readonly stop: () => void;
}

/**
 * Encodes pictures in a separate process of the lowest priority: it uses only spare CPU time, frees its memory when it
 * ends, and can be stopped in the middle of a picture. The first order starts it.
 */
export function encodeApart(): PictureEncoder {
  let child: ChildProcess | null = null;
  let pending: PromiseWithResolvers<EncodeAnswer> | null = null;
  let leaving: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(leaving);
    child?.kill('SIGKILL');
  };

  function begin(): ChildProcess {
    const begun = fork(join(import.meta.dirname, 'encoder-process.ts'), {
      execArgv: [],
      serialization: 'advanced',
      // An open pipe would block callers that wait for this process's output to end.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    begun.on('message', (answer: EncodeAnswer) => pending?.resolve(answer));
    const ended = (cause?: unknown) => {
      if (child === begun) child = null;
      pending?.reject(new Error('The process that encodes pictures ended', { cause }));
    };
    begun.once('error', ended).once('exit', ended);
    if (begun.pid) setPriority(begun.pid, constants.priority.PRIORITY_LOW);
    begun.unref();
    begun.channel?.unref();
    return begun;
  }

  return {
    encode: async (order) => {
      clearTimeout(leaving);
      child ??= begin();
      pending = Promise.withResolvers();
      child.send(order, (error) => error && pending?.reject(error));
      try {
        return await pending.promise;
      } finally {
        pending = null;
        leaving = setTimeout(stop, idleFor).unref();
      }
    },
    stop,
  };
}
