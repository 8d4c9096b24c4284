import { expect, test } from '@playwright/test';

/**
 * Limits for a first visit that are the same on every machine (record 107): nothing moves, nothing comes from another
 * site, the largest picture is requested first, and the first screen's pictures are small. `npm run budgets` measures
 * times.
 */
const max = { shift: 0.01, pictures: 120_000 };

interface ShiftNotes {
  shift: number;
}

// No autoplay, so that only the initial content is weighed.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const notes: ShiftNotes = { shift: 0 };
    Object.assign(window, { noted: notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) notes.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

for (const door of ['home', 'listing', 'product'] as const)
  test(`the first visit to the ${door} page keeps its budget`, async ({ page, request, baseURL }, info) => {
    const { products } = (await (await request.get('/api/home/query-products')).json()) as {
      products: { slug: string }[];
    };
    const path = { home: '/', listing: '/shops', product: `/product/details/${products[0]?.slug}` }[door];
    const elsewhere: string[] = [];
    page.on('request', (browserRequest) => {
      if (!/^(data|blob):/.test(browserRequest.url()) && new URL(browserRequest.url()).origin !== baseURL)
        elsewhere.push(browserRequest.url());
    });
    const answer = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    const html = await answer.text();
    // Scripts load after the page's first picture: the only tag is the small early script, which loads the others.
    const first = /<img[^>]*>/.exec(html.slice(html.indexOf('<main')))?.[0] ?? '';
    if (door !== 'product') expect(first).toContain('fetchPriority="high"');
    else expect(html).toMatch(/<img[^>]*fetchPriority="high"/);
    expect(html).not.toContain('modulepreload');
    expect(html.match(/<script(?! type="application)[^>]*>/g)).toEqual([
      expect.stringMatching(
        /^<script type="module" blocking="render" src="[^"]+entry-early[^"]+" data-later="[^"]+">$/,
      ),
    ]);
    expect(html).toMatch(/<link rel="preload" href="[^"]+" as="font"/);

    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const screen = await page.evaluate(() => {
      const onScreen = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        // Banners behind the visible one have the same position.
        if (image.closest('[inert]')) return false;
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      const weigh = (file: string) =>
        (performance.getEntriesByName(file)[0] as PerformanceResourceTiming | undefined)?.encodedBodySize ??
        0;
      const files = new Set(onScreen.map(({ currentSrc }) => currentSrc));
      return {
        pictures: [...files].reduce((sum, file) => sum + weigh(file), 0),
        shapeless: [...document.images].filter(
          ({ parentElement }) => getComputedStyle(parentElement as Element).aspectRatio === '',
        ).length,
        shift: (window as unknown as { noted: ShiftNotes }).noted.shift,
      };
    });
    expect(elsewhere).toEqual([]);
    expect(screen.shift).toBeLessThan(max.shift);
    if (info.project.name === 'phone') expect(screen.pictures).toBeLessThanOrEqual(max.pictures);
    expect(screen.shapeless).toBe(0);
  });

test('no page is laid out before its styles are there', async ({ page }) => {
  // Browsers scan a page's forms after parsing, which forces a layout.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        styled: [...document.querySelectorAll('link[rel=stylesheet]')].every((link) =>
          Boolean((link as HTMLLinkElement).sheet),
        ),
      });
    });
  });
  await page.route('**/assets/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback();
  });
  for (const path of ['/', '/shops']) {
    await page.goto(path);
    expect(await page.evaluate(() => (window as unknown as { styled: boolean }).styled)).toBe(true);
  }
});

test('what lies below the first screen is there when it is scrolled to', async ({ page }) => {
  await page.goto('/');
  const last = page.getByRole('region', { name: 'Featured Items' }).getByRole('article').first();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('heading')).toBeVisible();
});

test('once a page is at rest all of its text can be read, the footer too', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Featured Items', { useInnerText: true });
  await expect(page.getByRole('contentinfo')).toContainText(/privacy policy/i, { useInnerText: true });
});
