import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { operatorsPages } from '../conformance/desk-pages.ts';
import { linkRoutes, routes } from '../conformance/routes.ts';
import { customersWays, guestsWays } from './steps/forms-beyond.ts';
import { furnish } from './steps/furnish.ts';
import { expectAnswerInSight } from './steps/in-sight.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { newCustomer } from './steps/new-customer.ts';

/**
 * After an answer, what it says is in sight and has the focus, with and without scripts (record 135). The walk goes by
 * the forms that pages declare: one that no page shows here needs a line below that says why.
 */

/** Forms that are only a button: their answer is a toast, a dialog or another page, and their own journeys press them. */
const buttons = [
  'cancel-order',
  'cancel-return',
  'confirm-tell-me',
  'decrease',
  'deny-refusal',
  'door-now',
  'door-otp',
  'end-other-sessions',
  'end-session',
  'has-otp',
  'change-mobile',
  'increase',
  'log-out',
  'move-to-cart',
  'notices-read',
  'owner-otp',
  'place-order',
  'remove',
  'remove-address',
  'remove-saved',
  'save-for-later',
  'send-verify-link',
  'stop-push',
  'take-back-wait',
  'try-again',
  'unsubscribe',
  'verify-email',
];

/** Forms to which some steps lead: a test of their own takes them. */
const beyond = [...Object.keys(guestsWays), ...Object.keys(customersWays)];

/** What makes a form right, so that its confirmation is looked at as well. */
const right: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contact: { Name: 'Asha', Email: 'asha@customers.example', Subject: 'A hem', Message: 'It came undone.' },
  'forgot-password': { Email: 'nobody@customers.example' },
};

/** The names of all declared forms, as their definitions are written. */
function declaredForms(): Set<string> {
  const root = new URL('../../src/', import.meta.url).pathname;
  const names = globSync('{pages,domains}/**/*.ts', { cwd: root }).flatMap((file) => [
    ...readFileSync(`${root}${file}`, 'utf8').matchAll(/(?:defineForm\(\{\s*name: |stepForm\()'([^']+)'/g),
  ]);
  return new Set(names.flatMap(([, name]) => name ?? []));
}

async function openForms(page: Page): Promise<void> {
  // Some forms are loaded after the page, such as the review's.
  await page.waitForLoadState('networkidle');
  // Folded forms are opened as a press would.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
}

/** The names of the page's forms that have something to fill in or to choose. */
async function formsOn(page: Page): Promise<string[]> {
  await openForms(page);
  return page
    .locator('main form[method="post"]')
    .filter({ has: page.locator('input:not([type="hidden"]), textarea, select') })
    .filter({ visible: true })
    .evaluateAll((forms) =>
      forms.map((form) => form.querySelector<HTMLInputElement>('input[name="form"]')?.value ?? ''),
    );
}

async function walk(
  page: Page,
  addresses: readonly string[],
  formNames: Set<string>,
  visitedForms: Set<string>,
): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    for (const name of new Set(await formsOn(page))) {
      if (visitedForms.has(name) || !formNames.has(name)) continue;
      visitedForms.add(name);
      await test.step(`${name} at ${address}`, async () => {
        await sendOn(page, address, name);
        const values = right[name];
        if (values) await sendOn(page, address, name, values);
      });
    }
  }
}

async function formCalled(page: Page, name: string) {
  const form = page.locator(`form[method="post"]:has(input[name="form"][value="${name}"])`).last();
  const id = await form.getAttribute('id');
  const button = form
    .locator('button[type="submit"]')
    .or(page.locator(`button[type="submit"][form="${id}"]`))
    .first();
  return { form, button };
}

/** Sends the forms to which some steps lead, as they are. */
async function walkWays(
  page: Page,
  ways: typeof guestsWays,
  visit: Parameters<(typeof guestsWays)[string]>[1],
): Promise<void> {
  for (const [name, way] of Object.entries(ways))
    await test.step(name, async () => {
      await way(page, visit);
      const { button } = await formCalled(page, name);
      await expectAnswerInSight(page, button, name);
    });
}

async function sendOn(
  page: Page,
  address: string,
  name: string,
  values: Readonly<Record<string, string>> = {},
) {
  await page.goto(address);
  await openForms(page);
  const { form, button } = await formCalled(page, name);
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
  await expectAnswerInSight(page, button, `${name} at ${address}`);
}

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts, contextOptions: { reducedMotion: 'reduce' } });

    test('what every form of the shop answers is in sight', async ({ page, complaints }) => {
      test.setTimeout(900_000);
      for (const status of [400, 401, 404, 409, 422, 429]) complaints.expectStatus(status);
      const [formNames, visitedForms] = [declaredForms(), new Set<string>()];
      const { products } = await (await page.request.get('/api/home/query-products')).json();
      const addressesFor = (
        who: readonly string[],
        things: Parameters<(typeof routes)[number]['address']>[0],
      ) =>
        [...routes, ...linkRoutes]
          .filter((route) => who.includes(route.who))
          .map((route) => route.address(things));
      const guests = {
        product: { slug: products[0].slug, id: products[0]._id },
        category: { slug: '', id: '', name: '' },
        sellerId: products[0].sellerId,
        unpaidOrder: '',
        paidOrder: '',
      };
      const ofGuests = addressesFor(['guest'], guests);
      await walk(
        page,
        [...ofGuests, '/login?with=email', '/contact', '/forgot-password', '/reset-password?token=x'],
        formNames,
        visitedForms,
      );
      const customer = await newCustomer(page.request);
      const things = await furnish(page.request, customer);
      await walk(
        page,
        ['/dashboard/myaddress?edit=new', ...addressesFor(['customer', 'cart', 'anyone'], things)],
        formNames,
        visitedForms,
      );
      expect(
        [...buttons, ...beyond].filter((name) => !formNames.has(name)),
        'names that no form has any more',
      ).toEqual([]);
      const missing = [...formNames].filter(
        (name) => ![...visitedForms, ...buttons, ...beyond].includes(name),
      );
      expect(missing, 'declared forms that nobody looked at').toEqual([]);
    });

    test('what forms answer to which some steps lead is in sight', async ({ page, complaints }) => {
      test.setTimeout(900_000);
      // 403: what asks for a proof first.
      for (const status of [400, 401, 403, 404, 409, 422, 429]) complaints.expectStatus(status);
      const { products } = await (await page.request.get('/api/home/query-products')).json();
      const product = { slug: products[0].slug, id: products[0]._id };
      await walkWays(page, guestsWays, { product, scripts });
      const customer = await newCustomer(page.request);
      const things = await furnish(page.request, customer);
      await walkWays(page, customersWays, { product, things, customer, scripts });
    });
  });

/** Dialogs and sheets of the desk, by the button that opens them: each is sent as it opens. */
const dialogs: readonly (readonly [path: string, button: string | RegExp])[] = [
  ['/desk/categories', 'Add a category'],
  ['/desk/promotions', 'Add offer'],
  ['/desk/window', 'Add a banner'],
  ['/desk/window?part=groups', 'Add a group'],
  ['/desk/delivery', 'Add zone'],
  ['/desk/sellers', 'Open a shop'],
];

test('what every form of the desk answers is in sight', async ({ shop, customer, browser }) => {
  test.setTimeout(900_000);
  const things = await furnish(shop, customer);
  const { desk } = await openDesk(browser, operator);
  const landmarks = { orderId: things.paidOrder, productId: things.product.id, customerId: customer.id };
  const forms = desk
    .locator('main form[method="post"]')
    .filter({ has: desk.locator('input:not([type="hidden"]), textarea, select') })
    .filter({ visible: true });
  for (const path of operatorsPages(landmarks)) {
    const open = async () => {
      await desk.goto(path);
      await expect(desk.getByRole('main').getByRole('heading').first()).toBeVisible();
    };
    await open();
    const count = await forms.count();
    for (let at = 0; at < count; at += 1) {
      if (at > 0) await open();
      const button = forms.nth(at).locator('button[type="submit"]').last();
      await test.step(`form ${at + 1} of ${path}`, () => expectAnswerInSight(desk, button, path));
    }
  }
  for (const [path, name] of dialogs)
    await test.step(`${path}: ${name}`, async () => {
      await desk.goto(path);
      await desk.getByRole('button', { name }).first().click();
      const button = desk.getByRole('dialog').locator('button[type="submit"]').last();
      await expectAnswerInSight(desk, button, `${path}: ${name}`);
    });
  await desk.context().close();
});
