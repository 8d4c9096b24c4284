import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HotPayload } from 'vite';
import type { CallPaths } from '../vite/call-paths.ts';

/** Milliseconds in which several saved files make one restart. */
const together = 50;

/** What the shop's process (run-shop.ts) sends. */
export type FromShop =
  /** It has loaded this file, an address that begins with `file:`. */
  | { readonly loaded: string }
  /** It asks Vite for a module; the answer carries the same `id`. */
  | { readonly id: number; readonly payload: HotPayload }
  /** It listens on this port of loopback, and publishes these calls. */
  | { readonly port: number; readonly calls: CallPaths };

/** What it is sent. */
export interface ToShop {
  readonly id: number;
  readonly answer: unknown;
}

interface Options {
  /** Answers a request for a module. */
  readonly invoke: (payload: HotPayload) => Promise<unknown>;
  /** A shop has opened in place of an older one. */
  readonly changed: () => void;
  /** A shop could not start; the one before it, if any, stays open. */
  readonly failed: () => void;
}

/**
 * The shop behind the development server, a process of its own. When a file changes that it has loaded, another one
 * starts; the old one answers until the new one does, so the shop never goes away.
 */
export class DevShop {
  /** Where the open shop listens, and the calls it publishes. */
  port = 0;
  calls: CallPaths = {};
  readonly #options: Options;
  readonly #files = new Set<string>();
  #open: ChildProcess | undefined;
  #starting: ChildProcess | undefined;
  #outcome: Promise<void>;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#outcome = this.#start();
  }

  /** Whether a shop is open. Waits for one that is starting. */
  async isOpen(): Promise<boolean> {
    while (!this.#open && this.#starting) await this.#outcome;
    return this.#open !== undefined;
  }

  /** Starts another shop if this file is one of the server's, or if none runs: then any file may be what mends it. */
  fileChanged(file: string): void {
    if ((this.#open ?? this.#starting) && !this.#files.has(resolve(file))) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#outcome = this.#start()), together);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.all([end(this.#starting), end(this.#open)]);
  }

  /** Resolves when the new shop is open, or has ended without being so. */
  #start(): Promise<void> {
    const previous = this.#starting;
    const child = fork(resolve(import.meta.dirname, 'run-shop.ts'));
    this.#starting = child;
    void end(previous);
    return new Promise((whenDone) => {
      child.on('message', (message: FromShop) => {
        if ('loaded' in message) this.#files.add(fileURLToPath(message.loaded));
        else if ('payload' in message) void this.#answer(child, message.id, message.payload);
        else whenDone(this.#switchTo(child, message));
      });
      child.once('exit', () => {
        if (this.#open === child) this.#open = undefined;
        if (this.#starting === child) {
          this.#starting = undefined;
          this.#options.failed();
        }
        whenDone();
      });
    });
  }

  async #answer(child: ChildProcess, id: number, payload: HotPayload): Promise<void> {
    const message: ToShop = { id, answer: await this.#options.invoke(payload) };
    if (child.connected) child.send(message);
  }

  #switchTo(child: ChildProcess, { port, calls }: { port: number; calls: CallPaths }): void {
    if (this.#starting !== child) return;
    const old = this.#open;
    this.#open = child;
    this.#starting = undefined;
    Object.assign(this, { port, calls });
    if (old) this.#options.changed();
    void end(old);
  }
}

/** A shop that is open finishes its requests; one that is starting ends at once. */
async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((whenDone) => child.once('exit', whenDone));
  child.kill('SIGTERM');
  await exit;
}
