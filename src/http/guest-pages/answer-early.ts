import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../compress.ts';
import type { Cache } from '../../platform/caches.ts';
import type { Log } from '../../platform/log.ts';
import { newSecret } from '../../platform/ids.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { pageAddress } from './page-address.ts';
import type { Made } from './page-cache.ts';
import { keptHeaders, namesTag } from './send-page.ts';

/** Answers a request at once and says true, or leaves it, untouched, to the rest of the shop. */
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What is asked before the rest of the shop; empty until the pages are there, and again while the shop is closing. */
export interface FrontDoor {
  answer?: AnswerEarly | undefined;
}

interface Needs {
  readonly cache: Cache<Made>;
  readonly sessionCookie: string;
  /** On every answer of the shop. */
  readonly headers: Record<string, string>;
  readonly log: Log;
  readonly metrics: Metrics;
}

/**
 * Sends guests the pages that are kept, before routing, hooks and plugins: they would take longer than all that is left to
 * do. What such an answer holds is what send-page.ts sends through them.
 */
export function answerEarly({ cache, sessionCookie, headers, log, metrics }: Needs): AnswerEarly {
  const ofSession = `${sessionCookie}=`;
  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' || request.headers.cookie?.includes(ofSession)) return false;
    const began = performance.now();
    const address = pageAddress(url);
    // Asked first, so that calls and files do not count as misses.
    const page = address !== null && cache.has(address) ? cache.get(address)?.page : undefined;
    if (!page) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const known = namesTag(request.headers['if-none-match'], page.tagOf(encoding));
    const bytes = page.bytesOf(encoding);
    const all = { ...headers, ...keptHeaders(page, encoding) };
    if (known) response.writeHead(304, all).end();
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
    metrics.answered({ route: '/*', method, status: known ? 304 : 200, seconds: ms / 1_000 });
    if (log.isLevelEnabled('info')) {
      const path = url.split('?', 1)[0]?.slice(0, 300);
      log.info(
        {
          requestId: newSecret().slice(0, 12),
          method,
          path,
          status: known ? 304 : 200,
          ms: Math.round(ms * 10) / 10,
          kept: true,
        },
        'Answered',
      );
    }
    return true;
  };
}
