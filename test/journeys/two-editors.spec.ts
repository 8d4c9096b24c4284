import { operator, sellers } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';

/** A seller whose shop no other journey edits. */
const keeper = sellers.find(({ shop }) => shop === 'odhni-house') ?? sellers[0];

test('two people edit one product: the second sees both versions and chooses, and nothing typed is lost on the way out', async ({
  browser,
}) => {
  if (!keeper) throw new Error('The town has no sellers');
  const { desk, complaints } = await openDesk(browser, keeper);
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await desk.request.fetch(`/api/desk/products${path}`, { method, data });
    expect(answer.status(), path).toBeLessThan(300);
    return (await answer.json()) as { productId: string };
  };
  const { categories } = (await (await desk.request.get('/api/desk/product-choices')).json()) as {
    categories: { id: string }[];
  };
  const name = `Gota stole ${crypto.randomUUID().slice(0, 6)}`;
  const words = {
    name,
    brand: 'Odhni House',
    categoryId: categories[0]?.id,
    description: 'Edged by hand.',
    price: 900,
    discount: 0,
    images: [],
    status: 'hidden',
    variants: [{ size: 'One Size', colour: '', sku: '', stock: 3, seen: 0 }],
  };
  const { productId } = await call('POST', '', words);
  await desk.goto(`/desk/products/${productId}`);

  await desk.getByLabel('Description').fill('Edged by hand in Jaipur.');
  await desk.getByLabel('MRP').fill('950');
  await desk.getByRole('link', { name: 'Back to products' }).click();
  await desk
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click();
  await expect(desk.getByLabel('MRP')).toHaveValue('950');

  const { product } = (await (await desk.request.get(`/api/desk/products/${productId}`)).json()) as {
    product: { version: number; variants: { id: string; stock: number }[] };
  };
  const variants = product.variants.map((variant) => ({
    ...variant,
    size: 'One Size',
    colour: '',
    sku: '',
    seen: variant.stock,
  }));
  await call('PUT', `/${productId}`, {
    ...words,
    version: product.version,
    name: `${name}, wide`,
    price: 990,
    variants,
  });

  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = desk.getByRole('alert');
  await expect(alert).toContainText(`${keeper.name} has changed this in the meantime`);
  await expect(alert).toContainText('Added from their version: Name.');
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue(`${name}, wide`);
  await expect(desk.getByRole('radio', { name: 'Yours: ₹950' })).toBeChecked();
  await desk.getByText('Theirs: ₹990').click();
  await expect(desk.getByLabel('MRP')).toHaveValue('990');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('Product saved')).toBeVisible();
  await expect(desk.getByLabel('Description')).toHaveValue('Edged by hand in Jaipur.');
  await expect(desk.getByLabel('MRP')).toHaveValue('990');
  await desk.getByRole('link', { name: 'Back to products' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
  await desk.context().close();
});

test('two operators edit one row of the home page: what each put in stands in it, and the title is chosen', async ({
  browser,
}) => {
  const { desk, complaints } = await openDesk(browser, operator);
  const call = async (path: string, data: object) =>
    expect((await desk.request.post(`/api/desk/window/groups${path}`, { data })).status()).toBe(200);
  const read = async () => {
    const window = (await (await desk.request.get('/api/desk/window')).json()) as {
      groups: { id: string; version: number; title: string; productIds: string[] }[];
      featured: string[];
      products: { id: string; name: string }[];
    };
    return { ...window, group: window.groups.find(({ title }) => title.startsWith(mark)) };
  };
  const mark = `Row ${crypto.randomUUID().slice(0, 6)}`;
  const [first, theirs, mine] = (await read()).featured;
  if (!first || !theirs || !mine) throw new Error('The town has too few featured products');
  const nameOf = async (id: string) => (await read()).products.find((one) => one.id === id)?.name ?? '';
  const [theirName, myName] = [await nameOf(theirs), await nameOf(mine)];
  await call('', { title: mark, productIds: [first] });

  await desk.goto('/desk/window?part=groups');
  await desk.getByRole('listitem').filter({ hasText: mark }).getByRole('button', { name: 'Edit' }).click();
  const form = desk.getByRole('dialog', { name: 'Edit group' });
  await form.getByLabel('Title').fill(`${mark} of mine`);
  await form.getByLabel('Find products').fill(myName);
  await form.getByLabel('Find products').press('Enter');
  await form
    .getByRole('button', { name: `Add ${myName}`, exact: true })
    .first()
    .click();

  const { group } = await read();
  await call(`/${group?.id}`, {
    version: group?.version,
    title: `${mark} of theirs`,
    productIds: [first, theirs],
  });
  await form.getByRole('button', { name: 'Save' }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(`${operator.name} has changed this in the meantime`);
  await expect(alert).toContainText('Added from their version: Products.');
  await expect(form.getByRole('button', { name: `Remove ${theirName}` })).toBeVisible();
  await expect(form.getByRole('button', { name: `Remove ${myName}` })).toBeVisible();
  await form.getByText(`Theirs: ${mark} of theirs`).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Group saved')).toBeVisible();

  const groupAfter = (await read()).group;
  expect(groupAfter?.title).toBe(`${mark} of theirs`);
  expect(groupAfter?.productIds.toSorted()).toEqual([first, theirs, mine].toSorted());
  await call(`/${groupAfter?.id}/delete`, { version: groupAfter?.version });
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
  await desk.context().close();
});
