import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { testPages } from '../../test/support/pages.ts';
import { formsOf } from '../../test/support/post-form.ts';
import { smallShop } from '../../test/support/small-shop.ts';
import { newCustomer, newVisitor, type Visitor } from '../../test/support/visitor.ts';

const { db } = await createTestDatabase();
const app = await testApp(db, { pages: await testPages() });
afterAll(() => app.close());

const post = formsOf(app);
const account = { form: 'register', name: 'Asha', email: 'asha@forms.example', password: 'correct horse' };

describe('a form that is posted to its page', () => {
  it('is accepted, and redirects with 303', async () => {
    const registration = await post('/register?next=/shops', account);
    expect([registration.statusCode, registration.headers.location]).toEqual([303, '/shops']);
    expect(registration.headers['cache-control']).toBe('private, no-store');
    const cookies = Object.fromEntries(registration.cookies.map(({ name, value }) => [name, value]));
    const me = await app.inject({ url: '/api/customer/me', cookies });
    expect(me.json()).toMatchObject({ customer: { name: 'Asha', email: 'asha@forms.example' } });
  });

  it('is shown again with its input and the error beside the field, but never a password', async () => {
    const answer = await post('/register', { ...account, email: 'Asha@forms.example' });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('This email address already has an account');
    expect(answer.body).toMatch(/aria-invalid="true" name="email" value="Asha@forms.example"/);
    expect(answer.body).not.toContain('correct horse');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('is validated like a scripted one', async () => {
    const answer = await post('/register', { ...account, password: 'short', name: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('A password needs at least 8 characters');
    expect(answer.body).toContain('Please enter your name');
  });

  it('sends a guest to log in, and back to the page', async () => {
    const answer = await post('/dashboard/chage-password', {
      form: 'password',
      new_password: 'long enough',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/login?next=%2Fdashboard%2Fchage-password',
    ]);
  });

  it('confirms on its own page', async () => {
    const asha = await newCustomer(app, { password: 'the old password' });
    const cookies = Object.fromEntries(asha.cookies);
    const fields = { form: 'password', hasPassword: 'on', old_password: 'the old password' };
    const registration = await post(
      '/dashboard/chage-password',
      { ...fields, new_password: 'the new password' },
      {},
      cookies,
    );
    expect([registration.statusCode, registration.headers.location]).toEqual([
      303,
      '/dashboard/chage-password?done=password',
    ]);
    const newCookies = Object.fromEntries(registration.cookies.map(({ name, value }) => [name, value]));
    const page = await app.inject({
      url: String(registration.headers.location),
      cookies: { ...cookies, ...newCookies },
    });
    expect(page.body).toContain('Your password has been changed');
  });
});

describe('one’s devices without scripts', () => {
  const path = '/dashboard/myaddress';
  it('are logged out one by one, or all others at once', async () => {
    const login = { email: 'devices@forms.example', password: 'the old password' };
    const here = await newCustomer(app, login);
    const cookies = Object.fromEntries(here.cookies);
    const elsewhere = async () => {
      const there = newVisitor(app);
      await there.call('POST', '/customer/customer-login', login);
      return there;
    };
    const isIn = async (visitor: Visitor) =>
      (await visitor.call('GET', '/customer/me')).body.customer !== null;
    const [first, second, third] = [await elsewhere(), await elsewhere(), await elsewhere()];
    const { body } = await first.call('GET', '/customer/sessions');
    const sessions = body.sessions as { _id: string; current: boolean }[];
    const sessionId = sessions.find(({ current }) => current)?._id ?? '';
    const page = await app.inject({ url: path, cookies });
    expect(page.body).toContain(`name="sessionId" value="${sessionId}"`);

    const one = await post(path, { form: 'end-session', sessionId }, {}, cookies);
    expect([one.statusCode, one.headers.location]).toEqual([303, path]);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    const again = await post(path, { form: 'end-session', sessionId }, {}, cookies);
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('name="sessionId"');

    expect((await post(path, { form: 'end-other-sessions' }, {}, cookies)).statusCode).toBe(303);
    expect([await isIn(here), await isIn(second), await isIn(third)]).toEqual([true, false, false]);
  });
});

describe('a form with an idempotency key', () => {
  it('runs once when pressed twice, and again under another key', async () => {
    const shop = await smallShop(db, new Date());
    const kurta = await shop.product();
    const asha = await newCustomer(app);
    const cookies = Object.fromEntries(asha.cookies);
    const address = `/product/details/${kurta.id}`;
    const add = (key: string) =>
      post(
        address,
        {
          form: 'add-to-cart',
          key,
          productId: kurta.id,
          variantId: String(kurta.variantIds[0]),
          quantity: '2',
        },
        {},
        cookies,
      );
    const twice = await Promise.all([add('first'), add('first')]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const pieces = async () =>
      (await asha.call('GET', '/home/product/get-card-product')).body.buy_product_item;
    expect(await pieces()).toBe(2);
    await add('second');
    expect(await pieces()).toBe(4);
  });
});

describe('a post that is not one of the page’s forms', () => {
  it('is refused from another site’s page', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const answer = await post('/register', { ...account, email: 'csrf@forms.example' }, headers);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'cross_origin']);
    }
  });

  it.each(['/terms-condition', '/about', '/api/customer/me', '/robots.txt', '/desk', '/desk/orders'])(
    'is not allowed at %s',
    async (url) => {
      const answer = await post(url, account);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([405, 'method_not_allowed']);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  it('is not found where no page is', async () => {
    for (const url of ['/no/such/page', '/api/nothing']) {
      const answer = await post(url, account);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    }
  });

  it('is of the wrong type as JSON or a file, and unreadable as parts that are none', async () => {
    for (const [type, status] of [
      ['application/json', 415],
      ['application/octet-stream', 415],
      ['multipart/form-data; boundary=x', 400],
    ] as const) {
      const answer = await post('/register', account, { 'content-type': type });
      expect([type, answer.statusCode]).toEqual([type, status]);
    }
  });

  it('may not be put or deleted', async () => {
    // The types of `inject` lack some that Node reads.
    const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'] as 'PUT'[];
    for (const method of methods)
      for (const [url, allow] of [
        ['/about', 'GET, HEAD'],
        ['/register', 'GET, HEAD, POST'],
      ] as const) {
        const answer = await app.inject({ method, url });
        expect([method, url, answer.statusCode, answer.headers.allow]).toEqual([method, url, 405, allow]);
      }
  });

  it('is not found under an unknown form name', async () => {
    expect((await post('/register', { ...account, form: 'email-login' })).statusCode).toBe(404);
  });

  it('is refused beyond 64 KiB', async () => {
    expect((await post('/register', { ...account, name: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });
});

describe('logging in step by step', () => {
  it('goes from the number to the OTP without putting either in a URL', async () => {
    const answer = await post('/login', { form: 'send-otp', mobile: '+91 98765-43210' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login?step=otp']);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const step = await app.inject({ url: '/login?step=otp', cookies });
    expect(step.headers['cache-control']).toBe('private, no-store');
    expect(step.body).toContain('Enter OTP');
    expect(step.body).toMatch(/name="mobile" value="9876543210"/);
    expect((await app.inject({ url: '/login?step=otp' })).body).not.toContain('9876543210');
    expect(step.body).not.toMatch(/name="otp"[^>]*(?:maxlength|pattern)/);
    const spacedAnswer = await post('/login', { form: 'verify-otp', mobile: '9876543210', otp: ' 98 77' });
    expect(spacedAnswer.body).not.toContain('Please enter the 4-digit OTP');
    const wrong = await post('/login', { form: 'verify-otp', mobile: '9876543210', otp: '12' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Please enter the 4-digit OTP');
    const again = await post('/login', { form: 'send-otp', mobile: '9876543210' });
    expect(again.statusCode).toBe(429);
    expect(again.body).toContain('I have an OTP');
  });

  it('shows an invalid mobile number’s error beside the field', async () => {
    const answer = await post('/login', { form: 'send-otp', mobile: '98765' });
    expect(answer.statusCode).toBe(422);
    // The answered page begins at what it says (record 135).
    expect(answer.body).toMatch(
      /<input[^>]*name="mobile"[^>]*autofocus|<input[^>]*autofocus[^>]*name="mobile"/i,
    );
    expect(answer.body).toContain('Please enter a valid 10-digit mobile number');
  });
});
