import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { readTree } from './listing-tree.ts';

/** The floor: Node's own http server in a process of its own, with nothing of the shop in it. */
export interface BareServer {
  /** `/rendered` runs renderToString for each request; `/kept` sends the same bytes each time. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts it with one page of the shop at `shop`: its tree, and the bytes that the shop sends a guest who reads brotli. */
export async function startBareServer(shop: string, path: string): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), shop, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return {
    address: address.trim(),
    stop: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
}

async function main([shop = '', path = '']: string[]): Promise<void> {
  const tree = await readTree(shop, path);
  // fetch undoes the compression, so the bytes are asked for below it.
  const { request } = await import('node:http');
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    request(shop + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
  const server = createServer(({ url }, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (url === '/rendered') return answer.end(renderToString(tree));
    return answer.setHeader('content-encoding', 'br').end(bytes);
  });
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
}

if (import.meta.main) await main(process.argv.slice(2));
