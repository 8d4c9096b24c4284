import { expect, test } from './steps/journey.ts';
import { postFrom } from './steps/told-from.ts';

/** Before typing: the customer's own last searches first, then what people of five networks searched for and opened. */

const popular = 'kolhapuri';

test('on focus the box offers one’s own last searches and what is popular, by keyboard too', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get(`/api/home/query-products?searchValue=${popular}`);
  const { products } = (await answer.json()) as { products: { _id: string }[] };
  const event = { searchValue: popular, productId: products[0]?._id };
  const suggestions = async () => {
    const answer = await page.request.get('/api/home/suggest?value=');
    const { popular: searches = [] } = (await answer.json()) as { popular?: { text: string }[] };
    return searches.map(({ text }) => text);
  };
  const statuses = await postFrom(5, `${baseURL}/api/home/searched`, event);
  expect(statuses.every((status) => status < 300)).toBe(true);
  // Popular searches are cached for a minute.
  await expect.poll(suggestions, { timeout: 150_000, intervals: [1_000, 10_000] }).toContain(popular);

  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const many = list.getByRole('group', { name: 'Popular searches' }).getByRole('option', { name: popular });
  await box.focus();
  await expect(many).toBeVisible();
  await page.keyboard.type('red saree');
  await page.keyboard.press('Enter');
  await page.waitForURL(/value=red/);

  await page.goto('/');
  await box.focus();
  await expect(many).toBeVisible();
  const options = list.getByRole('option');
  await expect(options.first()).toHaveText('red saree');
  await expect(list.getByRole('group').first()).toHaveAccessibleName('Your last searches');
  const texts = await options.allTextContents();
  const steps = texts.findIndex((text) => text.includes(popular)) + 1;
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown');
  await expect(many).toHaveAttribute('aria-selected', 'true');
  await expect(many).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`value=${popular}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(popular);
});
