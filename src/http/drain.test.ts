import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { drain, followAnswers } from './drain.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server and one keep-alive client. `/slow` answers when the test decides. */
async function openConnection() {
  const slow = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow') await slow.promise;
    response.end('here');
  });
  followAnswers(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const keeper = new Agent({ keepAlive: true, maxSockets: 1 });
  closing.push(
    () => keeper.destroy(),
    () => server.closeAllConnections(),
  );
  const ask = (agent: Agent | false = keeper, path = '/') =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent, path }, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers.connection));
      })
        .on('error', reject)
        .end();
    });
  expect(await ask()).toBe('keep-alive');
  return { server, port, keeper, ask, answerSlow: slow.resolve };
}

it('answers on open connections, closes them with the answer, and accepts no new ones', async () => {
  const { server, ask } = await openConnection();
  const drainEnd = drain(server, 120_000);
  while (server.listening) await pause(1);
  await expect(ask(false)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await ask()).toBe('close');
  const began = performance.now();
  await drainEnd;
  expect(performance.now() - began).toBeLessThan(60_000);
});

it('does not wait forever for an idle client', async () => {
  const { server } = await openConnection();
  const end = drain(server, 200).then(() => 'gone');
  expect(await Promise.race([end, pause(100, 'waits')])).toBe('waits');
  expect(await end).toBe('gone');
});

it('also closes connections with the answers that were under way', async () => {
  const { server, keeper, ask, answerSlow } = await openConnection();
  const firstRequest = once(server, 'request');
  const answer = ask(keeper, '/slow');
  await firstRequest;
  const drainEnd = drain(server, 120_000);
  await pause(100);
  answerSlow();
  expect(await answer).toBe('close');
  await drainEnd;
});

it('serves connections that the kernel has already accepted', async () => {
  const { server, port } = await openConnection();
  const knocking = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    return text(socket);
  });
  await new Promise<void>((resolve) => process.nextTick(resolve)); // the kernel has the connections, but Node has accepted none
  await drain(server, 200);
  for (const answer of await Promise.all(knocking)) expect(answer).toMatch(/^HTTP\/1.1 200 /);
});
