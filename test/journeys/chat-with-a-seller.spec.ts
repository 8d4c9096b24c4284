import { expect, type Page, test } from '@playwright/test';
import { type JourneyShop, startJourneyShop } from './steps/journey-shop.ts';

/** Two browsers at once, and the journey's own shop, since it is restarted halfway. */
let shop: JourneyShop;

test.beforeAll(async () => {
  shop = await startJourneyShop();
});
test.afterAll(() => shop.close());

const input = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function write(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

test('a customer asks about a product, the seller answers from the desk, and a restart in the middle loses nothing', async ({
  page,
  browser,
}) => {
  const { address } = shop;
  await page.request.post(`${address}/api/customer/customer-register`, {
    data: { name: 'Asha Verma', email: `asha${Date.now()}@example.com`, password: 'a long password' },
  });
  const keeper = await (await (await shop.browserElsewhere(browser)).newContext()).newPage();
  await keeper.goto(`${address}/desk`);
  await keeper.getByLabel('Email').fill('bagru-neel-works@chowk.example');
  await keeper.getByLabel('Password', { exact: true }).fill('chowk-seller-demo');
  await keeper.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(keeper.getByRole('heading', { name: /today$/ })).toBeVisible();
  await keeper.goto(`${address}/desk/chat`);
  await expect(keeper.getByRole('heading', { name: 'Chat' })).toBeVisible();

  await page.goto(`${address}/product/details/indigo-dabu-print-straight-kurta`);
  await page.getByRole('link', { name: 'Chat with Seller' }).click();
  await expect(page.getByText('Your next message will be about this')).toBeVisible();
  await expect(page.getByText('Online now')).toBeVisible();
  await expect.poll(() => shop.serversWithPeople()).toBe(shop.servers);
  await write(page, 'Is size M there?');
  await expect(log(page).getByText('Is size M there?')).toBeVisible();

  await keeper.getByRole('link', { name: /Asha Verma/ }).click();
  await expect(log(keeper).getByText('Is size M there?')).toBeVisible();
  await expect(log(keeper).getByText('Indigo Dabu Print Straight Kurta')).toBeVisible();
  await write(keeper, 'Yes, size M is there');
  await expect(log(page).getByText('Yes, size M is there')).toBeVisible();
  await expect(log(page).getByText('Seen')).toBeVisible();

  await shop.stop();
  await write(page, 'Then I take two');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await write(keeper, 'How many?');
  await shop.start();
  for (const side of [page, keeper]) {
    await expect(log(side).getByText('Then I take two')).toHaveCount(1);
    await expect(log(side).getByText('How many?')).toHaveCount(1);
  }
  await write(page, 'Two of them');
  await expect(log(keeper).getByText('Two of them')).toBeVisible();
  await expect(log(page).getByText('Try again')).toHaveCount(0);

  // The page loads before the message, and its socket connects after it.
  const socket = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (line) => {
    await socket.promise;
    line.connectToServer();
  });
  await page.goto(`${address}/dashboard/chat`);
  await write(keeper, 'They are packed today');
  await expect(log(keeper).getByText('They are packed today')).toBeVisible();
  socket.resolve();
  await expect(page.getByText('Bagru Neel Works send a message')).toBeVisible();
  await expect(page.getByRole('link', { name: /Bagru Neel Works.*1 unread/ })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /Bagru Neel Works.*1 unread/ }).click();
  // If the restart took longer, the demo's seller also sent an automatic reply.
  const ownMessages = log(page)
    .getByRole('listitem')
    .filter({ hasNotText: 'Automatic reply' })
    .locator('> p');
  await expect(ownMessages).toHaveCount(6);
  const texts = await ownMessages.allTextContents();
  expect(texts.toSorted()).toEqual(
    [
      'Is size M there?',
      'Yes, size M is there',
      'Then I take two',
      'How many?',
      'Two of them',
      'They are packed today',
    ].toSorted(),
  );
  await keeper.context().close();
});
