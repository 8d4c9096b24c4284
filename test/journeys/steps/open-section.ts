import type { Locator } from '@playwright/test';

/** A filter's options, unfolded if they are folded. */
export async function openSection(filters: Locator, name: string): Promise<Locator> {
  const options = filters.getByRole('group', { name, exact: true });
  if (!(await options.isVisible()))
    await filters
      .locator('summary')
      .filter({ hasText: new RegExp(`^${name}( |$)`) })
      .first()
      .click();
  return options;
}
