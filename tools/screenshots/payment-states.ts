import type { Page, Route } from '@playwright/test';
import type { PayersOrders } from './furnish-payer.ts';
import type { Scene } from './scene.ts';
import { at, press } from './states.ts';

/** Fast-forwards the clock past the QR's countdown. */
async function runOut(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  // Repeat if the code loaded after the clock ran.
  while (!page.url().includes('/payment/failure')) {
    await page.clock.runFor(31_000);
    await page.waitForTimeout(500);
  }
}

/** Chooses cash on delivery. The text message is faked, since a number gets only a few. */
async function chooseDoor(page: Page): Promise<void> {
  const otpAnswer = { message: 'OTP sent', retryAfter: 30, outbox: '/dev/outbox' };
  await page.route('**/api/payment/on-delivery/*/otp', (route) => route.fulfill({ json: otpAnswer }));
  const door = page.getByRole('region', { name: 'Pay on delivery' });
  await door.getByRole('button', { name: 'Send OTP' }).click();
  await door.getByLabel('OTP').scrollIntoViewIfNeeded();
}

async function waitTooLong(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await page.getByText('Confirming your order').waitFor();
  await page.clock.runFor(21_000);
}

/** A server error after the page was written: the browser's first render differs from the HTML, so it renders anew. */
async function failHydration(page: Page): Promise<void> {
  const failure = {
    status: 500,
    body: { error: 'Something went wrong. Please try again', code: 'internal' },
  };
  await page.route(page.url(), async (route: Route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '"errors":null',
      `"errors":${JSON.stringify({ about: failure })}`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The HTML arrives, but none of the page's code. */
async function loseCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
}

/** Each outcome of a payment and an order, and pages that fail after loading. */
export function paymentStates(orders: PayersOrders): Scene[] {
  const payer = (name: string, address: string, act?: Scene['act']) =>
    at(`pay-${name}`, 'payer', address, act, 'whole');
  const endings = [
    'open',
    'declined',
    'claimed',
    'rejected',
    'atDoor',
    'cancelled',
    'partlyCancelled',
  ] as const;
  return [
    ...endings.map((name) => payer(`confirm-${name}`, `/payment/confirm?orderId=${orders[name]}`)),
    ...(['declined', 'rejected', 'cancelled'] as const).map((name) =>
      payer(`failure-${name}`, `/payment/failure?orderId=${orders[name]}`),
    ),
    payer('failure-of-none', '/payment/failure'),
    payer('timer-ran-out', `/my-payment?orderId=${orders.open}`, runOut),
    ...(['declined', 'claimed', 'rejected', 'cancelled'] as const).map((name) =>
      payer(`qr-${name}`, `/my-payment?orderId=${orders[name]}`),
    ),
    payer('door-chosen', `/my-payment?orderId=${orders.open}`, chooseDoor),
    payer('door-on-utr', `/payment?orderId=${orders.open}`, chooseDoor),
    payer('utr-faults', `/payment?orderId=${orders.open}`, press('Submit')),
    payer('result-paid', `/order/confirm?orderId=${orders.paid}`),
    payer('result-declined', `/order/confirm?orderId=${orders.declined}`),
    payer('result-processing', `/order/confirm?orderId=${orders.claimed}`, waitTooLong),
    payer('result-of-none', '/order/confirm'),
    payer('orders', '/dashboard/my-orders'),
    payer('dashboard', '/dashboard'),
    ...Object.entries(orders).map(([name, id]) => payer(`order-${name}`, `/dashboard/order/details/${id}`)),
    payer('return-again', `/return/${orders.back}`),
    at('hydration-failed', 'guest', '/about', failHydration),
    at('code-lost', 'guest', '/', loseCode),
  ];
}
