import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, as far as a machine can check it. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for what moves or changes its colour: a picture that is still fading in has the wrong contrast. */
export async function settle(page: Page): Promise<void> {
  // Animations too far below to be laid out do not run until then.
  await page.evaluate(() => {
    const isVisible = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    return Promise.all(
      document
        .getAnimations()
        .filter(isVisible)
        .map((moving) => moving.finished.catch(() => {})),
    );
  });
}

/**
 * The violations on the page as it is, and what axe cannot decide: the rule, and where. Contrast that it cannot tell, as
 * over a picture, is measured in pixels by `faint`.
 */
export async function violations(page: Page): Promise<string[]> {
  await settle(page);
  const results = await new AxeBuilder({ page }).withTags(standards).analyze();
  const incomplete = results.incomplete.filter(({ id }) => id !== 'color-contrast');
  const faults: string[] = [];
  for (const { id, nodes } of [...results.violations, ...incomplete])
    for (const { target, failureSummary } of nodes)
      if (!(id === 'target-size' && (await isLargeInSight(page, target.join(' ')))))
        faults.push(`${id}: ${target.join(' ')} (${failureSummary})`);
  return faults;
}

/** Whether a target that a bar at the edge of the window covers in part is large enough once it is scrolled away from there. */
async function isLargeInSight(page: Page, selector: string): Promise<boolean> {
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  await page
    .locator(selector)
    .first()
    .evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations: results } = await new AxeBuilder({ page })
    .include(selector)
    .withRules('target-size')
    .analyze();
  await page.evaluate(({ x, y }) => scrollTo({ left: x, top: y, behavior: 'instant' }), { x, y });
  return results.length === 0;
}
