import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { startShopProcess } from './support/shop-process.ts';

/** A collector for OTLP over HTTP, and a real shop that sends to it. */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: string | number } }[];
}
const spans: Span[] = [];
const requests: { url: string | undefined; token: unknown; services: unknown }[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: Span[] }[] }[];
    };
    requests.push({
      url: request.url,
      token: request.headers['x-token'],
      services: resourceSpans.map(({ resource }) => resource.attributes),
    });
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  });
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const { dataDir, remove } = temporaryDataDir();
const shop = await startShopProcess(dataDir, {
  SEED: 'none',
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a%20b',
  OTEL_SERVICE_NAME: 'shop-of-the-test',
});
afterAll(async () => {
  await shop.stop();
  collector.close();
  remove();
});

const attribute = (span: Span | undefined, name: string) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value;
  // Collectors accept an integer as a number or as text.
  const text = value?.stringValue ?? value?.intValue;
  return text === undefined ? undefined : String(text);
};
async function find(is: (span: Span) => boolean): Promise<Span> {
  await expect.poll(() => spans.find(is), { message: 'a span is sent' }).toBeDefined();
  return spans.find(is) as Span;
}

it('tells of a request with its id, below the trace of who asked, and of its statements without their values', async () => {
  const trace = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
  const answer = await fetch(`${shop.address}/api/customer/send-otp?secret=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${trace.traceId}-${trace.spanId}-01`,
    },
    body: JSON.stringify({ mobile: '9876543210', step: 1 }),
  });
  expect(answer.status).toBe(200);
  const request = await find(({ name }) => name === 'POST /api/customer/send-otp');
  expect(request).toMatchObject({ traceId: trace.traceId, parentSpanId: trace.spanId, kind: 2 });
  expect(attribute(request, 'http.response.status_code')).toBe('200');
  expect(attribute(request, 'url.path')).toBe('/api/customer/send-otp');
  expect(attribute(request, 'chowk.request_id')).toMatch(/^[\w-]{8,}$/);
  expect(BigInt(request.endTimeUnixNano) > BigInt(request.startTimeUnixNano)).toBe(true);

  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'insert', 'commit']));
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([trace.traceId]));
  expect(JSON.stringify(spans)).not.toMatch(/9876543210|secret=1/);
  expect(requests[0]).toMatchObject({ url: '/v1/traces', token: 'a b' });
  expect(JSON.stringify(requests[0]?.services)).toContain('shop-of-the-test');
});

it('tells of a job as a trace of its own, with what it asked the database', async () => {
  const job = await find(({ name }) => name === 'job deliver_message');
  expect(job).toMatchObject({ kind: 5 });
  expect(job.parentSpanId).toBeUndefined();
  await find(({ parentSpanId }) => parentSpanId === job.spanId);
});

it('tells of pages that are kept for guests too, each as a trace of its own', async () => {
  for (let n = 0; n < 3; n++) await (await fetch(`${shop.address}/about`)).text();
  const pagesTold = () => spans.filter((span) => attribute(span, 'url.path') === '/about');
  await expect.poll(pagesTold).toHaveLength(3);
  const pages = pagesTold();
  expect(new Set(pages.map(({ traceId }) => traceId)).size).toBe(3);
});
