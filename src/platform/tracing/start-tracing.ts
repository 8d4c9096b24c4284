import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { second } from '../clock.ts';
import type { Log } from '../log.ts';
import { type JobTry, jobs, type Statement, statements } from './channels.ts';
import { spanExporter } from './span-exporter.ts';

/** In characters; longer statements are truncated. */
const maxStatement = 2_000;

type Listener = (message: unknown) => void;
type Subscribe = (listener: Listener) => unknown;

/** Adds the shop's data to a request's span. */
export interface Tracing {
  /** Sets the current request's route, and its id in the log. */
  readonly describe: (request: { method: string; route: string | undefined; requestId: string }) => void;
  readonly stop: () => Promise<void>;
}

export interface TracingOptions {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** Sampling ratio, 0 to 1. */
  readonly share: number;
  readonly log: Log;
}

/** The current request or job; null when its trace is not sampled. */
type Current = { readonly span: Span; readonly isRequest: boolean } | null;

/**
 * Traces requests, with their statements and jobs (OpenTelemetry SDK), and exports them to a collector. Hooks into
 * Node's HTTP server itself, so requests answered from the page cache are included.
 */
export function startTracing(options: TracingOptions): Tracing {
  const provider = openProvider(options);
  const tracer = provider.getTracer('chowk');
  const current = new AsyncLocalStorage<Current>();
  const work = new WeakMap<object, Span>();

  function began({ request, response }: { request: IncomingMessage; response: ServerResponse }): void {
    const method = request.method ?? 'GET';
    const path = request.url?.split('?', 1)[0] ?? '/';
    const parent = parseTraceParent(String(request.headers.traceparent));
    const attributes = { 'http.request.method': method, 'url.path': path.slice(0, 300) };
    const span = tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes },
      parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT,
    );
    current.enterWith(span.isRecording() ? { span, isRequest: true } : null);
    // 'finish' is missing when the client disconnects early.
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (!response.writableFinished || response.statusCode >= 500) fail(span);
      span.end();
    });
  }

  /** Statements outside a request or job, such as those of a sweep, are not traced. */
  function onStatement(statement: Statement): void {
    const parent = current.getStore();
    if (!parent) return;
    const text = statement.text.replace(/\s+/g, ' ').trim();
    const attributes: Attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, maxStatement),
    };
    const name = text.match(/[a-z]+/i)?.[0].toLowerCase() ?? 'sql';
    const context = trace.setSpan(ROOT_CONTEXT, parent.span);
    work.set(statement, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context));
  }

  /** Each job is a trace of its own, with everything it does. */
  function onJob(job: JobTry): Current {
    const attributes = { 'chowk.job.attempt': job.attempt };
    const span = tracer.startSpan(`job ${job.task}`, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
    if (!span.isRecording()) return null;
    work.set(job, span);
    return { span, isRequest: false };
  }
  const onFailure = (what: object) => fail(work.get(what));
  const onEnd = (what: object) => work.get(what)?.end();

  const subscriptions: [{ subscribe: Subscribe; unsubscribe: Subscribe }, (message: never) => void][] = [
    [channel('http.server.request.start'), began],
    [statements.start, onStatement],
    [statements.error, onFailure],
    [statements.asyncEnd, onEnd],
    [jobs.error, onFailure],
    [jobs.asyncEnd, onEnd],
  ];
  for (const [from, listener] of subscriptions) from.subscribe(listener as Listener);
  jobs.start.bindStore(current, onJob);

  return {
    describe: (request) => describe(current.getStore() ?? null, request),
    stop: async () => {
      for (const [from, listener] of subscriptions) from.unsubscribe(listener as Listener);
      jobs.start.unbindStore(current);
      await provider.shutdown();
    },
  };
}

function openProvider({ endpoint, headers, service, share, log }: TracingOptions): TracerProvider {
  const batches = new BatchSpanProcessor({
    exporter: spanExporter({ endpoint, headers, log }),
    scheduledDelayMillis: 2 * second,
    maxQueueSize: 4_096,
    maxExportBatchSize: 512,
  });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': String(process.pid) }),
    // Decided by the trace id alone, so that all processes agree.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [batches],
  });
}

function describe(current: Current, { method, route, requestId }: Parameters<Tracing['describe']>[0]): void {
  if (!current?.isRequest) return;
  if (route) current.span.updateName(`${method} ${route}`).setAttribute('http.route', route);
  current.span.setAttribute('chowk.request_id', requestId);
}

function fail(span: Span | undefined): void {
  span?.setStatus({ code: SpanStatusCode.ERROR });
}
