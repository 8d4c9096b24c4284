import type { Page } from '@playwright/test';
import { newUtr, statementOf } from '../../test/journeys/steps/statement.ts';
import { deskFailures } from './desk-failures.ts';
import { deskMoneyStates } from './desk-money-states.ts';
import { deskPayoutStates } from './desk-payout-states.ts';
import type { OrdersMade } from './furnish-more.ts';
import type { OrdersAtTheDoor } from './furnish-the-door.ts';
import type { Scene, Viewer } from './scene.ts';

/** Clicks the first button of each of these names in turn. */
const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await button.click();
    }
  };

/** Opens a dialog and sends its empty form. */
const submitRefused = (open: string | RegExp, send: string) => async (page: Page) => {
  await press(open)(page);
  await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click();
};

/** A typical seller's file: wrong encoding, a missing price, a price in words, an unknown category. */
const messyCsv = `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src
block-print-kurta,Block Print Kurta,Hand printed in Sanganer,Aravalli,Kurtas,Size,M,BPK-M,4,1299,1599,
block-print-kurta,,,,,,L,BPK-L,-2,1299,1599,
lac-bangles,Lac Bangles,,Aravalli,Bangles,Size,2.4,LB-24,12,"12,99",,
mojari-of-camel-leather-with-a-very-long-handle-that-somebody-copied-from-an-old-site,Camel Mojari,,Aravalli,Footwear,Size,UK 8,MJ-8,3,,,
no-title,,,Aravalli,Kurtas,Size,M,NT-M,1,499,,https://pictures.example/none.jpg
brass-lamp,Brass Lamp,,Aravalli,Brass Lamps,Size,M,BL-M,3,899,,
silk-thread,Silk Thread on a Spool,,Aravalli,Sewing Supplies and Haberdashery for the Home,Size,M,ST-M,3,89,,
quilted-jacket,Quilted Jacket,,Aravalli,Jackets,Size,S,QJ-S,6,2499,1999,`;

/** A list with a head of its own, whose columns somebody says. */
const tallyCsv = `Item No,Item Name,Group,Rate (incl. tax),Closing Stock,Size/Colour,Remarks of the godown
1001,Block Print Kurta of soft cotton from Sanganer with wooden buttons and side pockets,Kurtas,1299,4,M,Rack 4
1002,Block Print Kurta,Kurtas,1299,2,L,Rack 4
1003,Lac Bangles,Bangles,249,12,2.4,`;

const upload = (label: string, name: string, text: () => string) => async (page: Page) => {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text()) };
  await page.getByLabel(label).setInputFiles(file);
  await page.waitForTimeout(500);
  const waits = page.getByText(/^Reading the |^Checking /);
  await waits.first().waitFor({ state: 'detached', timeout: 60_000 });
  await page.waitForTimeout(1_000);
};

/** Imports a bank statement with a credit that nobody expects. */
async function readStatement(page: Page): Promise<void> {
  await page.getByText('Import a bank statement').click();
  const credits = [
    { utr: newUtr(), rupees: 1234 },
    { utr: newUtr(), rupees: 84 },
  ];
  await upload('Statement (CSV or XLSX)', 'statement.csv', () => statementOf(...credits))(page);
}

const at = (viewer: Viewer) => (name: string, address: string, act?: Scene['act'], whole?: 'whole') => ({
  name: `desk-${viewer.replace(' ', '-')}-${name}`,
  viewer,
  address,
  ...(act && { act }),
  ...(whole && { whole: true }),
});
const [operator, seller, fresh] = [at('operator'), at('seller'), at('new seller')];

/** States of the desk beyond its plain pages: open dialogs, refusals, empty lists, each kind of order. */
export function deskStates(more: OrdersMade, door: OrdersAtTheDoor): Scene[] {
  const empty = ['', '/orders', '/returns', '/products', '/products/declarations', '/chat', '/questions'];
  return [
    at('guest')('login-faults', '/desk', press('Log in')),
    ...[...empty, '/reviews', '/promotions', '/packing', '/sizes', '/shop-page'].map((path) =>
      fresh(`empty${path.replaceAll('/', '-')}`, `/desk${path}`),
    ),
    ...Object.entries(more).flatMap(([name, id]) => [
      operator(`order-${name}`, `/desk/orders/${id}`),
      operator(`book-${name}`, `/desk/order-book/${id}`),
    ]),
    ...sellersStates(),
    ...moneyStates(),
    ...marketStates(more),
    ...deskMoneyStates(more, door),
    ...deskPayoutStates,
    ...deskFailures,
  ];
}

function sellersStates(): Scene[] {
  return [
    seller('orders-found-none', '/desk/orders?state=all&search=zzzz'),
    seller('orders-mistyped', '/desk/orders?state=all&search=CHK-1000-1'),
    seller(
      'import-messy',
      '/desk/products/import',
      upload('CSV or Excel file', 'goods.csv', () => messyCsv),
      'whole',
    ),
    seller(
      'import-columns',
      '/desk/products/import',
      upload('CSV or Excel file', 'stock.csv', () => tallyCsv),
      'whole',
    ),
    seller(
      'import-wrong-file',
      '/desk/products/import',
      upload('CSV or Excel file', 'goods.csv', () => 'Name;Cost'),
      'whole',
    ),
    seller('product-faults', '/desk/products/new', press('Add product'), 'whole'),
    seller('product-unsaved', '/desk/products/new', async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Kurta');
      await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    }),
    seller('products-none', '/desk/products?search=zzzz'),
    seller('products-stock', '/desk/products', async (page) => {
      await press('Edit stock')(page);
      await page.getByRole('spinbutton').first().fill('7');
    }),
    seller('quick-answers', '/desk/chat', press('Quick answers')),
    seller('question-form', '/desk/questions?show=all', press(/^(Edit the a|A)nswer/)),
    seller('review-form', '/desk/reviews', press(/^(Edit the r|R)eply to/)),
    seller('offer-faults', '/desk/promotions', submitRefused('Add offer', 'Save')),
    seller('size-table', '/desk/sizes', press(/^(Edit|Add table)/), 'whole'),
    seller('holiday', '/desk/packing', press('Add holiday', 'Save'), 'whole'),
    seller('password-faults', '/desk/account', press('Update'), 'whole'),
    seller('more', '/desk', async (page) => {
      const button = page.getByRole('button', { name: 'More', exact: true });
      if (await button.isVisible()) await button.click();
    }),
  ];
}

function moneyStates(): Scene[] {
  return [
    operator('statement', '/desk/money/reviews', readStatement, 'whole'),
    operator(
      'statement-imported',
      '/desk/money/reviews',
      async (page) => {
        await readStatement(page);
        await press('Import')(page);
      },
      'whole',
    ),
    operator('credit-allocated', '/desk/money/reviews', press('Other income')),
    operator('confirm', '/desk/money', press('Confirm')),
    operator('reject-faults', '/desk/money', submitRefused('Reject', 'Reject')),
    operator('refund', '/desk/money/refunds', press('Mark as sent')),
    operator('book-none', '/desk/order-book?search=zzzz'),
  ];
}

function marketStates(more: OrdersMade): Scene[] {
  return [
    operator('cancel', `/desk/order-book/${more.claimed}`, press('Cancel order')),
    operator('hand-over', `/desk/orders/${more.packed}`, press('Give to courier')),
    operator(
      'deliver',
      `/desk/orders/${more.onItsWay}`,
      submitRefused('Mark as delivered', 'Mark as delivered'),
    ),
    operator('refused', `/desk/orders/${more.onItsWay}`, press('Not delivered')),
    operator('returns', '/desk/returns?list=waiting'),
    operator('returns-disputed', '/desk/returns?list=disputed'),
    operator('returns-all', '/desk/returns?list=all'),
    operator('decline', '/desk/returns?list=waiting', press(/^Decline return:/)),
    operator('message-faults', '/desk/messages', press('Send'), 'whole'),
    operator('messages-closed', '/desk/messages?state=closed'),
    operator('messages-mistyped', '/desk/messages?number=ASK-1000-2'),
    operator('jobs-none', '/desk/jobs'),
    operator('events-all', '/desk/webhooks?which=all'),
    operator('banner', '/desk/window', press('Edit')),
    operator('banner-new', '/desk/window', submitRefused('Add a banner', 'Save')),
    operator('banner-delete', '/desk/window', press('Delete')),
    operator('group', '/desk/window?part=groups', press('Edit')),
    operator('group-faults', '/desk/window?part=groups', submitRefused('Add a group', 'Save')),
    operator('category', '/desk/categories', press(/^Edit /)),
    operator('shop-new', '/desk/sellers', submitRefused('Open a shop', 'Open the shop')),
    operator('shop-logins', '/desk/sellers', press(/^Logins of|^Logins/)),
    operator('shop-close', '/desk/sellers', press(/^Close /)),
    operator('words-faults', '/desk/words', press('Add')),
    operator('words-none', '/desk/words?search=zzzz'),
    operator('zone', '/desk/delivery', press(/^Edit /)),
    operator('day-off-faults', '/desk/delivery', press('Add day off'), 'whole'),
    operator('offer', '/desk/promotions', press(/^Edit /)),
    operator('offer-end', '/desk/promotions', press(/^End /)),
    operator('second-factor', '/desk/account', press('Set up two-step login')),
    operator('log-out-others', '/desk/account', press('Log out all other devices')),
    operator('keys', '/desk', (page) => page.keyboard.press('?')),
    operator('product-of-none', '/desk/products/000000000000000000000000'),
  ];
}
