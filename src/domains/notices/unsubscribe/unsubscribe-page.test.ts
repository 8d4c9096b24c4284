import { afterAll, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { testPages } from '../../../../test/support/pages.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const settings = testSettings();
const app = await testApp(db, { settings, pages: await testPages() });
afterAll(() => app.close());
const asha = await (await smallShop(db, new Date())).customer();
const token = unsubscribeTokens(settings.sessionSecret).tokenOf({ customerId: asha.id, group: 'wishes' });
const countChoices = async () => (await execute(db)`select from notice_choices`).length;
const press = (body: string) =>
  app.inject({
    method: 'POST',
    url: `/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ form: 'unsubscribe', token: body }).toString(),
  });

it('the page of a mail’s link changes nothing by being opened', async () => {
  const page = await app.inject(`/unsubscribe?token=${token}`);
  expect([page.statusCode, page.body.includes('>Unsubscribe<')]).toEqual([200, true]);
  expect(page.body).toContain('We’ll stop emails about what you wish for');
  expect(await countChoices()).toBe(0);
});

it('its button unsubscribes without a login and without scripts, and says so', async () => {
  const refusal = await press(`${token}x`);
  expect([refusal.statusCode, await countChoices()]).toEqual([404, 0]);
  expect(refusal.body).toContain('This link is not complete');
  const answer = await press(token);
  expect([answer.statusCode, await countChoices()]).toEqual([200, 1]);
  expect(answer.body).toContain('You’ll get no more emails about what you wish for.');
});
