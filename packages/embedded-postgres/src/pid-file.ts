import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { commandLine, exists, serversIn } from './processes.ts';

/** What a running (or killed) server has written about itself in its data folder. */
export interface PidFile {
  pid: number;
  port: number;
  socket: string;
}

const nameIn = (home: Home): string => join(home.data, 'postmaster.pid');

/** Reads the file; undefined when it is missing or still being written. */
export function readPidFile(home: Home): PidFile | undefined {
  const lines = readOrEmpty(nameIn(home)).split('\n');
  const [pid, , , port, socket] = lines;
  if (!Number(pid)) return undefined;
  return { pid: Number(pid), port: Number(port), socket: socket?.trim() ?? '' };
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Whether a process is the server of exactly this data folder, by its command line. */
export function isServerOf(home: Home, pid: number): boolean {
  return ` ${commandLine(pid).join(' ')} `.includes(` -D ${home.data} `);
}

/**
 * Removes a pid file whose number now belongs to another program; PostgreSQL would take that for a running server and
 * refuse to start. Never removes it while a server process works in the data folder.
 * @returns false when it must stay for now, because processes of a killed server are still ending
 */
export function clearStale(home: Home, { pid }: PidFile): boolean {
  if (serversIn(home.data).length > 0) return false;
  if (exists(pid) && !isServerOf(home, pid)) rmSync(nameIn(home), { force: true });
  return true;
}
