import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { newMobile } from './steps/log-in.ts';
import { openDesk } from './steps/open-desk.ts';

test('an operator finds what was sent, masked and without its text', async ({ browser, request }) => {
  const mobile = newMobile();
  expect((await request.post('/api/customer/send-otp', { data: { mobile } })).ok()).toBe(true);
  const { desk } = await openDesk(browser, operator);
  await desk.keyboard.press('g');
  await desk.keyboard.press('d');
  await expect(desk.getByRole('heading', { level: 1, name: 'Texts and emails' })).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type(`+91 ${mobile}`);
  await desk.keyboard.press('Enter');
  await desk.waitForURL(/to=/);
  const notice = desk.getByRole('article');
  await expect(notice).toHaveCount(1);
  await expect(notice.getByRole('heading', { name: 'OTP' })).toBeVisible();
  await expect(notice).toContainText(`Text to ${mobile.slice(0, 2)}••••••${mobile.slice(-2)}`);
  await expect(notice).not.toContainText(/\b\d{4} is your OTP/);
  await desk.getByRole('navigation', { name: 'Channel' }).getByRole('link', { name: 'Emails' }).click();
  await expect(desk.getByRole('heading', { name: 'No messages here' })).toBeVisible();
  await desk.context().close();
});

test('what was given up says why, and is sent again by one press of the keyboard', async ({ browser }) => {
  const { desk } = await openDesk(browser, operator);
  const failedNotice = {
    id: '7',
    notice: 'paid',
    channel: 'email',
    to: 'a•••@example.com',
    about: '',
    state: 'failed',
    tries: 8,
    reason: 'The mail server did not answer in time',
    createdAt: new Date().toISOString(),
    canSendAgain: true,
  };
  // The demo's provider never fails, so the answers are faked.
  let presses = 0;
  await desk.route('**/api/desk/notices/7/send-again', (route) => {
    presses += 1;
    return route.fulfill({ json: { message: 'The message is sent again' } });
  });
  await desk.route('**/api/desk/notices?*', (route) => {
    const notices = presses
      ? [{ ...failedNotice, state: 'waiting', tries: 0, reason: '', canSendAgain: false }]
      : [failedNotice];
    return route.fulfill({ json: { notices, next: null } });
  });
  await desk.goto('/desk/notices?state=failed');
  const notice = desk.getByRole('article');
  await expect(notice).toContainText('The mail server did not answer in time (8 tries)');
  await desk.getByRole('button', { name: 'Send again: Order placed, a•••@example.com' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('The message is sent again')).toBeVisible();
  await expect(notice.getByText('Waiting')).toBeVisible();
  expect(presses).toBe(1);
  await desk.context().close();
});
