import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** A mobile number that is unique in this run. */
export function newMobile(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

/** The newest OTP sent to a number, from the demo shop's outbox. */
export async function readOtp(request: APIRequestContext, mobile: string): Promise<string> {
  let otp: string | undefined;
  await expect
    .poll(async () => {
      const { messages } = (await (await request.get(`/dev/outbox.json?to=${mobile}`)).json()) as {
        messages: { text: string }[];
      };
      otp = /\b(\d{4})\b/.exec(messages[0]?.text ?? '')?.[1];
      return otp;
    })
    .toBeTruthy();
  return otp as string;
}

/** All three steps of the login page; `name` is for a new customer. */
export async function logIn(
  page: Page,
  request: APIRequestContext,
  mobile: string,
  { name }: { name?: string } = {},
): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Mobile Number' })).toBeVisible();
  // The fourth digit submits the form.
  await page.getByLabel('OTP').fill(await readOtp(request, mobile));
  if (!name) return;
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(`${mobile}@customers.example`);
  await page.getByRole('button', { name: 'Save & Continue' }).click();
}
