import * as m from '#messages/refusals';
import type { Socket } from 'node:net';

/** Status, code and sentence for errors before there is a request. */
const faults: Record<string, [status: string, code: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', m.headers_too_large()],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too_slow', m.request_too_slow()],
};
const malformed = ['400 Bad Request', 'malformed_request', m.not_http()] as const;

/** Milliseconds for the client to read the answer; one that sends on would otherwise hold the socket. */
const lingers = 2_000;

/** Answers malformed or too slow HTTP on the bare socket and closes it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, code, sentence] = faults[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ error: sentence, code });
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), lingers).unref();
}
