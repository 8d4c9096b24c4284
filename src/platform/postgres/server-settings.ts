import { totalmem } from 'node:os';
import type { Home } from './home.ts';

/** The port is a part of the socket's file name and nothing else: no network port is opened. */
export const port = 5432;

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)}MB`;

/**
 * The server's settings, given on its command line so that this file is the whole truth about them.
 * What makes it durable (fsync, full_page_writes, synchronous_commit) is PostgreSQL's default and stays.
 */
export function serverSettings(home: Home): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: home.socket,
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '100',
    shared_buffers: megabytes(Math.min(256 * 1024 * 1024, totalmem() / 8)),
    effective_cache_size: megabytes(totalmem() / 2),
    // The disk is a solid-state one: reading here and there costs about as much as reading in a row.
    random_page_cost: '1.1',
    // Compiling a plan costs more than a shop's queries do.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    cluster_name: 'chowk',
  };
}

/** Settings as the words of a command line. */
export const asArguments = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
