import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, as far as a machine can check it. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations on the page as it is: the rule, and where. With `only`, for that rule. */
export async function violations(page: Page, only?: string): Promise<string[]> {
  // A picture that is still fading in has the wrong contrast. Animations too far below to be laid out do not run until then.
  await page.evaluate(() => {
    const seen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    return Promise.all(
      document
        .getAnimations()
        .filter(seen)
        .map((moving) => moving.finished.catch(() => {})),
    );
  });
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (only ? axe.withRules(only) : axe.withTags(standards)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}
