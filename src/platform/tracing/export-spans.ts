import { second } from '../clock.ts';
import type { Log } from '../log.ts';
import { asAttributes, asOtlp, type Span } from './span.ts';

/** How often spans are sent, how many wait at most, how many go at once. */
const every = 2 * second;
const maxWaiting = 4_096;
const atOnce = 512;
/** A collector that takes longer is as good as away. Milliseconds. */
const patience = 10 * second;

export interface Exporter {
  readonly add: (span: Span) => void;
  /** Sends what waits, and sends nothing after that. */
  readonly stop: () => Promise<void>;
}

interface Options {
  /** The collector's base address; spans go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What tells this process from others. */
  readonly resource: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** Sends spans to a collector, some at a time. What a collector does not take is dropped and counted in the log. */
export function exportSpans({ endpoint, headers, resource, log }: Options): Exporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  let waiting: Span[] = [];
  let dropped = 0;
  let sending: Promise<void> | null = null;
  const timer = setInterval(() => void flush(), every).unref();

  async function send(spans: readonly Span[]): Promise<void> {
    const body = JSON.stringify({
      resourceSpans: [
        {
          resource: { attributes: asAttributes({ ...resource }) },
          scopeSpans: [{ scope: { name: 'chowk' }, spans: spans.map(asOtlp) }],
        },
      ],
    });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(patience),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}`);
    } catch (error) {
      dropped += spans.length;
      log.warn({ err: error, dropped }, 'Spans could not be sent');
    }
  }

  function flush(): Promise<void> {
    return (sending ??= (async () => {
      for (let sent = 0; waiting.length > 0 && sent < maxWaiting; sent += atOnce) {
        const spans = waiting.slice(0, atOnce);
        waiting = waiting.slice(atOnce);
        await send(spans);
      }
    })().finally(() => {
      sending = null;
    }));
  }

  return {
    add: (span) => {
      if (waiting.length >= maxWaiting) dropped++;
      else waiting.push(span);
    },
    stop: async () => {
      clearInterval(timer);
      await sending;
      await flush();
    },
  };
}
