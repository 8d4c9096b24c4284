import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Landmarks } from '../conformance/routes.ts';
import { faint } from './steps/faint.ts';
import { furnish } from './steps/furnish.ts';
import { expect, test } from './steps/journey.ts';
import { newUtr } from './steps/statement.ts';
import { violations } from './steps/violations.ts';

/** Every dialog, sheet and menu of the shop can be read by day and by night, wherever it is opened from. */

interface Opening {
  /** A phone's or a desktop's only; both without it. */
  readonly only?: 'phone' | 'wide';
  readonly open: (page: Page, things: Landmarks) => Promise<unknown>;
}

/** Presses a link that opens a dialog once React has it: before, it leads to a page that works without scripts. */
async function pressLink(link: Locator): Promise<void> {
  const isReacts = () =>
    link.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isReacts).toBe(true);
  await link.click();
}

async function openPinDialog(page: Page): Promise<void> {
  await page.goto('/');
  await pressLink(page.locator('a[href$="#pin"][aria-haspopup="dialog"]'));
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** By the file that shows it. A file that opens something and is missing here fails the test below. */
const openings: Readonly<Record<string, Opening>> = {
  'storefront/layout/pin-dialog.tsx': {
    open: openPinDialog,
  },
  'storefront/layout/side-menu.tsx': {
    only: 'phone',
    open: async (page) => {
      await page.goto('/');
      await button(page, /^Menu$/).click();
    },
  },
  'storefront/layout/shelves.tsx': {
    only: 'wide',
    open: async (page) => {
      await page.goto('/');
      await button(page, 'All categories').click();
    },
  },
  'storefront/layout/customer-menu.tsx': {
    open: async (page) => {
      await page.goto('/');
      await button(page, /, your account$/).click();
    },
  },
  'pages/listing/filter-sheet.tsx': {
    only: 'phone',
    open: async (page) => {
      await page.goto('/shops');
      await button(page, 'Show Filters').click();
    },
  },
  'domains/cart/ui/size-sheet.tsx': {
    open: async (page, { category }) => {
      await page.goto(`/product/category/${category.slug}?inStock=true`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Cart: / })
        .first()
        .click();
    },
  },
  'pages/my-wishlist/wish-card.tsx': {
    open: async (page) => {
      await page.goto('/dashboard/my-wishlist');
      await button(page, /^Move to cart: /).click();
    },
  },
  'domains/catalogue/ui/picture-viewer.tsx': {
    open: async (page, { product }) => {
      await page.goto(`/product/details/${product.slug}`);
      await button(page, 'Zoom the picture').click();
    },
  },
  'domains/reviews/ui/photo-walk.tsx': {
    open: async (page, { product: { id: productId, slug } }) => {
      const data = { productId, rating: 5, review: 'Worn to a wedding.', fit: null };
      await page.request.post('/api/home/customer/submit-review', { data });
      const upload = await page.request.post(`/api/home/customer/review-photo/${productId}`, {
        headers: { 'content-type': 'application/octet-stream' },
        data: await sharp({ create: { width: 600, height: 800, channels: 3, background: '#8a2b4a' } })
          .png()
          .toBuffer(),
      });
      expect(upload.status()).toBeLessThan(300);
      await page.goto(`/product/details/${slug}`);
      await pressLink(page.getByRole('link', { name: /^Photo 1 by/ }).first());
      await expect(page.getByText('Worn to a wedding.').last()).toBeVisible();
    },
  },
  'domains/privacy/ui/delete-account.tsx': {
    open: async (page) => {
      await page.goto('/dashboard/myaddress');
      await page
        .getByRole('button', { name: /^Delete/ })
        .last()
        .click();
    },
  },
  'web/form-button.tsx': {
    open: async (page, { unpaidOrder }) => {
      await page.goto(`/dashboard/order/details/${unpaidOrder}`);
      await button(page, 'Cancel order').click();
    },
  },
  'domains/orders/ui/pay-now.tsx': {
    open: async (page, { unpaidOrder }) => {
      const data = { orderId: unpaidOrder, transactionId: newUtr() };
      expect((await page.request.post('/api/payment/update-transactionId', { data })).status()).toBeLessThan(
        300,
      );
      await page.goto(`/dashboard/order/details/${unpaidOrder}`);
      await pressLink(page.getByRole('link', { name: 'Pay Now', exact: true }).first());
    },
  },
};

test('everything that opens is in the list', () => {
  const root = new URL('../../src/', import.meta.url).pathname;
  const files = globSync('{storefront,pages,domains,web}/**/*.tsx', { cwd: root }).filter((file) =>
    /<(?:Dialog|Sheet|Lightbox)\b|useModal\(|popover=/.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  // The filters' sheet is a part of its own that the panel loads.
  const expectedFiles = [...Object.keys(openings), 'pages/listing/filter-panel.tsx'];
  expect(files.filter((file) => !expectedFiles.includes(file))).toEqual([]);
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what opens over a page of the shop is read by day and by night', async ({
  page,
  shop,
  customer,
  complaints,
}, info) => {
  test.setTimeout(900_000);
  // A wish that has sizes is asked for one.
  complaints.expectStatus(422);
  const things = await furnish(shop, customer);
  for (const [file, { only, open }] of Object.entries(openings)) {
    if (only && only !== info.project.name) continue;
    await test.step(file, async () => {
      await open(page, things);
      await expect(page.locator('dialog:modal, :popover-open').last()).toBeVisible();
      expect.soft(await violations(page), file).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await faint(page), `${file}, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    });
  }
});

test('a toast is seen in front of a dialog', async ({ page }) => {
  await openPinDialog(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('toast', { detail: { tone: 'error', text: 'Not copied' } })),
  );
  const toast = dialog.getByText('Not copied');
  // Under the pointer it stays for as long as measuring takes.
  await toast.hover();
  expect(await faint(page)).toEqual([]);
  const isPainted = await toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isPainted).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not copied')).toBeVisible();
});
