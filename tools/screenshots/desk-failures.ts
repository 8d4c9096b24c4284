import type { Page } from '@playwright/test';
import { failing } from './answers.ts';
import type { Scene } from './scene.ts';

/** Follows a link to another page of the desk while the API fails. */
const opening = (href: string) => async (page: Page) => {
  await failing(page);
  await page.locator(`a[href="${href}"]:visible`).last().click();
};

/** Opens a dialog and sends it while the API fails. */
const sending =
  (open: string | RegExp, fill: (page: Page) => Promise<unknown>, send: string) => async (page: Page) => {
    await page.getByRole('button', { name: open }).first().click();
    await fill(page);
    await failing(page);
    await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click();
  };

/** What each kind of page shows if the API fails, or if the user may not see the page. */
export const deskFailures: readonly Scene[] = [
  failure('list', 'seller', '/desk', opening('/desk/orders')),
  failure('list-of-money', 'operator', '/desk/money', opening('/desk/money/refunds')),
  failure('form', 'seller', '/desk/shop-page', async (page) => {
    await failing(page);
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  }),
  failure('product', 'seller', '/desk/products', async (page) => {
    await page.getByRole('main').locator('a[href^="/desk/products/"]').last().click();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.waitFor();
    await failing(page);
    await save.click();
  }),
  failure('row', 'seller', '/desk', async (page) => {
    await failing(page);
    await page.getByRole('button', { name: 'Mark as packed' }).first().click();
  }),
  failure(
    'dialog',
    'operator',
    '/desk/money',
    sending(
      'Reject',
      (page) => page.getByRole('dialog').getByRole('textbox').last().fill('Not there'),
      'Reject',
    ),
  ),
  failure(
    'sheet',
    'operator',
    '/desk/categories',
    sending('Add a category', (page) => page.getByRole('dialog').getByLabel('Name').fill('Stoles'), 'Save'),
  ),
  failure('login', 'guest', '/desk', async (page) => {
    await page.getByLabel('Email').fill('seller@chowk.example');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await failing(page);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  }),
  // Pages that this user has no right to see.
  failure('operators-page', 'seller', '/desk/money'),
  failure('customer-at-the-desk', 'customer', '/desk/orders'),
  failure('not-ones-own-product', 'new seller', '/desk/products/000000000000000000000000'),
  failure('not-ones-own-order', 'new seller', '/desk/orders/000000000000000000000000'),
];

function failure(name: string, viewer: Scene['viewer'], address: string, act?: Scene['act']): Scene {
  return { name: `desk-fails-${name}`, viewer, address, ...(act && { act }) };
}
