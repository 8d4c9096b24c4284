import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { drain } from './drain.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server, and somebody who keeps one connection to it. */
async function connected() {
  const server = createServer((_request, response) => void response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const keeper = new Agent({ keepAlive: true, maxSockets: 1 });
  closing.push(
    () => keeper.destroy(),
    () => server.closeAllConnections(),
  );
  const ask = (agent: Agent | false = keeper) =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers.connection));
      })
        .on('error', reject)
        .end();
    });
  expect(await ask()).toBe('keep-alive');
  return { server, ask };
}

it('answers on connections that are there, says goodbye with the answer, and lets nobody new in', async () => {
  const { server, ask } = await connected();
  const drained = drain(server, 5_000);
  await expect(ask(false)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await ask()).toBe('close');
  const began = performance.now();
  await drained;
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('does not wait for ever for somebody who says nothing', async () => {
  const { server } = await connected();
  const gone = drain(server, 200).then(() => 'gone');
  expect(await Promise.race([gone, pause(100, 'waits')])).toBe('waits');
  expect(await gone).toBe('gone');
});
