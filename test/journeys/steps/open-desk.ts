import { type Browser, expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints-of.ts';

/**
 * A separate browser logged in at the desk, as wide as the journey's, and the errors it reports.
 * @param address of a journey's own shop
 */
export async function openDesk(
  browser: Browser,
  { email, password }: { email: string; password: string },
  address?: string,
): Promise<{ desk: Page; complaints: string[] }> {
  const { viewport, baseURL } = test.info().project.use;
  const context = await browser.newContext({
    viewport: viewport ?? null,
    baseURL: address ?? baseURL,
    reducedMotion: 'reduce',
    // The desk needs scripts, also where the shop is walked without them.
    javaScriptEnabled: true,
  });
  const desk = await context.newPage();
  const complaints = complaintsOf(desk);
  await desk.goto('/desk');
  await desk.getByLabel('Email').fill(email);
  await desk.getByLabel('Password', { exact: true }).fill(password);
  await desk.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /today$/ })).toBeVisible();
  return { desk, complaints };
}
