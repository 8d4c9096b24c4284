import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { failures } from '../../platform/failure.ts';
import type { ExpectedWait } from './expected-wait.ts';
import { type Importance, importanceOf } from './importance.ts';

/** Milliseconds that somebody may be made to wait; who would wait longer is told at once to come back. */
const longest: Record<Importance, number> = { browsing: 2_500, shopping: 6_000, vital: 18_000 };

/** Seconds after which trying again makes sense. */
const retryAfter = '3';

/**
 * Turns away what cannot be answered in time, before any work is spent on it: first who looks around, then who shops, and
 * payments last of all. `headers` are on every answer of the shop.
 */
export function shedOverload(
  handler: RequestListener,
  headers: Record<string, string>,
  wait: ExpectedWait,
): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    // A socket's long polls are open for as long as nothing is said.
    if (path.startsWith('/socket.io/')) return handler(request, response);
    if (wait.now() > longest[importanceOf(path)]) return turnAway(request, response, path, headers);
    response.once('close', wait.begin());
    return handler(request, response);
  };
}

function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  headers: Record<string, string>,
): void {
  const [status, sentence] = failures.unavailable;
  const page = !path.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
  const body = page ? busyPage(sentence) : JSON.stringify({ error: sentence, code: 'unavailable' });
  response
    .writeHead(status, {
      ...headers,
      'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': retryAfter,
    })
    .end(body);
  request.resume();
}

/** Small, and without a file of its own to fetch. It loads itself again. */
function busyPage(sentence: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfter}"><title>Busy</title></head><body><h1>Many people are in the lanes just now</h1><p>${sentence}. This page loads itself again in ${retryAfter} seconds.</p></body></html>`;
}
