import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { second } from '../platform/clock.ts';

/** Poll interval in milliseconds. */
const look = 50;

/** Event-loop turns to wait for the accept queue to empty; after that the listener closes anyway. */
const maxTurns = 200;

const underWay = new WeakMap<Server, Set<ServerResponse>>();

/** Tracks a server's running answers (before it listens), so that `drain` can mark them `Connection: close`. */
export function followAnswers(server: Server): Server {
  const open = new Set<ServerResponse>();
  underWay.set(server, open);
  return server.on('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
}

/**
 * Graceful shutdown without losing a request: stops accepting (a proxy moves on to the next server), keeps answering
 * on open connections, and sends `Connection: close` with each answer. Resolves when all are closed, or after
 * `patience` (ms), when the remaining clients are most likely idle. Safe behind a proxy whose idle timeout is shorter
 * than that (deploy/nginx.conf).
 */
export async function drain(server: Server, patience = second): Promise<void> {
  if (!server.listening) return;
  await untilNobodyKnocks(server);
  // Not http's own close: it ends idle connections at once, and one may have a request in flight.
  NetServer.prototype.close.call(server);
  for (const response of underWay.get(server) ?? []) response.shouldKeepAlive = false;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  for (
    let milliseconds = 0;
    milliseconds < patience && (await connectionsOf(server)) > 0;
    milliseconds += look
  )
    await pause(look);
}

/**
 * Closing the listener resets connections that the kernel has accepted but Node has not, and loses their requests.
 * Node accepts one per turn of the event loop: when a quick turn brings none, the queue is empty.
 */
async function untilNobodyKnocks(server: Server): Promise<void> {
  let hasKnocked = false;
  const hear = () => (hasKnocked = true);
  server.on('connection', hear);
  await nextTurn(); // the current turn may have checked already
  for (let turn = 0; turn < maxTurns; turn++) {
    hasKnocked = false;
    const began = performance.now();
    await nextTurn();
    if (!hasKnocked && performance.now() - began < 1) break;
  }
  server.off('connection', hear);
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
