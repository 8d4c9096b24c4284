import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../platform/clock.ts';

/** How often it is looked whether everybody has gone. Milliseconds. */
const look = 50;

/**
 * Lets everybody go before the shop closes, so that no request is lost on its way: nobody new is let in (a proxy goes to the next
 * server), those who are connected are answered as before and told with their answer not to come back on this connection.
 * Done when nobody is connected any more, or after `patience` (ms): who was silent all that time is unlikely to speak now.
 */
export async function drain(server: Server, patience = second): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Not http's own close: it would end idle connections at once, and a request may be under way on one of them.
  NetServer.prototype.close.call(server);
  for (let waited = 0; waited < patience && (await connectionsOf(server)) > 0; waited += look)
    await pause(look);
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
