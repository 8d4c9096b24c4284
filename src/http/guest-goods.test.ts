import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { testPages } from '../../test/support/pages.ts';
import { formsOf } from '../../test/support/post-form.ts';
import { smallShop } from '../../test/support/small-shop.ts';
import { newCustomer } from '../../test/support/visitor.ts';

const { db } = await createTestDatabase();
const app = await testApp(db, { pages: await testPages() });
afterAll(() => app.close());

const post = formsOf(app);

describe('a guest’s Add to Cart without scripts', () => {
  const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    Object.fromEntries(cookies.flatMap(({ name, value }) => (value ? [[name, value]] : [])));
  const login = { email: 'guest-goods@forms.example', password: 'a long password' };

  it('is finished by the login, once, and what is sold out is saved for later', async () => {
    const shop = await smallShop(db, new Date());
    const [kurta, last] = [await shop.product({ stock: [5] }), await shop.product({ stock: [1] })];
    const add = (product: typeof kurta, cookies = {}) =>
      post(
        `/product/details/${product.id}`,
        {
          form: 'add-to-cart',
          productId: product.id,
          variantId: String(product.variantIds[0]),
          quantity: '2',
        },
        {},
        cookies,
      );
    const first = await add(kurta);
    const next = `/cart?added=${kurta.id}&variant=${kurta.variantIds[0]}&quantity=2`;
    expect([first.statusCode, first.headers.location]).toEqual([
      303,
      `/login?next=${encodeURIComponent(next)}`,
    ]);
    const waiting = cookiesOf(await add(last, cookiesOf(first)));

    const registration = await post('/register', { form: 'register', name: 'Asha', ...login }, {}, waiting);
    const session = cookiesOf(registration);
    expect(Object.keys(session)).not.toContain('guest-goods');
    const cart = await app.inject({ url: '/cart', cookies: session });
    expect(cart.body).toContain('My Cart (3 items)');
    expect(cart.body).toContain('Saved for later');
    // An answer that was lost is repeated with the old cookie.
    const again = await post('/login', { form: 'email-login', ...login }, {}, waiting);
    const after = await app.inject({ url: '/cart', cookies: cookiesOf(again) });
    expect(after.body).toContain('My Cart (3 items)');
  });

  it('adds nothing that a link or a changed cookie names', async () => {
    const shop = await smallShop(db, new Date());
    const kurta = await shop.product({ stock: [5] });
    const next = encodeURIComponent(`/cart?added=${kurta.id}&variant=${kurta.variantIds[0]}&quantity=2`);
    const form = { form: 'email-login', ...login, email: 'link@forms.example' };
    await newCustomer(app, { email: form.email, password: login.password });
    for (const value of ['no JSON', JSON.stringify([{ productId: kurta.id }])]) {
      const session = await post(`/login?next=${next}`, form, {}, { 'guest-goods': value });
      expect(session.statusCode).toBe(303);
      const cart = await app.inject({ url: '/cart', cookies: cookiesOf(session) });
      expect(cart.body).not.toContain('My Cart (2 items)');
    }
  });
});
