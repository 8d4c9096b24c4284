import type { Page } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { seller, sellerAtDesk } from './steps/seller-at-desk.ts';

/** The tab’s process ends, as a phone ends it for want of memory; the tab is opened again where it was, and shows this description. */
async function descriptionAfterKill(desk: Page): Promise<unknown> {
  const session = await desk.context().newCDPSession(desk);
  const crash = desk.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crash;
  await session.send('Page.navigate', { url: desk.url() });
  const expression = `document.querySelector('textarea[name=description]')?.value ?? ''`;
  let text: unknown = '';
  // A crashed page is dead to the test: only the protocol reads it.
  await expect
    .poll(async () => {
      const { result } = await session.send('Runtime.evaluate', { expression });
      return (text = result.value);
    })
    .not.toBe('');
  return text;
}

test('what a seller typed is there after a reload, Escape and a killed tab, until it is saved or given up', async ({
  shop,
  browser,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  const { desk, product } = await sellerAtDesk(browser, shop);
  desk.on('dialog', (question) => void question.accept()); // the browser asks before a reload
  await desk.goto(`/desk/products/${product._id}`);
  const description = desk.getByLabel('Description');
  await description.fill('Washed twice before it was cut.');
  await desk.reload();
  await expect(description).toHaveValue('Washed twice before it was cut.');
  await desk.goBack();
  await desk.goForward();
  await expect(description).toHaveValue('Washed twice before it was cut.');
  await desk.getByRole('link', { name: 'Back to products' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await desk.goto(`/desk/products/${product._id}`);
  await expect(description).not.toHaveValue('Washed twice before it was cut.');

  const orderId = await placeOrder(shop, product);
  await payOrder(shop, orderId);
  const pack = await desk.request.post(`/api/desk/orders/${orderId}/pack`, { data: {} });
  expect(pack.status(), await pack.text()).toBe(200);
  const dialog = desk.getByRole('dialog');
  const awb = dialog.getByLabel('AWB or tracking number');
  await desk.goto(`/desk/orders/${orderId}`);
  const handOver = desk.getByRole('button', { name: 'Give to courier' });
  await handOver.click();
  await awb.fill('DL482100177');
  await desk.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await handOver.click();
  await expect(awb).toHaveValue('DL482100177');
  await desk.reload();
  await handOver.click();
  await expect(awb).toHaveValue('DL482100177');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await handOver.click();
  await expect(awb).toHaveValue('');

  await desk.goto(`/desk/products/${product._id}`);
  await description.fill('Washed once.');
  expect(await descriptionAfterKill(desk)).toBe('Washed once.');
  await desk.context().close();
});

test('stock that is not saved yet is there after a reload, and forgotten at the end of a login', async ({
  browser,
}) => {
  const { desk } = await openDesk(browser, seller);
  desk.on('dialog', (question) => void question.accept());
  await desk.goto('/desk/products?show=active');
  await desk.getByRole('button', { name: 'Edit stock' }).click();
  const field = desk.getByRole('spinbutton').first();
  const value = String(Number(await field.inputValue()) + 1);
  await desk
    .getByRole('button', { name: /^One more of/ })
    .first()
    .click();
  await desk.reload();
  await expect(field).toHaveValue(value);
  await expect(desk.getByText('1 size changed')).toBeVisible();
  await desk.getByRole('button', { name: 'Log out' }).click();
  await expect(desk.getByRole('heading', { name: 'Desk login' })).toBeVisible();
  expect(
    await desk.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('entry:'))),
  ).toEqual([]);
  await desk.context().close();
});

test('what was typed about one order is not there for another', async ({ browser }) => {
  const { desk } = await openDesk(browser, operator);
  await desk.goto('/desk/categories');
  const dialog = desk.getByRole('dialog');
  await desk.getByRole('button', { name: 'Add a category' }).click();
  await dialog.getByLabel('HSN code').fill('6214');
  await desk.keyboard.press('Escape');
  await desk
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(dialog.getByLabel('HSN code')).not.toHaveValue('6214');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Add a category' }).click();
  await expect(dialog.getByLabel('HSN code')).toHaveValue('6214');
  await desk.context().close();
});
