import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from '../test/support/browser-arguments.ts';
import { printTable } from './measure.ts';
import { openShop } from './open-shop.ts';

/** Limits in KB for what arrives in the ten seconds of a guest's first visit, compressed as the shop sends it. */
const max = { HTML: 25, CSS: 15, JS: 145 };
type Kind = keyof typeof max;
const types: Readonly<Record<Kind, RegExp>> = { HTML: /html/, CSS: /css/, JS: /javascript/ };
const seconds = 10;

interface Arrival {
  readonly type: string;
  readonly bytes: number;
}

/** Stands before the shop and counts all that is sent through it, what the service worker fetches included. */
async function openScale(
  shopAddress: string,
): Promise<{ address: string; arrivals: Arrival[]; close(): void }> {
  const arrivals: Arrival[] = [];
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url, headers } = incoming;
    const onward = request(new URL(url ?? '/', shopAddress), { method, headers }, (answer) => {
      let bytes = 0;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => arrivals.push({ type: answer.headers['content-type'] ?? '', bytes }));
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, arrivals, close: () => server.close() };
}

async function visit(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForTimeout(seconds * 1_000);
  await context.close();
}

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH names no browser; npm run bench sets it');
const shop = await openShop();
const scale = await openScale(shop.address);
const browser = await chromium.launch({ executablePath, args: browserArguments });
try {
  const answer = await fetch(`${shop.address}/api/home/query-products`);
  const { products } = (await answer.json()) as { products: { slug: string }[] };
  const pages = { home: '/', listing: '/shops', product: `/product/details/${products[0]?.slug}` };
  const rows = [[`a guest's first ${seconds} s`, 'files', 'arrived', 'at most']];
  for (const [page, path] of Object.entries(pages)) {
    scale.arrivals.length = 0;
    await visit(browser, scale.address + path);
    for (const kind of Object.keys(max) as Kind[]) {
      const files = scale.arrivals.filter(({ type }) => types[kind].test(type));
      const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
      const isOver = kilobytes > max[kind];
      if (isOver) process.exitCode = 1;
      rows.push([
        `${page}, ${kind}`,
        String(files.length),
        `${kilobytes.toFixed(1)} KB`,
        `${max[kind]} KB${isOver ? ', exceeded' : ''}`,
      ]);
    }
  }
  printTable(rows);
} finally {
  await browser.close();
  scale.close();
  await shop.close();
}
