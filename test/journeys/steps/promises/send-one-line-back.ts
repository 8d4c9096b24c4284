import type { APIRequestContext, Page } from '@playwright/test';
import { listEntriesOfOrder } from '../../../../src/domains/ledger/ledger.store.ts';
import { formatAmount } from '../../../../src/ui/price/format-rupees.ts';
import { pdfText } from '../../../support/pdf-text.ts';
import { readOrder } from '../at-the-door.ts';
import { expect } from '../journey.ts';
import type { JourneyShop } from '../journey-shop.ts';
import { fitting, type Price } from './buy-with-offers.ts';

export interface Back {
  readonly rupees: number;
  readonly paise: number;
  readonly offPaise: number;
}

/** Returns one line: exactly the amount paid for it is promised, owed, and sent. */
export async function askBack(
  page: Page,
  desk: Page,
  { orderId, price }: { orderId: string; price: Price },
): Promise<Back> {
  const shop = page.request;
  const { order } = (await (await shop.get(`/api/home/customer/gat-order/${orderId}`)).json()) as {
    order: { price: number; products: { slug: string; finalPrice: number; off: number }[] };
  };
  expect(order.price).toBe(price.toPay);
  const offPaise = order.products.map(({ off }) => Math.round(off * 100));
  expect(offPaise.reduce((sum, off) => sum + off, 0)).toBe((price.superDiscount + 50) * 100);
  const at = order.products.findIndex(({ slug }) => slug === fitting);
  const line = order.products[at];
  const paise = (line?.finalPrice ?? 0) * 100 - (offPaise[at] ?? 0);
  expect(paise % 100, 'the line was shared to the paisa').not.toBe(0);
  const back = { rupees: paise / 100, paise, offPaise: offPaise[at] ?? 0 };

  await page.goto(`/return/${orderId}?line=${at}`);
  await page.getByLabel('Why are you returning it?').selectOption('I don’t like it');
  await expect(page.getByRole('region', { name: 'What you get back' })).toContainText(
    formatAmount(back.rupees),
  );
  await page.getByRole('button', { name: 'Return it' }).click();
  await page.waitForURL(`**/dashboard/order/details/${orderId}`);
  const { returns } = (await (await shop.get(`/api/home/customer/returns/${orderId}`)).json()) as {
    returns: { _id: string }[];
  };
  const states = ['asked', 'agreed', 'picked up', 'refunded'];
  for (const [step, from] of states.slice(0, -1).entries())
    await atDesk(desk, `returns/${returns[0]?._id}/move`, { seen: from, to: states[step + 1], why: '' });
  await expect.poll(async () => (await readOrder(shop, orderId)).refunds).toHaveLength(1);
  const due = await desk.request.get('/api/desk/money/refunds?state=due');
  const { refunds } = (await due.json()) as {
    refunds: { id: string; orderId: string; amountPaise: number }[];
  };
  const [refund] = refunds.filter((refund) => refund.orderId === orderId);
  expect(refund?.amountPaise).toBe(paise);
  const sentOn = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  await atDesk(desk, `money/refunds/${refund?.id}/sent`, { reference: 'CMS4821', sentOn });
  await page.goto('/dashboard/notices');
  await expect(page.getByRole('main')).toContainText(`We’re refunding ₹${back.rupees.toFixed(2)}`);
  return back;
}

export async function atDesk(desk: Page, path: string, data: object): Promise<void> {
  const answer = await desk.request.post(`/api/desk/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function checkPapers(shop: APIRequestContext, orderId: string, back: Back): Promise<void> {
  const paper = async (of: string) =>
    pdfText(await (await shop.get(`/api/generate-${of}/${orderId}`)).body());
  const amountText = (paise: number) => (paise / 100).toFixed(2).replace(/\B(?=(?:\d\d)*\d{3}\.)/g, ',');
  // The market pays for its own offers: the invoice bills the price before them (R-GST-7).
  expect(await paper('invoice')).toContain(amountText(back.paise + back.offPaise));
  expect(await paper('credit-note')).toContain(amountText(back.paise));
}

/** The sums of the order's ledger entries by account, in paise. */
export async function checkBooks(
  own: JourneyShop,
  orderId: string,
  { price, back }: { price: Price; back: Back },
): Promise<void> {
  const entries = await own.read((db) => listEntriesOfOrder(db, orderId));
  const bookedTotal = (account: string) =>
    entries
      .flatMap(({ postings }) => postings)
      .reduce((sum, posting) => sum + (posting.account === account ? posting.amountPaise : 0), 0);
  expect({
    bank: bookedTotal('bank'),
    promotions: bookedTotal('promotions'),
    receivable: bookedTotal('receivable'),
    refundsOwed: bookedTotal('refunds_owed'),
    goods: -(bookedTotal('seller_payable') + bookedTotal('commission') + bookedTotal('tax')),
  }).toEqual({
    bank: price.toPay * 100 - back.paise,
    promotions: (price.superDiscount + 50) * 100 - back.offPaise,
    receivable: 0,
    refundsOwed: 0,
    goods: price.goods * 100 - back.paise - back.offPaise,
  });
}
