import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './shop-process.ts';

/** The path of Debian's packages (nginx, nginx-light), or NGINX_PATH. Null if nginx is not installed. */
export const nginxPath =
  [process.env.NGINX_PATH, '/usr/sbin/nginx'].find((path) => path && existsSync(path)) ?? null;

/** A test's own nginx, with its own configuration, folder and process; it does not touch the system's. */
export interface Nginx {
  readonly address: string;
  /** The same over TLS, with the self-signed certificate below. */
  readonly secure: string;
  readonly certificate: string;
  /** The address that only redirects to the secure one. */
  readonly plain: string;
  /** Kills it with SIGKILL, and waits. */
  kill(): Promise<void>;
  /** Starts it again after a kill. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the project's recommended configuration (deploy/nginx.conf) on `port`, in front of two servers.
 * @param rate requests per second from one address, instead of the recommended limit, which a test's crowd would exceed
 */
export async function startNginx(
  port: number,
  servers: readonly [number, number],
  rate = 100_000,
): Promise<Nginx> {
  if (!nginxPath) throw new Error('There is no nginx on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'chowk-nginx-'));
  const file = join(folder, 'nginx.conf');
  const [secure, plain] = [await freePort(), await freePort()];
  const certificate = `-keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`;
  const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=shop.example -addext subjectAltName=IP:127.0.0.1 ${certificate}`;
  execFileSync('openssl', args.split(' '), { stdio: 'ignore' });
  writeFileSync(file, configuration(folder, { port, secure, plain }, servers, rate));
  const start = async () => {
    const child = spawn(nginxPath as string, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
      stdio: 'inherit',
    });
    const closing = once(child, 'close');
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
      await pause(20);
    }
    return async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await closing;
    };
  };
  let end = await start();
  return {
    address: `http://127.0.0.1:${port}`,
    secure: `https://127.0.0.1:${secure}`,
    certificate: readFileSync(join(folder, 'fullchain.pem'), 'utf8'),
    plain: `http://127.0.0.1:${plain}`,
    kill: () => end('SIGKILL'),
    startAgain: async () => void (end = await start()),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(
  folder: string,
  { port, secure, plain }: { port: number; secure: number; plain: number },
  servers: readonly [number, number],
  rate: number,
): string {
  const confFile = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${servers[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${servers[1]}`)
    .replaceAll('/etc/letsencrypt/live/shop.example', folder)
    .replace('rate=100r/s', `rate=${rate}r/s`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}; listen 127.0.0.1:${secure} ssl http2;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events { worker_connections 4096; }
    http {
      access_log off;
      ${temporary.join('\n')}
      ${confFile}
    }`;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
