import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { drawFirstScreens } from './draw-first-screens.ts';

const key = (page: string, at: number) => `${page}picture${String(at).padStart(3, '0')}`;
const html = (page: string) =>
  Array.from({ length: 40 }, (_, at) => `<img src="/pictures/${key(page, at)}-640.webp">`).join('');

/** A shop that takes `takes` milliseconds per picture. */
function shop(takes: number) {
  const urls: string[] = [];
  const inject = async ({ url }: { url: string }) => {
    if (url.startsWith('/pictures/')) {
      urls.push(url);
      await new Promise((resolve) => setTimeout(resolve, takes));
    }
    return { payload: html(url === '/' ? 'home' : 'list') };
  };
  return { asked: urls, app: { inject } as unknown as Pick<FastifyInstance, 'inject'> };
}

it('draws the first pictures of the first pages as cards show them, the home page’s first', async () => {
  const { asked, app } = shop(0);
  await drawFirstScreens(app);
  expect(asked.toSorted()).toEqual(
    ['home', 'list'].flatMap((page) =>
      Array.from({ length: 12 }, (_, at) => `/pictures/${key(page, at)}-320.webp`),
    ),
  );
  expect(asked.slice(0, 12).every((url) => url.includes('home'))).toBe(true);
});

it('keeps the doors shut no longer than its patience', async () => {
  const { asked, app } = shop(30);
  await drawFirstScreens(app, 70);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.length).toBeLessThan(12);
});
