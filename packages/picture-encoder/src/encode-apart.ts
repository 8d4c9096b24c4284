import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Milliseconds without work after which the process ends and its memory is free. */
const idleFor = 10_000;

export interface EncodeOrder {
  readonly source: Uint8Array;
  readonly width: number;
  /** WebP as well, which is wanted where there is none yet. */
  readonly webp: boolean;
}

/** What the process answers. Failed: this picture cannot be encoded, now or later. */
export type EncodeAnswer =
  | { readonly avif: Uint8Array; readonly webp: Uint8Array | null }
  | { readonly failed: string };

export interface PictureEncoder {
  /** One order at a time. @throws where the process ended before it answered, as it does when it is stopped */
  readonly encode: (order: EncodeOrder) => Promise<EncodeAnswer>;
  /** At once: what is being encoded is given up. */
  readonly stop: () => void;
}

/**
 * Encodes pictures in a process of its own, of the lowest priority: the kernel lets it work where nobody else wants to, what it takes of
 * memory is given back, and it can be ended in the middle. It is started by the first order.
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
      // An open pipe would keep those waiting who wait for its parent's output to end.
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
