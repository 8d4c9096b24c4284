import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { type JourneyShop, startJourneyShop } from './steps/journey-shop.ts';
import { newCustomer } from './steps/new-customer.ts';
import { openDesk } from './steps/open-desk.ts';
import { placeOrder } from './steps/place-order.ts';
import type { ShelfProduct } from './steps/shelf.ts';
import { newUtr, statementOf } from './steps/statement.ts';

/** The journey's own shop: it gets a second operator and an imported bank statement. */
let shop: JourneyShop;

test.beforeAll(async () => {
  shop = await startJourneyShop();
});
test.afterAll(() => shop.close());

/** A refund above this many rupees needs a second operator (R-REFUND-1). */
const large = 10_000;

/** Orders the most expensive products until they cost more than that, and claims to have paid. */
async function orderMuch(request: APIRequestContext) {
  const answer = await request.get('/api/home/query-products?inStock=true&sortPrice=high-to-low&parPage=48');
  const { products } = (await answer.json()) as { products: ShelfProduct[] };
  const goods: ShelfProduct[] = [];
  let rupees = 0;
  for (const product of products) {
    if (rupees > large) break;
    goods.push(product);
    rupees += product.finalPrice;
  }
  const orderId = await placeOrder(request, ...goods);
  const utr = newUtr();
  const claim = await request.post('/api/payment/update-transactionId', {
    data: { orderId, transactionId: utr },
  });
  expect(claim.status()).toBe(200);
  return { orderId, utr, rupees };
}

async function importStatement(desk: Page, csv: string): Promise<void> {
  await desk.goto('/desk/money/reviews');
  await desk.getByText('Import a bank statement').click();
  await desk
    .getByLabel('Statement (CSV or XLSX)')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(desk.getByText('Credits: 1. Would pay their orders: 1')).toBeVisible();
  await expect(desk.getByText('Pays its order (1)')).toBeVisible();
  await desk.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(desk.getByText('Credits: 1. Paid their orders: 1')).toBeVisible();
}

test('a statement imported at the desk pays an order, whose large refund takes two operators', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: shop.address });
  const customer = await newCustomer(request);
  const { orderId, utr, rupees } = await orderMuch(request);
  const output = await shop.ops('operator', 'add', 'Kavita Rathore', '--email', 'kavita@chowk.example');
  const password = /password\W+(\S+)/i.exec(output)?.[1] ?? '';

  const first = await openDesk(browser, operator, shop.address);
  await importStatement(first.desk, statementOf({ utr, rupees }));
  const { order } = await (await request.get(`/api/home/customer/gat-order/${orderId}`)).json();
  expect(order.payment_status).toBe('paid');
  expect((await request.post(`/api/home/customer/cancel-order/${orderId}`)).status()).toBe(200);

  const refundAt = (desk: Page) => desk.getByRole('row').filter({ hasText: customer.name });
  await first.desk.goto('/desk/money/refunds');
  const asking = refundAt(first.desk);
  await expect(asking.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0);
  await asking.getByRole('button', { name: 'Ask for approval' }).click();
  const question = first.desk.getByRole('dialog');
  await question.getByLabel('Reason').fill('The customer cancelled');
  await question.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(asking).toContainText('Waits for another operator');
  await expect(asking.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const second = await openDesk(browser, { email: 'kavita@chowk.example', password }, shop.address);
  await second.desk.goto('/desk/money/refunds');
  await expect(refundAt(second.desk)).toContainText('The customer cancelled');
  await refundAt(second.desk).getByRole('button', { name: 'Approve' }).click();
  await second.desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(refundAt(second.desk)).toContainText('Approved');

  await first.desk.reload();
  await asking.getByRole('button', { name: 'Mark as sent' }).click();
  const sending = first.desk.getByRole('dialog');
  await sending.getByLabel('Bank reference number').fill(newUtr());
  await sending.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(asking).toHaveCount(0);
  expect(await shop.ops('ledger', 'check')).toContain('The books are right');
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  for (const { desk } of [first, second]) await desk.context().close();
  await request.dispose();
});
