import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment, MachineName } from './deployment.ts';

/** A program as its unit starts it: its name and command. */
export interface Service {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Record<string, string>;
  /** Files that name further processes: PostgreSQL detaches from the process that starts it. */
  readonly pidFiles?: readonly string[];
}

/** One machine: services that are started, killed and frozen together or by name. */
export interface Machine {
  readonly name: MachineName;
  start(service?: string): void;
  /** SIGKILL to all at the same moment; waits until they are gone. */
  kill(service?: string): Promise<void>;
  /** Stops all processes but closes no connection: what others see of a machine without power. */
  freeze(): void;
  thaw(): void;
  /** A process of this machine whose title contains this text. */
  find(title: string): number | undefined;
  /** The last lines of its services' output, filtered by `lines`. */
  output(lines?: RegExp): string;
}

export function openMachine(
  { folderOf, account }: Deployment,
  name: MachineName,
  services: readonly Service[],
): Machine {
  const running = new Map<string, ChildProcess>();
  const log = join(folderOf(name), 'services.log');
  const matching = (service?: string) =>
    services.filter((one) => service === undefined || one.name === service);

  function launch({ name: service, command: [program = '', ...args], env = {} }: Service): void {
    const logFile = openSync(log, 'a');
    const child = spawn(program, args, {
      cwd: folderOf(name),
      stdio: ['ignore', logFile, logFile],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
    closeSync(logFile);
    running.set(service, child);
  }

  const processesOf = (service?: string): number[] =>
    matching(service).flatMap((one) => {
      const child = running.get(one.name);
      const roots = [child?.exitCode === null ? child.pid : undefined, ...(one.pidFiles ?? []).map(pidIn)];
      return roots.flatMap((pid) => (pid === undefined ? [] : withChildren(pid)));
    });
  const send = (signal: NodeJS.Signals, pids: readonly number[]) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };

  // However this run ends, no process remains.
  process.once('exit', () => send('SIGKILL', processesOf()));
  return {
    name,
    start: (service) => matching(service).forEach(launch),
    kill: async (service) => {
      const pids = processesOf(service);
      // Stopped first, so that none sees another die.
      send('SIGSTOP', pids);
      send('SIGKILL', pids);
      while (pids.some(isAlive)) await pause(20);
    },
    freeze: () => send('SIGSTOP', processesOf()),
    thaw: () => send('SIGCONT', processesOf()),
    find: (title) => processesOf().find((pid) => read(`/proc/${pid}/cmdline`).includes(title)),
    output: (lines = /./) =>
      read(log)
        .split('\n')
        .filter((line) => lines.test(line))
        .slice(-40)
        .join('\n'),
  };
}

function pidIn(file: string): number | undefined {
  const pid = Number.parseInt(read(file), 10);
  return Number.isNaN(pid) || !isAlive(pid) ? undefined : pid;
}

function withChildren(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(withChildren)];
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A zombie, which has ended but was not reaped yet, does not count. */
const isAlive = (pid: number): boolean => /^\d+ \(.*\) [^ZX]/s.test(read(`/proc/${pid}/stat`));

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
