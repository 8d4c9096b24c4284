import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './shop-process.ts';

/** The path of Debian's package redis-server, or REDIS_SERVER_PATH. Null if Redis is not installed. */
export const redisPath =
  [process.env.REDIS_SERVER_PATH, '/usr/bin/redis-server'].find((path) => path && existsSync(path)) ?? null;

/** A test's own Redis: in memory, on its own port. */
export interface Redis {
  /** In the form of `REDIS_URL`. */
  readonly url: string;
  /** The id of its present process. */
  pid(): number;
  /** Kills it with SIGKILL, and waits. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
}

/** Starts Redis. @throws if it is not installed */
export async function startRedis(): Promise<Redis> {
  if (!redisPath) throw new Error('There is no redis-server on this machine');
  const path = redisPath;
  const port = await freePort();
  const open = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(path, [...settings, '--dir', tmpdir()], { stdio: 'ignore' });
    while ((await pings(port)) !== '+PONG\r\n') {
      if (child.exitCode !== null) throw new Error('redis-server ended');
      await pause(20);
    }
    return child;
  };
  let child = await open();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    kill: async () => {
      const closing = once(child, 'close');
      child.kill('SIGKILL');
      await closing;
    },
    start: async () => void (child = await open()),
  };
}

/** Redis's answer to a ping; empty if nobody listens. */
function pings(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('error', () => resolve(''));
    socket.once('data', (answer) => {
      resolve(answer.toString());
      socket.destroy();
    });
  });
}
