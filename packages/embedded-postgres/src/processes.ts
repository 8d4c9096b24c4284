import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import type { Account } from './account.ts';

/**
 * The complete environment of PostgreSQL's programs: no PG variables, no foreign library path, and English messages,
 * because the launcher reads some of them.
 */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C', TZ: 'UTC' };

/** Runs a program to its end as the given user, and keeps its output. Code 127: it could not be started. */
export function run(
  program: string,
  args: string[],
  account?: Account,
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd: '/',
    env: bareEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Whether the number belongs to any process, including a zombie. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the number belongs to a living process. A zombie keeps it until its parent reaps it. */
export function isAlive(pid: number): boolean {
  if (!exists(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return exists(pid);
  }
}

/** The command line of a process; empty when it is gone or dead. */
export function commandLine(pid: number): string[] {
  if (process.platform !== 'linux')
    return spawnSync('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .split(' ');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** PostgreSQL's processes that work in a folder and are visible to this user. Only on Linux. */
export function serversIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder && commandLine(pid)[0]?.includes('postgres');
    } catch {
      return false;
    }
  });
}
