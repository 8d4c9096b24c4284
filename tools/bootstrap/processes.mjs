import { spawn } from 'node:child_process';

/** The repository's root folder. Every tool works from here, whatever the current folder. */
export const root = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');

/**
 * The path of a package's command, to be run by Node in the root or in a copy of it.
 *
 * @param {string} name
 */
export const bin = (name) => `node_modules/.bin/${name}`;

/**
 * Runs a program to its end and collects its output (or passes it through if `show` is set).
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, cwd?: string }} [options] `env` overrides this
 * process's own
 * @returns {Promise<{ code: number, output: string }>} code 127 if the program could not be started
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
 * Environment of the shop's process. Node caches compiled code, which halves the processor time of the next start.
 * glibc returns freed large blocks to the system, instead of raising its threshold. The user's own settings win.
 */
export const surroundings = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}/.build/compile-cache`,
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
};

/**
 * Node's arguments for an operator's command. Rows of a million lines die young: a small nursery collects them before
 * they are kept, and a heap that at most doubles between collections keeps an import of any size below 300 MB.
 */
export const opsArguments = ['--max-semi-space-size=4', '--heap-growing-percent=100', 'tools/ops/main.ts'];

/**
 * Replaces this process by another program: its output, signals and exit code become ours. Never returns; call it last.
 *
 * A terminal's Ctrl-C reaches the child directly, so SIGINT is forwarded only without a terminal: twice would mean
 * "stop at once".
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
