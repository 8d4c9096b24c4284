import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { dayNumber, dayOf, weekdayOf } from '../../src/platform/india-time.ts';
import { type JourneyShop, startJourneyShop } from './steps/journey-shop.ts';
import { openDesk } from './steps/open-desk.ts';
import { violations } from './steps/violations.ts';

/** The journey's own market with sixty days of trade, which pays its sellers on the weekday of today. */
let shop: JourneyShop;
const folder = mkdtempSync(join(tmpdir(), 'payday-'));

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const file = join(folder, 'shop.json');
  const whole = JSON.parse(readFileSync('deploy/udaipur.json', 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...whole, payoutWeekday: weekdayOf(dayNumber(dayOf(new Date()))) }));
  shop = await startJourneyShop({ SEED: 'demo', SHOP_FILE: file });
});
test.afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const rupees = (text: string | null): number =>
  Math.round(Number(/₹([\d,]+(?:\.\d+)?)/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100);
const row = (desk: Page, at: number) =>
  desk
    .getByRole('table', { name: 'Payouts' })
    .getByRole('row')
    .nth(at + 1);

/** The colleague without whom nobody is paid: added on the machine, not at the desk. */
async function secondOperator(browser: Browser): Promise<Page> {
  const email = 'kavita@chowk.example';
  const output = await shop.ops('operator', 'add', 'Kavita Rathore', '--email', email);
  const password = /password\W+(\S+)/i.exec(output)?.[1] ?? '';
  return (await openDesk(browser, { email, password }, shop.address)).desk;
}

async function agree(desk: Page): Promise<void> {
  await desk.goto('/desk/payouts');
  await desk.getByRole('button', { name: /^Agree to/ }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Agree to/ })
    .click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

/** The bank's bulk file of the run: what each line pays, in paise. */
async function bankFile(desk: Page): Promise<number[]> {
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'HDFC Bank’s file' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return text
    .trim()
    .split('\r\n')
    .map((line) => Math.round(Number(line.split(',')[3]) * 100));
}

test('a payout week: proposed, agreed by two, sent as the bank’s file, answered, one back in the balance', async ({
  browser,
}) => {
  const { desk } = await openDesk(browser, operator, shop.address);
  await desk.goto('/desk/payouts');
  const words = desk.getByText(/to be paid\. It waits for two persons\./);
  await expect(words).toBeVisible();
  const total = rupees(await words.textContent());
  expect(total).toBeGreaterThan(0);
  expect(await violations(desk)).toEqual([]);

  await agree(desk);
  await expect(desk.getByText(/asked for it\. Another person agrees\./)).toBeVisible();
  await expect(desk.getByRole('link', { name: 'HDFC Bank’s file' })).toHaveCount(0);
  const second = await secondOperator(browser);
  await agree(second);
  await desk.reload();
  await expect(desk.getByText(/agreed\. Upload the file to your bank/)).toBeVisible();
  const paidNotice = await bankFile(desk);
  expect(paidNotice.reduce((sum, paise) => sum + paise, 0)).toBe(total);
  expect(await desk.getByRole('table', { name: 'Payouts' }).getByRole('row').count()).toBe(
    paidNotice.length + 1,
  );
  expect(paidNotice.length).toBeGreaterThan(2);

  const dialog = desk.getByRole('dialog');
  await row(desk, 0).getByRole('button', { name: 'Paid' }).click();
  await dialog.getByLabel('Bank’s reference (UTR)').fill('HDFCN52026112901');
  await dialog.getByRole('button', { name: 'Paid' }).click();
  await expect(row(desk, 0)).toContainText('HDFCN52026112901');
  await expect(row(desk, 0).getByRole('button', { name: 'Paid' })).toHaveCount(0);

  // One reference of the bank is one transfer.
  await row(desk, 2).getByRole('button', { name: 'Paid' }).click();
  await dialog.getByLabel('Bank’s reference (UTR)').fill('HDFCN52026112901');
  await dialog.getByRole('button', { name: 'Paid' }).click();
  await expect(dialog.getByText('is the reference of another payout')).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();

  const failure = row(desk, 1);
  const [name, amount] = [await failure.getByRole('cell').first().textContent(), paidNotice[1]];
  await failure.getByRole('button', { name: 'Came back' }).click();
  await dialog.getByLabel('Reason (the shop will see it)').fill('Account closed');
  await dialog.getByRole('button', { name: 'Came back' }).click();
  await expect(failure).toContainText('Account closed');
  await expect(failure.getByRole('button')).toHaveCount(0);
  const waiting = desk
    .getByRole('table', { name: 'Earned, and not in a run' })
    .getByRole('row', { name: name ?? '' });
  expect(rupees(await waiting.textContent())).toBeGreaterThanOrEqual(amount ?? Infinity);
  expect(await violations(desk)).toEqual([]);
  await desk.screenshot({
    path: `.build/test-results/payout-week-${test.info().project.name}.png`,
    fullPage: true,
  });
  expect(await shop.ops('ledger', 'check')).toContain('The books are right');
  for (const one of [desk, second]) await one.context().close();
});
