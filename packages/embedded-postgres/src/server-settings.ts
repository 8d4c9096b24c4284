import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { ownName } from './names.ts';

/** The port is only part of the socket's file name: no network port is opened. */
export const port = 5432;

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)}MB`;

/** Memory in bytes of the machine, or of the container if that has less. */
function memory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** In bytes; enough for a million rows with everything that belongs to them. */
const maxShared = 2 * 1024 ** 3;

/**
 * The server's settings, all given on its command line, so that no other file matters. Durability settings (fsync,
 * full_page_writes, synchronous_commit) keep PostgreSQL's defaults.
 */
export function serverSettings(home: Home, libraries: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: home.socket,
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '100',
    // An eighth, because the application and the file cache share the memory.
    shared_buffers: megabytes(Math.min(maxShared, memory() / 8)),
    effective_cache_size: megabytes(memory() / 2),
    ...keepingWarm(libraries),
    // On a solid-state disk, random reads cost about as much as sequential ones.
    random_page_cost: '1.1',
    // For short queries, compiling a plan costs more than it saves.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    cluster_name: ownName,
  };
}

/** Warms the buffer cache after a restart (pg_prewarm), if the package has that library. */
function keepingWarm(libraries: string): Record<string, string> {
  const isThere = ['so', 'dylib'].some((ending) => existsSync(join(libraries, `pg_prewarm.${ending}`)));
  return isThere ? { shared_preload_libraries: 'pg_prewarm' } : {};
}

/** Settings as command line arguments. */
export const asArguments = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
