import { expect, test } from './steps/journey.ts';

const slug = 'kids-patang-t-shirt';
/** Any picture but the product's first. */
const another = /picture (?!1 of)\d+ of/i;

test('a colour chosen by its picture stays until the order', async ({ page, customer }, { project }) => {
  expect(customer.id).not.toBe('');
  await page.goto(`/product/details/${slug}`);
  const colours = page.getByRole('group', { name: 'Colour' });
  const sizes = page.getByRole('group', { name: 'Size', exact: true }).getByRole('radio');
  await expect(sizes).toHaveCount(5);
  await colours.getByRole('link', { name: 'Sky Blue' }).click();
  await expect(colours.getByText('Colour: Sky Blue')).toBeVisible();
  const pictures = page.getByRole('group', { name: 'Pictures' });
  await expect(pictures.getByRole('button', { name: another, pressed: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Zoom the picture' }).getByAltText(another)).toBeInViewport();
  await expect(page).toHaveURL(/\?colour=Sky\+Blue$/);
  await expect(sizes).toHaveCount(5);

  // The address alone is enough to select the colour, and its picture comes first.
  await page.reload();
  await expect(colours.getByText('Colour: Sky Blue')).toBeVisible();
  await expect(pictures.getByRole('button', { name: 'Picture 1 of', pressed: true })).toHaveCount(1);
  await sizes.and(page.locator(':enabled')).first().check({ force: true });

  if (project.name === 'phone') {
    // The bar at the bottom shows while the product's own buttons are out of view.
    const bar = page.getByRole('button', { name: 'Add to Cart: Kids Patang T-Shirt', exact: true }).first();
    await page.evaluate('window.scrollTo(0, 0)');
    await expect(bar).toBeInViewport();
    await page.getByRole('button', { name: 'Buy Now' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.evaluate('window.scrollTo(0, 0)');
    await bar.click();
  } else await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();

  await expect(page.getByText(/Added to your cart: \S+ · Sky Blue/)).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByText(/Patang Club\s· Size \S+\s· Sky Blue/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kids Patang T-Shirt' })).toHaveAttribute(
    'href',
    `/product/details/${slug}?colour=Sky%20Blue`,
  );
});

test('a picture fills the screen, is enlarged by keys and turned', async ({ page }) => {
  await page.goto(`/product/details/${slug}`);
  await page.getByRole('button', { name: 'Zoom the picture' }).click();
  const viewer = page.getByRole('dialog', { name: 'Kids Patang T-Shirt' });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await viewer.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height });
  // The scrollbar's space is reserved.
  expect(box?.width).toBeGreaterThan(width - 20);
  const widthOf = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0;
  const before = await widthOf();
  await page.keyboard.press('+');
  expect(await widthOf()).toBeGreaterThan(before * 1.4);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Picture 2 of')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a colour is a link to its own page', async ({ page }) => {
    await page.goto(`/product/details/${slug}`);
    await page.getByRole('link', { name: 'Sky Blue' }).click();
    await expect(page.getByText('Colour: Sky Blue')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${slug}$`));
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true }).first()).toBeVisible();
  });
});
