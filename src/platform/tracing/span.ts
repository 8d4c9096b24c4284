import { randomBytes } from 'node:crypto';

/** The kinds that are used here, as OTLP numbers them. */
export const spanKind = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

type Value = string | number;

/** A stretch of work with a beginning, an end and a place in a trace. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly kind: number;
  name: string;
  readonly attributes: Record<string, Value>;
  /** Milliseconds since 1970, with fractions. */
  readonly startedAt: number;
  endedAt?: number;
  failed?: boolean;
}

/** Where a span belongs: below another one, whether of this process or of who asked. */
export type Parent = Pick<Span, 'traceId' | 'spanId'>;

/** Milliseconds since 1970 by the clock that never goes back. */
const now = (): number => performance.timeOrigin + performance.now();
const newHex = (bytes: number): string => randomBytes(bytes).toString('hex');

export function beginSpan(name: string, kind: number, parent?: Parent): Span {
  return {
    traceId: parent?.traceId ?? newHex(16),
    spanId: newHex(8),
    parentSpanId: parent?.spanId,
    kind,
    name,
    attributes: {},
    startedAt: now(),
  };
}

export function endSpan(span: Span): Span {
  span.endedAt = now();
  return span;
}

/** The parent that a `traceparent` header names (W3C Trace Context, level 1); undefined where it names none. */
export function parentOf(header: string | string[] | undefined): Parent | undefined {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(header)) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId };
}

/** A span in OTLP's JSON (opentelemetry-proto, trace.proto; ids as hex, times as nanoseconds in text). */
export function asOtlp(span: Span): object {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId ? { parentSpanId: span.parentSpanId } : {}),
    name: span.name,
    kind: span.kind,
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt ?? span.startedAt),
    attributes: asAttributes(span.attributes),
    status: span.failed ? { code: 2 } : {},
  };
}

export function asAttributes(attributes: Record<string, Value>): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));
}

/** A double holds microseconds of our days exactly, nanoseconds not. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1_000)}000`;
