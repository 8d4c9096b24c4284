import * as m from '#messages/busy';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../../platform/log.ts';
import type { ClientDigest } from '../client-digest.ts';
import { fairTurns } from '../../platform/fair-turns.ts';
import { networkOf } from '../../platform/rate-limit.ts';
import { refusals } from '../../platform/refusal.ts';
import type { ExpectedWait } from './expected-wait.ts';
import { type Importance, importanceOf } from './importance.ts';
import { isBusy } from './is-busy.ts';

/** The longest acceptable wait in milliseconds; above it, requests are refused at once. */
const longest: Record<Importance, number> = { browsing: 2_500, shopping: 6_000, vital: 18_000 };

/** Seconds. */
const retryAfter = '3';

/** Reading requests that run at once: as many as keep process and database busy, so that who comes next waits little. */
const atOnce = { most: 32, fewest: 2 };

/** Milliseconds between two looks at how many run at once. */
const lookEvery = 100;

/** Milliseconds after which a request gives up its turn: it waits for something else than the process. */
const longestTurn = 100;

interface Shedding {
  readonly busy: () => boolean;
  /** Number of statements waiting for a database connection. */
  readonly databaseQueue: () => number;
  readonly headers: Record<string, string>;
  readonly wait: ExpectedWait;
  readonly requestId: () => string;
  readonly client: ClientDigest;
  readonly log: Log;
}

/**
 * Load shedding: refuses requests that cannot be answered in time, before any work is spent on them. Browsing is
 * refused first, payments last. Refusals are logged like answers. Pictures are no load of pages: they wait in a lane of
 * their own (`servePictures`). What only reads runs in turns that are fair by network. `headers` are those of every answer of the shop.
 */
export function shedOverload(handler: RequestListener, shop: Shedding): RequestListener {
  const { wait, client } = shop;
  const inTurn = fairTurns({ atOnce: turnsAtOnce(shop.databaseQueue) });
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    // Long polls of a socket stay open by design.
    if (/^\/(socket\.io|pictures)\//.test(path)) return handler(request, response);
    const network = networkOf(client.addressOf(request));
    const importance = importanceOf(path);
    if (wait.now(network) > longest[importance]) return turnAway(request, response, path, shop);
    response.once('close', wait.begin(network));
    // What changes something may wait long for its body, or for a provider: it would hold up others.
    if (importance === 'vital' || !/^(GET|HEAD)$/.test(request.method ?? ''))
      return handler(request, response);
    return void inTurn(network, async () => {
      if (response.destroyed) return;
      const answerStart = answerBegins(response);
      handler(request, response);
      await answerStart;
    });
  };
}

/**
 * How many may run at once: a quarter each time process or database is found busy, one more each time it is not. So there
 * are as many as keep the machine at work, however long each waits for its database.
 */
function turnsAtOnce(databaseQueue: () => number, clock = () => performance.now()): () => number {
  const busy = isBusy(databaseQueue, { span: lookEvery, longQueue: 0 });
  let [most, lookedAt] = [atOnce.most, clock()];
  return () => {
    const looks = Math.floor((clock() - lookedAt) / lookEvery);
    if (looks === 0) return most;
    lookedAt = clock();
    most = busy() ? Math.max(atOnce.fewest, Math.floor(most / 4)) : Math.min(atOnce.most, most + looks);
    return most;
  };
}

/**
 * Resolves when the answer's head is written, or the client is gone: how fast somebody reads is no matter of turns. Nor
 * is what waits long for a database or a file.
 */
function answerBegins(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestTurn);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
    response.writeHead = (...head: unknown[]) => {
      clearTimeout(timer);
      resolve();
      return writeHead(...head);
    };
  });
}

function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { headers, requestId, client, log }: Shedding,
): void {
  const [status, sentence] = refusals.unavailable;
  const page = !path.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
  const body = page ? busyPage() : JSON.stringify({ error: sentence(), code: 'unavailable' });
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
  const line = {
    method: request.method,
    path: path.slice(0, 300),
    status,
    client: client.ofRequest(request),
  };
  log.info({ requestId: requestId(), ...line, shed: true }, 'Answered');
}

/** Self-contained, because it must not cause further requests. Reloads itself. */
function busyPage(): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfter}"><title>${m.title()}</title></head><body><h1>${m.heading()}</h1><p>${m.reloads({ seconds: retryAfter })}</p></body></html>`;
}
