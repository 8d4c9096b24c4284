import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../journey.ts';
import { fitting } from './buy-with-offers.ts';

/** A review with two photos and a vote on the fit; the photos are viewed by keyboard. */
export async function reviewWithPhotos(page: Page, name: string): Promise<void> {
  const photo = async (file: string, background: string) => ({
    name: file,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  await page.goto(`/product/details/${fitting}`);
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  const article = reviews.getByRole('article').filter({ hasText: name });
  await reviews.getByLabel('Your review').fill('Worn to a wedding.');
  await reviews.getByRole('radio', { name: '5 stars, Very good' }).check({ force: true });
  await reviews.getByRole('radio', { name: 'True to size', exact: true }).check({ force: true });
  await reviews
    .getByLabel('Photos (optional)')
    .setInputFiles([await photo('front.png', '#8a2b4a'), await photo('back.png', '#2b5f8a')]);
  await reviews.getByRole('button', { name: 'Submit review' }).click();
  await expect(article.getByRole('listitem')).toHaveCount(2);
  await expect(article).toContainText('True to size');
  await expect(article).toContainText('Verified purchase');

  await article.getByRole('link', { name: `Photo 1 by ${name}` }).click();
  const walk = page.getByRole('dialog', { name: 'Photos of customers' });
  await expect(walk.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(walk.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(walk.getByRole('img', { name: `Photo by ${name}` }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(walk).toBeHidden();
  // A sent review's form has closed with thanks.
  await reviews.getByRole('button', { name: 'Change my review' }).click();
  await reviews.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(article.getByRole('listitem')).toHaveCount(1);
}
