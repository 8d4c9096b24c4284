import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { type Customer, newCustomer } from './new-customer.ts';

export { expect } from '@playwright/test';

/** What the browser complains of while a journey runs; a refusal that the journey provokes is announced beforehand. */
export interface Complaints {
  readonly heard: string[];
  /** The browser reports every answer of 400 and above as an error: these are part of the journey. */
  expectStatus(status: number): void;
}

/**
 * A journey: fails when the browser's console shows an error, whether or not the journey itself saw one. `customer` is
 * somebody new who is already logged in, by the published calls: for journeys that are not about logging in.
 */
export const test = base.extend<{ complaints: Complaints; customer: Customer; shop: APIRequestContext }>({
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const expected = new Set<string>();
      page.on('pageerror', (error) => heard.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const status = /responded with a status of (\d+)/.exec(message.text())?.[1];
        if (!status || !expected.has(status)) heard.push(`console: ${message.text()}`);
      });
      await use({ heard, expectStatus: (status) => void expected.add(String(status)) });
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
  /** The published calls with the browser's own cookies. */
  shop: async ({ page }, use) => use(page.request),
  customer: async ({ shop }, use) => use(await newCustomer(shop)),
});
