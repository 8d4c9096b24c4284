import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createCaches } from '../platform/caches.ts';
import { createLog } from '../platform/log.ts';
import { createServer } from './create-server.ts';

/** Misbehaving clients over raw sockets: each is soon answered or disconnected, and others are served meanwhile. */

type Patience = Parameters<typeof createServer>[0]['patience'];

async function serve(patience?: Patience) {
  const server = await createServer({
    logKey: 'a key of the tests',
    caches: createCaches(),
    log: createLog('silent'),
    publicUrl: 'http://localhost:3000',
    trustProxy: undefined,
    development: false,
    frontDoor: {},
    databaseQueue: () => 0,
    ...(patience && { patience }),
  });
  server.post('/echo', (request) => ({ got: request.body }));
  server.get('/fine', () => 'fine');
  await server.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => server.close());
  return server;
}

const short = {
  headersTimeout: 200,
  body: { bytes: 100, within: 500 },
  keepAliveTimeout: 300,
  connectionsCheckingInterval: 50,
};
const app = await serve(short);
const { port } = app.server.address() as AddressInfo;
// A busy machine's own pauses are shorter than this standstill.
const lenient = await serve({ ...short, headersTimeout: 10_000, body: { bytes: 100, within: 2_000 } });
// Cuts nobody off within a test: on a busy machine an honest request takes longer than the short times above.
const patient = await serve();

/** Sends pieces with pauses; returns everything received until the server closed the socket. */
async function talk(pieces: (string | Buffer)[], pause = 0, to = app): Promise<string> {
  const socket = connect((to.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => {});
  const closing = new Promise((resolve) => socket.on('close', resolve));
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await closing;
  return answer;
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
const post = (headers: string, body = '') =>
  `POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n${body}`;

describe('a client that leaves before its request is read', () => {
  it('brings nobody else down', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    // In one go, so that the server reads the request of a connection that has no address any more.
    socket.write('GET /fine HTTP/1.1\r\nhost: x\r\n\r\n');
    socket.resetAndDestroy();
    const answer = await talk(['GET /fine HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n']);
    expect(statusOf(answer)).toBe(200);
  });
});

describe('slow clients are cut off', () => {
  it('headers sent one byte at a time', async () => {
    const letters = Array.from('GET /fine HTTP/1.1\r\nhost: x\r\nx-slow: and so on and so on and so on');
    expect(statusOf(await talk(letters, 20))).toBe(408);
  });

  it('a body sent one byte at a time', async () => {
    const answer = await talk(
      [post('content-length: 100\r\n'), ...Array.from('{"a": "and so on and so on"')],
      40,
    );
    expect(statusOf(answer)).toBe(408);
  });

  it('a body that drips for ever, and is told so once', async () => {
    const drops = Array.from({ length: 100 }, () => '1\r\nx\r\n');
    const answer = await talk([post('transfer-encoding: chunked\r\n'), ...drops], 40);
    expect(answer.match(/HTTP\/1\.1 408/g)).toHaveLength(1);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'too_slow' });
  });

  it('the rest of a body that was refused by its head', async () => {
    const answer = await talk([
      post('content-length: 60000\r\nconnection: keep-alive\r\n').replace('json', 'xml'),
    ]);
    expect(statusOf(answer)).toBe(415);
  });

  it('an idle keep-alive connection', async () => {
    // Resolves only when the shop closes the socket: this client never would.
    expect(statusOf(await talk(['GET /fine HTTP/1.1\r\nhost: x\r\n\r\n']))).toBe(200);
  });
});

it('a body on a slow line is read, however long the whole takes', async () => {
  // Twice as long as a body may stand still.
  const text = JSON.stringify({ photo: 'x'.repeat(4_000) });
  const pieces = text.match(/.{1,40}/g) ?? [];
  const head = post(`content-length: ${text.length}\r\nconnection: close\r\n`);
  const answer = await talk([head, ...pieces], 40, lenient);
  expect(statusOf(answer)).toBe(200);
  expect(answer).toContain('x'.repeat(4_000));
});

describe('oversized requests are refused before they are read', () => {
  it('a body with a huge Content-Length', async () => {
    expect(statusOf(await talk([post('content-length: 9000000000\r\n')]))).toBe(413);
  });

  it('an endless chunked body', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const answer = await talk([post('transfer-encoding: chunked\r\n'), ...Array<string>(50).fill(chunk)]);
    expect(statusOf(answer)).toBe(413);
  });

  it('a small body that decompresses to a large one', async () => {
    const bomb = gzipSync(JSON.stringify('x'.repeat(5_000_000)));
    const head = post(`content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\nconnection: close\r\n`);
    expect(statusOf(await talk([head, bomb]))).toBe(415);
  });

  it('headers by the thousand', async () => {
    const many = Array.from({ length: 3_000 }, (_, i) => `x-${i}: y\r\n`).join('');
    expect(statusOf(await talk([`GET /fine HTTP/1.1\r\nhost: x\r\n${many}\r\n`]))).toBe(431);
  });
});

describe('requests that two servers could read differently are refused', () => {
  it.each([
    ['two lengths', post('content-length: 2\r\ncontent-length: 3\r\n', '{}')],
    ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked\r\n', '0\r\n\r\n')],
    ['a header folded over two lines', 'GET /fine HTTP/1.1\r\nhost: x\r\nx: a\r\n b\r\n\r\n'],
    ['a space before the colon', 'GET /fine HTTP/1.1\r\nhost : x\r\n\r\n'],
    ['no host', 'GET /fine HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['a bare line feed in the request line', 'GET /fine\nx HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('%s', async (_what, bytes) => {
    expect(statusOf(await talk([bytes]))).toBe(400);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PURGE'])('%s does nothing', async (method) => {
    const answer = await talk([`${method} /fine HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`]);
    expect([0, 400, 404, 405]).toContain(statusOf(answer));
    expect(answer).not.toContain('fine');
  });

  it.each([
    '/../../etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '//evil.example/',
    '/%00',
    '/fine%0d%0ax:%20y',
  ])('the path %s leads nowhere', async (path) => {
    const answer = await talk([`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`]);
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toMatch(/root:|location:|\nx: y/i);
  });
});

it('serves others without delay beside two hundred idle connections', async () => {
  const address = patient.server.address() as AddressInfo;
  const idle = Array.from({ length: 200 }, () => {
    const socket = connect(address.port, '127.0.0.1').on('error', () => {});
    socket.write('GET /fine HTTP/1.1\r\n');
    return socket;
  });
  const connections = () =>
    new Promise<number>((resolve) => patient.server.getConnections((_, n) => resolve(n)));
  await expect.poll(connections).toBe(200);
  const answer = await fetch(`http://127.0.0.1:${address.port}/fine`);
  expect(await answer.text()).toBe('fine');
  for (const socket of idle) socket.destroy();
});

it('waits for no body when it stops', async () => {
  const text = JSON.stringify('x'.repeat(4_000));
  const head = post(`content-length: ${text.length}\r\n`);
  const answer = talk([head, ...(text.match(/.{1,40}/g) ?? [])], 40);
  await new Promise<void>((onBegin) => {
    app.server.on('request', ({ url }: { url?: string }) => url === '/echo' && onBegin());
  });
  await app.close();
  expect(statusOf(await answer)).toBe(408);
});
