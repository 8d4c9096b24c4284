import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Response } from '@playwright/test';
import { firstPaint, firstScreenBytes, type PaintNotes, watchPage } from './in-page.ts';

/** The phone and network of a first visit: a processor a quarter as fast as this machine's, 150 ms round trip, 1.6 Mbit/s. */
export const phone = {
  slower: 4,
  latency: 150,
  bitsPerSecond: 1_600_000,
  width: 360,
  height: 780,
  density: 2,
};

/** Milliseconds without a request after which a page counts as idle; it is watched at least that long. */
const quiet = 2_500;

/** Milliseconds that a new window is left alone: desktop Chromium then loads two hundred files for its address bar, unlike a phone. */
const settling = 2_500;

export interface Visit {
  /** In milliseconds: first and largest paint, blocking time between the first paint and idle, click to next paint. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly largest: string;
  readonly blocking: number;
  readonly longTasks: PaintNotes['longTasks'];
  readonly press: number;
  readonly shift: number;
  readonly shifted: readonly string[];
  /** Transferred bytes until the page was idle, by kind. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Bytes of the pictures visible without scrolling. */
  readonly firstScreenPictures: number;
  /** Bytes after gzip of the scripts loaded before the page's `load` event: those of the first view. */
  readonly scripts: number;
  /** Requests to other servers than the shop. */
  readonly elsewhere: readonly string[];
}

/** Visits an address for the first time, as a phone on a slow network, and clicks what `press` names. */
export async function measureVisit(browser: Browser, address: string, press: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.density,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: watchPage });
    const line = await context.newCDPSession(page);
    const traffic = await watchTraffic(line, new URL(address).origin);
    const scripts: Response[] = [];
    let isLoaded = false;
    page.on('load', () => (isLoaded = true));
    page.on('response', (answer) => {
      if (!isLoaded && answer.request().resourceType() === 'script') scripts.push(answer);
    });
    await page.waitForTimeout(settling);
    await slowDown(line);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(quiet);
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    const firstScreenPictures = await page.evaluate<number>(firstScreenBytes);
    const bytes = { ...traffic.bytes };
    const before = await page.evaluate<PaintNotes>('noted');
    const firstPaintTime = await page.evaluate<number>(firstPaint);
    const code = await Promise.all(scripts.map((script) => script.body()));
    await page.locator(press).first().tap();
    await page.waitForTimeout(1_000);
    const { presses } = await page.evaluate<PaintNotes>('noted');
    return {
      firstPaint: firstPaintTime,
      largestPaint: before.largest.at,
      largest: before.largest.what,
      blocking: before.longTasks
        .filter(({ at, took }) => at + took > firstPaintTime)
        .reduce((sum, { took }) => sum + took - 50, 0),
      longTasks: before.longTasks,
      press: Math.max(0, ...presses),
      shift: before.shift,
      shifted: before.shifted,
      bytes,
      firstScreenPictures,
      scripts: code.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0),
      elsewhere: traffic.elsewhere,
    };
  } finally {
    await context.close();
  }
}

async function slowDown(line: CDPSession): Promise<void> {
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bitsPerSecond / 8,
    uploadThroughput: phone.bitsPerSecond / 16,
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
}

async function watchTraffic(line: CDPSession, origin: string) {
  const bytes: Record<string, number> = {};
  const elsewhere: string[] = [];
  const kinds = new Map<string, string>();
  await line.send('Network.enable');
  line.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) elsewhere.push(url);
  });
  line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return { bytes, elsewhere };
}
