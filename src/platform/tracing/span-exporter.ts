import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { second } from '../clock.ts';
import type { Log } from '../log.ts';

/** Timeout for the collector, in milliseconds. */
const patience = 10 * second;

/** Exports spans to the collector at `endpoint`. Rejected spans are dropped, and their number is logged. */
export function spanExporter({
  endpoint,
  headers,
  log,
}: {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
}): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: patience,
  });
  let droppedSpans = 0;
  return {
    export: (spans: ReadableSpan[], callback: (result: ExportResult) => void) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED) {
          droppedSpans += spans.length;
          log.warn({ err: result.error, dropped: droppedSpans }, 'Could not send spans');
        }
        callback(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
