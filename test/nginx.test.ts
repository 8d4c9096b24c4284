import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Nginx, nginxPath, startNginx } from './support/nginx.ts';
import { freePort } from './support/shop-process.ts';

const withoutNginx = nginxPath ? '' : ' (no nginx here; Debian: apt-get install nginx-light)';

describe.skipIf(!nginxPath)(`deploy/nginx.conf${withoutNginx}`, () => {
  let nginx: Nginx;
  const shop = createServer((incoming, answer) => answer.end(String(incoming.headers['x-forwarded-proto'])));
  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo;
    nginx = await startNginx(await freePort(), [port, port], 1);
  });
  afterAll(async () => {
    await nginx?.stop();
    shop.close();
  });

  it('speaks TLS, and sends plain http there', async () => {
    const response = await new Promise<string>((resolve, reject) => {
      // The test's certificate is self-signed.
      request(nginx.secure, { rejectUnauthorized: false }, (answer) => {
        answer.setEncoding('utf8').once('data', resolve);
      })
        .once('error', reject)
        .end();
    });
    expect(response).toBe('https');
    const plain = await fetch(`${nginx.plain}/cart?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/cart?x=1']);
  });

  it('serves a crowd behind one address, and holds off a flood', async () => {
    /** How many of these requests, sent a hundred at a time, were refused. */
    const refusedOf = async (times: number): Promise<number> => {
      let refusals = 0;
      for (let count = 0; count < times; count += 100) {
        const wave = Array.from({ length: 100 }, async () => {
          const answer = await fetch(nginx.address);
          await answer.text();
          if (answer.status === 429) refusals++;
        });
        await Promise.all(wave);
      }
      return refusals;
    };
    expect(await refusedOf(500)).toBe(0);
    expect(await refusedOf(800)).toBeGreaterThan(0);
  });
});
