import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './shop-process.ts';

/** Where Debian's package redis-server puts it; REDIS_SERVER_PATH says otherwise. Null where there is none. */
export const redisPath =
  [process.env.REDIS_SERVER_PATH, '/usr/bin/redis-server'].find((path) => path && existsSync(path)) ?? null;

/** A Redis of this test's own: in memory, on a port of its own. */
export interface Redis {
  /** As `REDIS_URL` says it. */
  readonly url: string;
  /** Of its process, as it is now. */
  pid(): number;
  /** Ends it at once (SIGKILL), and waits. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
}

/** Starts Redis. @throws where this machine has none */
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
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
    start: async () => void (child = await open()),
  };
}

/** What Redis answers to a ping; empty where nobody listens. */
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
