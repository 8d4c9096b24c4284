import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { readTree } from './listing-tree.ts';
import { processorTime } from './processor-time.ts';

/** The baseline: Node's own http server in a separate process, with nothing of the shop in it. */
export interface BareServer {
  /** `/rendered` runs renderToString for each request; every other path sends the bytes that the shop sends there. */
  readonly address: string;
  /** Processor time used so far, in milliseconds. */
  readonly processor: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it with what the shop at `shop` sends a guest who accepts brotli at each of these paths. The tree is that of
 * the first path, a listing.
 */
export async function startBareServer(shop: string, paths: readonly string[]): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), shop, ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return {
    address: address.trim(),
    processor: () => processorTime(child.pid ?? 0, { alone: true }),
    stop: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
}

async function main([shop = '', ...paths]: string[]): Promise<void> {
  let tree: ReactNode;
  const pages = new Map<string, { headers: OutgoingHttpHeaders; bytes: Buffer }>();
  for (const path of paths) pages.set(path, await read(shop + path));
  const server = createServer(async ({ url = '' }, answer) => {
    if (url === '/rendered') {
      tree ??= await readTree(shop, paths[0] ?? '/');
      return answer.setHeader('content-type', 'text/html; charset=utf-8').end(renderToString(tree));
    }
    const page = pages.get(url);
    return page ? answer.writeHead(200, page.headers).end(page.bytes) : answer.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
}

/** The bytes as sent: fetch would decompress them. */
function read(address: string): Promise<{ headers: OutgoingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
        const bytes = Buffer.concat(parts);
        resolve({
          headers: {
            'content-type': type,
            'content-length': bytes.length,
            ...(encoding ? { 'content-encoding': encoding } : {}),
          },
          bytes,
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

if (import.meta.main) await main(process.argv.slice(2));
