import * as m from '#messages/refusals';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Status, code and sentence for errors before there is a request. */
const faults: Record<string, [status: string, code: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', m.headers_too_large()],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too_slow', m.request_too_slow()],
};
const badRequest = ['400 Bad Request', 'malformed_request', m.not_http()] as const;

/** Milliseconds for the client to read the answer; one that sends on would otherwise hold the socket. */
const lingers = 2_000;

/** Answers malformed or too slow HTTP on the bare socket and closes it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, code, sentence] = faults[error.code ?? ''] ?? badRequest;
  const body = JSON.stringify({ error: sentence, code });
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), lingers).unref();
}

/** Answers a request that is malformed though Node could parse it, and closes the connection. */
export function sendMalformed(response: ServerResponse, headers: Record<string, string>): void {
  const body = JSON.stringify({ error: m.not_http(), code: 'malformed_request' });
  response
    .writeHead(400, { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    .end(body);
}
