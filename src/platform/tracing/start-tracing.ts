import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { type JobTry, jobs, type Statement, statements } from './channels.ts';
import { exportSpans } from './export-spans.ts';
import { beginSpan, endSpan, parentOf, type Span, spanKind } from './span.ts';

/** Longer statements are cut. Characters. */
const longestStatement = 2_000;

type Listener = (message: unknown) => void;
type Subscribe = (listener: Listener) => unknown;

/** What the shop tells of a request once it knows it. */
export interface Tracing {
  /** Names the span of the request that is answered now: its route, and its id in the log. */
  readonly describe: (request: { method: string; route: string | undefined; requestId: string }) => void;
  readonly stop: () => Promise<void>;
}

export interface TracingOptions {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** Share of the traces that are recorded, 0 to 1. */
  readonly share: number;
  readonly log: Log;
}

/**
 * Makes spans of every request that this process answers, and of the statements and jobs within, and sends them to a collector.
 * Requests are heard of from Node itself (node:diagnostics_channel), so that those answered at the front door are among them.
 */
export function startTracing({ endpoint, headers, service, share, log }: TracingOptions): Tracing {
  const exporter = exportSpans({
    endpoint,
    headers,
    resource: { 'service.name': service, 'process.pid': String(process.pid) },
    log,
  });
  /** What is under way here; null where this trace is not recorded. */
  const current = new AsyncLocalStorage<Span | null>();
  const work = new WeakMap<object, Span>();

  /** The same for all processes that see the trace: chosen by its id. */
  const isRecorded = ({ traceId }: { traceId: string }) =>
    Number.parseInt(traceId.slice(-8), 16) < share * 0x1_0000_0000;

  function began({ request, response }: { request: IncomingMessage; response: ServerResponse }): void {
    const path = request.url?.split('?', 1)[0] ?? '/';
    const span = beginSpan(request.method ?? 'GET', spanKind.server, parentOf(request.headers.traceparent));
    if (!isRecorded(span)) return current.enterWith(null);
    span.attributes['http.request.method'] = request.method ?? 'GET';
    span.attributes['url.path'] = path.slice(0, 300);
    current.enterWith(span);
    // 'finish' does not come where the client went away in the middle.
    response.once('close', () => {
      span.attributes['http.response.status_code'] = response.statusCode;
      if (!response.writableFinished || response.statusCode >= 500) span.failed = true;
      exporter.add(endSpan(span));
    });
  }

  /** Below what is under way; a statement of no request and no job, such as a sweep's, is not recorded. */
  function sent(statement: Statement): void {
    const parent = current.getStore();
    if (!parent) return;
    const text = statement.text.replace(/\s+/g, ' ').trim();
    const span = beginSpan(text.match(/[a-z]+/i)?.[0].toLowerCase() ?? 'sql', spanKind.client, parent);
    span.attributes['db.system.name'] = 'postgresql';
    span.attributes['db.query.text'] = text.slice(0, longestStatement);
    work.set(statement, span);
  }
  /** A job is a trace of its own: whatever is done within belongs to it. */
  function taken(job: JobTry): Span | null {
    const span = beginSpan(`job ${job.task}`, spanKind.consumer);
    if (!isRecorded(span)) return null;
    span.attributes['chowk.job.attempt'] = job.attempt;
    work.set(job, span);
    return span;
  }
  const failed = (what: object) => {
    const span = work.get(what);
    if (span) span.failed = true;
  };
  const ended = (what: object) => {
    const span = work.get(what);
    if (span) exporter.add(endSpan(span));
  };

  const heard: [{ subscribe: Subscribe; unsubscribe: Subscribe }, (message: never) => void][] = [
    [channel('http.server.request.start'), began],
    [statements.start, sent],
    [statements.error, failed],
    [statements.asyncEnd, ended],
    [jobs.error, failed],
    [jobs.asyncEnd, ended],
  ];
  for (const [from, listener] of heard) from.subscribe(listener as Listener);
  jobs.start.bindStore(current, taken);

  return {
    describe: ({ method, route, requestId }) => {
      const span = current.getStore();
      if (!span || span.kind !== spanKind.server) return;
      if (route) {
        span.name = `${method} ${route}`;
        span.attributes['http.route'] = route;
      }
      span.attributes['chowk.request_id'] = requestId;
    },
    stop: async () => {
      for (const [from, listener] of heard) from.unsubscribe(listener as Listener);
      jobs.start.unbindStore(current);
      await exporter.stop();
    },
  };
}
