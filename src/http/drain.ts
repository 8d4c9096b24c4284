import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { second } from '../platform/clock.ts';

/** How often it is looked whether everybody has gone. Milliseconds. */
const look = 50;

/** Turns of the event loop in which a moment is looked for when nobody is before the door; it is then closed nevertheless. */
const maxTurns = 200;

const underWay = new WeakMap<Server, Set<ServerResponse>>();

/** Follows the answers of a server that is not yet listening, so that `drain` can say goodbye with those that are under way. */
export function followAnswers(server: Server): Server {
  const open = new Set<ServerResponse>();
  underWay.set(server, open);
  return server.on('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
}

/**
 * Lets everybody go before the shop closes, so that no request is lost on its way: nobody new is let in (a proxy goes to the next
 * server), those who are connected are answered as before and told with their answer not to come back on this connection.
 * Done when nobody is connected any more, or after `patience` (ms): who was silent all that time is unlikely to speak now. A proxy
 * that lets go of idle connections sooner than that (deploy/nginx.conf) never loses a request here.
 */
export async function drain(server: Server, patience = second): Promise<void> {
  if (!server.listening) return;
  await untilNobodyKnocks(server);
  // Not http's own close: it would end idle connections at once, and a request may be under way on one of them.
  NetServer.prototype.close.call(server);
  for (const response of underWay.get(server) ?? []) response.shouldKeepAlive = false;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  for (let waited = 0; waited < patience && (await connectionsOf(server)) > 0; waited += look)
    await pause(look);
}

/**
 * Closing the door resets the connections that the system has accepted and Node has not yet taken in, and what was sent on them is
 * lost. Node takes in one in a turn of its loop: in a turn that brings none, and is over at once, nobody is there.
 */
async function untilNobodyKnocks(server: Server): Promise<void> {
  let knocked = false;
  const hear = () => (knocked = true);
  server.on('connection', hear);
  await nextTurn(); // the turn that is half over may have looked already
  for (let turn = 0; turn < maxTurns; turn++) {
    knocked = false;
    const began = performance.now();
    await nextTurn();
    if (!knocked && performance.now() - began < 1) break;
  }
  server.off('connection', hear);
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
