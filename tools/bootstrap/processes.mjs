import { spawn } from 'node:child_process';

/** The repository's root folder; every tool works from here, wherever it was called. */
export const root = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');

/**
 * A package's command, for Node to run in the root or in a copy of it.
 *
 * @param {string} name
 */
export const bin = (name) => `node_modules/.bin/${name}`;

/**
 * Runs a program to its end and keeps what it prints (or hands its output through when `show` is set).
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, cwd?: string }} [options] `env` is laid over the own one
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program could not be started
 */
export function run(command, args, { env = {}, show = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }), ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/**
 * Where Node keeps what it compiled, types stripped: the shop's next start takes half the processor time. And glibc gives large blocks back when they are
 * freed, instead of keeping ever larger ones. A setting of one's own counts.
 */
export const surroundings = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}/.build/compile-cache`,
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
};

/**
 * Hands this process's place to another program: its output, its signals and its exit code become ours.
 * Returns never; call it last.
 *
 * A terminal's Ctrl-C reaches the child by itself, so SIGINT is passed on only where there is no terminal:
 * twice would read as "stop at once".
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 */
export function become(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...surroundings, ...env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal === 'SIGINT' && (process.stdin.isTTY || process.stdout.isTTY)) return;
      child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(127);
  });
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exit(code ?? 0);
  });
  return new Promise(() => {});
}
