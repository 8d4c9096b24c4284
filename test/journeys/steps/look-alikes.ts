import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fileType } from '../../../src/platform/call.ts';

/** The keeper of one of the demo town's shops. */
const keeper = { email: 'bagru-neel-works@chowk.example', password: 'chowk-seller-demo' };

/** Puts goods of one name on a shop's shelf, dear ones, and gives the name: results fold all but the first under its card. */
export async function addLookAlikes(request: APIRequestContext, count: number): Promise<string> {
  expect((await request.post('/api/desk/log-in', { data: keeper })).ok()).toBe(true);
  const { categories } = await (await request.get('/api/desk/product-choices')).json();
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#b2423a' } })
    .jpeg()
    .toBuffer();
  const pictureAnswer = await request.post('/api/desk/pictures?name=red.jpg', {
    headers: { 'content-type': fileType },
    data: photo,
  });
  const { picture } = await pictureAnswer.json();
  const name = `Vaidurya ${crypto.randomUUID().slice(0, 8)}`;
  for (let at = 0; at < count; at += 1) {
    const answer = await request.post('/api/desk/products', {
      data: {
        name,
        brand: 'Bagru Neel',
        categoryId: categories[0].id,
        price: 9_000 + at,
        discount: 0,
        images: [picture],
        status: 'active',
        variants: [{ size: 'One Size', colour: '', sku: '', stock: 9, seen: 0 }],
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  return name;
}

/** Searches for look-alikes until the search knows all of them, and gives what is folded. */
export async function findLookAlikes(page: Page, name: string, count: number) {
  await expect(async () => {
    await page.goto(`/products/search?value=${encodeURIComponent(name)}`);
    await expect(page.getByText(`${count} Products`, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  return page.getByRole('region', { name: 'Products', exact: true }).locator('details');
}
