import { expect, test } from './steps/journey.ts';

test('a card shows the colour that is searched or chosen, and leads to it', async ({ page }) => {
  const card = page.getByRole('article').filter({ hasText: 'Sky Blue Oxford Shirt' });
  const picture = () => card.locator('img').first().getAttribute('src');
  await page.goto('/products/search?value=oxford+shirt');
  const usual = await picture();
  for (const address of [
    '/products/search?value=white+oxford+shirt',
    '/shops?colour=White&brand=Tripolia+Tailor',
  ]) {
    await page.goto(address);
    await expect(card.getByRole('link', { name: 'Sky Blue Oxford Shirt' })).toHaveAttribute(
      'href',
      /\?colour=White$/,
    );
    expect(await picture()).not.toBe(usual);
  }
  await card.getByRole('link', { name: 'Sky Blue Oxford Shirt' }).click();
  await expect(page.getByRole('link', { name: 'White', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
