import { defineConfig, devices } from '@playwright/test';
import { browserArguments } from './test/support/browser-arguments.ts';

/**
 * The browser journeys, against a shop of their own that is started and stopped with them. `npm test` and
 * `npm run journeys` set the variables; without them a shop that is already there is used, or one with the usual data
 * folder is started.
 *
 * `JOURNEYS_SERVERS=2 npm run journeys -- chat` walks those that are named at two servers behind nginx.
 */
const {
  CHROMIUM_PATH,
  JOURNEYS,
  JOURNEYS_DATA_DIR,
  JOURNEYS_PORT = '3117',
  JOURNEYS_REPORT,
  JOURNEYS_SERVERS,
  CI,
} = process.env;
const baseURL = `http://127.0.0.1:${JOURNEYS_PORT}`;

/** Where the journey of notifications stands in for browsers' push services: one for each width. */
export const pushServices = [40, 41].map((beyond) => `http://127.0.0.1:${Number(JOURNEYS_PORT) + beyond}`);

/** What the journeys' courier proves itself with. */
export const courierKey = 'the key of the courier of the journeys';

const browser = {
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: browserArguments,
};

/** Walked in every `npm test`. The others take half an hour: `npm run journeys` walks them all. */
const always = [
  'buy-a-kurta',
  'buy-an-imported-product',
  'first-visit',
  'keyboard-purchase',
  'own-pages',
  'visit-the-shop',
];

export default defineConfig({
  testDir: 'test/journeys',
  globalTeardown: './test/journeys/derived-rows.ts',
  testMatch: JOURNEYS === 'all' ? '**/*.spec.ts' : always.map((name) => `**/${name}.spec.ts`),
  outputDir: '.build/test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(CI),
  // Deadlines guard against hanging: a busy machine is slow, not broken.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(JOURNEYS_REPORT ? [['json', { outputFile: JOURNEYS_REPORT }] as const] : [])],
  // The service worker has a journey of its own; elsewhere requests are watched and broken from the test.
  use: {
    baseURL,
    // What cannot be pressed is named, and does not take all the time of its test.
    actionTimeout: 60_000,
    serviceWorkers: 'block',
    launchOptions: browser,
    screenshot: 'only-on-failure',
    // A trace doubles what a press costs. `npm run journeys -- NAME --trace retain-on-failure` records one.
    trace: 'off',
  },
  projects: [
    { name: 'wide', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } } },
  ],
  webServer: {
    command: `node ${JOURNEYS_SERVERS === '2' ? 'test/support/serve-behind-nginx.ts' : 'tools/serve.mjs'}`,
    url: baseURL,
    timeout: 300_000,
    reuseExistingServer: !JOURNEYS_DATA_DIR,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: JOURNEYS_PORT,
      PUBLIC_URL: baseURL,
      LOG_LEVEL: 'error',
      SEED: 'quiet',
      PUSH_SERVICES: pushServices.join(','),
      COURIER_WEBHOOK_KEY: courierKey,
      TRUST_PROXY: '127.0.0.1',
      ...(JOURNEYS_DATA_DIR && { DATA_DIR: JOURNEYS_DATA_DIR }),
    },
  },
});
