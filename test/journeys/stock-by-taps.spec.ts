import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { violations } from './steps/violations.ts';

/** The demo town's login (db/town/people.ts). */
const seller = { email: 'bagru-neel-works@chowk.example', password: 'chowk-seller-demo' };

test('stock goes up and down by taps, and is saved once', async ({ browser }) => {
  const { desk } = await openDesk(browser, seller);
  await desk.goto('/desk/products?show=active');
  await desk.getByRole('button', { name: 'Edit stock' }).click();
  const field = desk.getByRole('spinbutton').last();
  const before = Number(await field.inputValue());
  const more = desk.getByRole('button', { name: /^One more of/ }).last();
  await more.click();
  await more.click();
  await expect(field).toHaveValue(String(before + 2));
  await desk
    .getByRole('button', { name: /^One less of/ })
    .last()
    .click();
  await expect(field).toHaveValue(String(before + 1));
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save stock' }).click();
  await expect(field).toBeHidden();
  await desk.reload();
  await desk.getByRole('button', { name: 'Edit stock' }).click();
  await expect(field).toHaveValue(String(before + 1));
  await desk.context().close();
});
