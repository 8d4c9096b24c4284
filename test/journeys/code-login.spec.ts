import type { APIRequestContext, Page } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { layoutFaults } from './steps/layout-faults.ts';
import { newMobile } from './steps/log-in.ts';
import { openDesk } from './steps/open-desk.ts';
import { violations } from './steps/violations.ts';

/** The last code of six digits that the demo's outbox shows for a number or an e-mail. */
async function readCode(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { messages } = (await (await request.get(`/dev/outbox.json?to=${to}`)).json()) as {
        messages: { text: string }[];
      };
      code = /\b(\d{6}) is your code/.exec(messages[0]?.text ?? '')?.[1];
      return code;
    })
    .toBeTruthy();
  return code as string;
}

async function expectNoFaults(desk: Page, name: string) {
  expect.soft(await violations(desk)).toEqual([]);
  expect.soft(await layoutFaults(desk)).toEqual([]);
  await desk.screenshot({
    path: `.build/test-results/${name}-${test.info().project.name}.png`,
    fullPage: true,
  });
}

test('a seller adds the mobile number, and who forgot the password gets in by a code and sets a new one', async ({
  browser,
  complaints,
}) => {
  complaints.expectStatus(422);
  const { desk: office } = await openDesk(browser, operator);
  const { sellers } = (await (await office.request.get('/api/desk/sellers')).json()) as {
    sellers: { id: string }[];
  };
  const email = `code-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const answer = await office.request.post(`/api/desk/sellers/${sellers[0]?.id}/logins`, {
    data: { keeper: 'Kamla Devi', email },
  });
  const { password } = (await answer.json()) as { password: string };
  const mobile = newMobile();

  const { desk } = await openDesk(browser, { email, password });
  await desk.goto('/desk/account');
  await desk.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await desk.getByRole('button', { name: 'Send code' }).click();
  const proof = desk.getByRole('dialog', { name: 'Enter the code' });
  await proof.getByLabel(`Code sent to ${mobile}`).fill(await readCode(desk.request, mobile));
  await proof.getByRole('button', { name: 'Save number' }).click();
  await expect(desk.getByText(`Codes to log in go to ${mobile}.`)).toBeVisible();
  await expectNoFaults(desk, 'account');
  await desk.getByRole('button', { name: 'Set up two-step login' }).click();
  await expect(desk.getByRole('link', { name: 'Open it in the app on this phone' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  );
  await expectNoFaults(desk, 'set-up');
  await desk.context().close();

  const { desk: phone } = await openDesk(browser, { email, password });
  await phone.context().clearCookies();
  await phone.goto('/desk');
  await expectNoFaults(phone, 'login');
  await phone.getByRole('button', { name: 'Forgot your password?' }).click();
  await phone.getByRole('button', { name: 'Send code' }).click();
  await expect(phone.getByText('Enter your mobile number or email')).toBeVisible();
  await phone.getByLabel('Mobile number or email').fill(`+91 ${mobile}`);
  await expectNoFaults(phone, 'forgotten');
  await phone.waitForTimeout(31_000);
  await phone.getByRole('button', { name: 'Send code' }).click();
  await phone.getByLabel(/^Code sent to/).fill('000000');
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(phone.getByText(/wrong|not right|incorrect/i)).toBeVisible();
  await expectNoFaults(phone, 'enter-code');
  await phone.getByLabel(/^Code sent to/).fill(await readCode(phone.request, mobile));
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await phone.waitForURL('**/desk/account');
  await expect(phone.getByText('no old password is needed')).toBeVisible();
  await phone.getByLabel('New password').fill('another long password');
  await phone.getByRole('button', { name: 'Update' }).click();
  await expect(phone.getByLabel('New password')).toHaveValue('');
  await phone.context().close();
  await openDesk(browser, { email, password: 'another long password' });
});
