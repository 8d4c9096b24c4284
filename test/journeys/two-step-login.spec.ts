import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { violations } from './steps/violations.ts';

/** A new login created by an operator, so that the demo's logins stay unchanged. */
async function newLogin(desk: Page): Promise<{ email: string; password: string }> {
  const answer = await desk.request.get('/api/desk/sellers');
  const { sellers } = (await answer.json()) as { sellers: { id: string }[] };
  const email = `counter-${Date.now()}@example.com`;
  const loginAnswer = await desk.request.post(`/api/desk/sellers/${sellers[0]?.id}/logins`, {
    data: { keeper: 'Counter', email },
  });
  const { password } = (await loginAnswer.json()) as { password: string };
  return { email, password };
}

test('two-step login is set up, asked for, and survives a lost phone', async ({ browser, complaints }) => {
  complaints.expectStatus(422);
  const { desk: office } = await openDesk(browser, operator);
  const login = await newLogin(office);
  const { desk } = await openDesk(browser, login);

  await desk.getByRole('link', { name: 'My account' }).click();
  await desk.getByRole('button', { name: 'Set up two-step login' }).click();
  await expect(desk.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  const key = (await desk.getByText('Or type this key').locator('span').textContent()) ?? '';
  const turnOn = desk.getByRole('button', { name: 'Turn on' });
  await turnOn.click();
  await expect(desk.getByText('Please enter the code')).toBeVisible();
  await desk
    .getByLabel('Code')
    .fill(new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate());
  await turnOn.click();

  const codes = desk.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [first = '', second = ''] = await codes.getByRole('listitem').allTextContents();
  expect(await violations(desk)).toEqual([]);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(desk.getByText('10 recovery codes are left.')).toBeVisible();

  await desk.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await desk.getByLabel('Email').fill(login.email);
  await desk.getByLabel('Password', { exact: true }).fill(login.password);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Please enter the code from your authenticator app')).toBeVisible();
  await desk.getByLabel('Code').fill('000000');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/^Wrong code/)).toBeVisible();
  await desk.getByLabel('Code').fill(first);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('9 recovery codes are left.')).toBeVisible();

  // The answer, once, to a session whose proof is older than half an hour.
  await desk.route(
    '**/second-factor/recovery-codes',
    (route) => route.fulfill({ status: 403, json: { error: 'Please confirm', code: 'prove_again' } }),
    { times: 1 },
  );
  await desk.getByRole('button', { name: 'New recovery codes' }).click();
  await desk.getByRole('button', { name: 'Make new codes' }).click();
  const proof = desk.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(proof.getByLabel('Code')).toBeFocused();
  await proof.getByLabel('Code').fill(second);
  await desk.keyboard.press('Enter');
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(desk.getByText('10 recovery codes are left.')).toBeVisible();

  await desk.getByRole('button', { name: 'Turn off' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(desk.getByRole('button', { name: 'Set up two-step login' })).toBeVisible();
});

test('one’s own password is changed at the desk, and the other device is logged out', async ({ browser }) => {
  const { desk: office } = await openDesk(browser, operator);
  const login = await newLogin(office);
  const { desk } = await openDesk(browser, login);
  const { desk: other } = await openDesk(browser, login);
  await desk.goto('/desk/account');
  await expect(desk.getByText('This device', { exact: true })).toHaveCount(1);
  await expect(desk.getByRole('button', { name: /^Log out Chrome/ })).toBeVisible();
  await desk.getByLabel('Old password').fill(login.password);
  await desk.getByLabel('New password').fill('short');
  await desk.getByRole('button', { name: 'Update' }).click();
  await expect(desk.getByText('A password needs at least 8 characters')).toBeVisible();
  await desk.getByLabel('New password').fill('another long password');
  await desk.getByRole('button', { name: 'Update' }).click();
  await expect(desk.getByLabel('New password')).toHaveValue('');
  await other.goto('/desk/orders');
  await expect(other.getByLabel('Email')).toBeVisible();
  await openDesk(browser, { ...login, password: 'another long password' });
});
