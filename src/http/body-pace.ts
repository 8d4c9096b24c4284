import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How fast a request's body has to come: so many bytes in so many milliseconds, however long the whole takes. */
export interface BodyPace {
  readonly bytes: number;
  readonly within: number;
}

interface Mark {
  readonly response: ServerResponse;
  /** Bytes read from the socket, and when, as of `performance.now()`. */
  bytes: number;
  at: number;
}

/**
 * Closes connections whose body stands still or drips: they end like Node's own timeouts, as a `clientError` with
 * ERR_HTTP_REQUEST_TIMEOUT. A photo on a slow line keeps coming and is read to its end, unless the server stops.
 * @param look milliseconds between looks
 */
export function holdBodiesToPace(server: Server, { bytes, within }: BodyPace, look: number): Server {
  const coming = new Map<IncomingMessage, Mark>();
  const looking = setInterval(() => {
    const now = performance.now();
    for (const [request, mark] of coming) {
      const { socket } = request;
      if (request.complete || socket.destroyed) coming.delete(request);
      else if (server.listening && socket.bytesRead - mark.bytes >= bytes) {
        mark.bytes = socket.bytesRead;
        mark.at = now;
      } else if (!server.listening || now - mark.at > within) {
        coming.delete(request);
        giveUp(server, request, mark.response);
      }
    }
  }, look).unref();
  server.once('close', () => clearInterval(looking));
  return server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (Number(length) > 0 || encoding !== undefined)
      coming.set(request, { response, bytes: request.socket.bytesRead, at: performance.now() });
  });
}

function giveUp(server: Server, { socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void socket.destroy();
  const error = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, socket);
}
