import type { ClientDigest } from '../client-digest.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../compress.ts';
import type { Cache } from '../../platform/caches.ts';
import type { Log } from '../../platform/log.ts';
import { newSecret } from '../../platform/ids.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { pageAddress } from './page-address.ts';
import type { RenderResult } from './page-cache.ts';
import { keptHeaders, namesTag } from './send-page.ts';

/** Answers a request and returns true, or leaves it untouched for the rest of the shop. */
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Runs before the rest of the shop; unset until the pages are loaded, and again during shutdown. */
export interface FrontDoor {
  answer?: AnswerEarly | undefined;
}

interface Dependencies {
  readonly cache: Cache<RenderResult>;
  readonly sessionCookie: string;
  /** Headers sent with every answer. */
  readonly headers: Record<string, string>;
  readonly log: Log;
  readonly client: ClientDigest;
  readonly metrics: Metrics;
}

/**
 * Serves cached guest pages before routing, hooks and plugins, which would take longer than the answer itself. It must
 * send the same as send-page.ts sends through them.
 */
export function answerEarly({
  cache,
  sessionCookie,
  headers,
  log,
  client,
  metrics,
}: Dependencies): AnswerEarly {
  const ofSession = `${sessionCookie}=`;
  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' || request.headers.cookie?.includes(ofSession)) return false;
    const began = performance.now();
    const address = pageAddress(url);
    // Checked first, so that calls and files do not count as misses.
    const page = address !== null && cache.has(address) ? cache.get(address)?.page : undefined;
    if (!page) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const isCurrent = namesTag(request.headers['if-none-match'], page.tagOf(encoding));
    const bytes = page.bytesOf(encoding);
    const all = { ...headers, ...keptHeaders(page, encoding) };
    if (isCurrent) response.writeHead(304, all).end();
    else
      response
        .writeHead(200, {
          ...all,
          'content-type': 'text/html; charset=utf-8',
          'content-length': bytes.length,
        })
        .end(bytes);
    const ms = performance.now() - began;
    metrics.guestPage('kept');
    metrics.answered({ route: '/*', method, status: isCurrent ? 304 : 200, seconds: ms / 1_000 });
    if (log.isLevelEnabled('info')) {
      const path = url.split('?', 1)[0]?.slice(0, 300);
      log.info(
        {
          requestId: newSecret().slice(0, 12),
          method,
          path,
          status: isCurrent ? 304 : 200,
          ms: Math.round(ms * 10) / 10,
          client: client.ofRequest(request),
          kept: true,
        },
        'Answered',
      );
    }
    return true;
  };
}
