import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { complaintsOf } from './complaints-of.ts';
import { type Customer, newCustomer } from './new-customer.ts';

export { expect } from '@playwright/test';

/** Errors that the browser reports during a journey. A journey announces the refusals that it provokes. */
export interface Complaints {
  /** The browser reports every answer of 400 and above as an error: this one belongs to the journey. */
  expectStatus(status: number): void;
  /** The journey itself cuts the connection: calls without an answer belong to it. */
  expectNoAnswer(): void;
}

/**
 * A journey fails if the browser's console shows an error, whether or not the journey notices one. `customer` is a new
 * customer, already logged in through the API: for journeys that are not about logging in.
 */
export const test = base.extend<{ complaints: Complaints; customer: Customer; shop: APIRequestContext }>({
  // A network of its own for each test: limits of one connection would stop a walk of all journeys at one shop.
  extraHTTPHeaders: ({ isMobile }, use) => {
    const byte = () => Math.floor(Math.random() * 256);
    return use({ 'x-forwarded-for': `10.${isMobile ? 1 : 2}.${byte()}.${byte()}` });
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      const expectedStatuses = new Set<number>();
      const noAnswer = 0;
      await use({
        expectStatus: (status) => void expectedStatuses.add(status),
        expectNoAnswer: () => void expectedStatuses.add(noAnswer),
      });
      const isExpected = (complaint: string) =>
        (expectedStatuses.has(noAnswer) && complaint.includes('net::ERR_')) ||
        expectedStatuses.has(Number(/responded with a status of (\d+)/.exec(complaint)?.[1]));
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
    { auto: true },
  ],
  /** The API with the browser's own cookies. */
  shop: async ({ page }, use) => use(page.request),
  customer: async ({ shop }, use) => use(await newCustomer(shop)),
});
