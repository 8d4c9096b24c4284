import type { Handlers } from '../../platform/call.ts';
import type { accountsCalls } from './accounts.calls.ts';

interface Needs {
  /** How many lines the customer's cart and wishlist hold: told by the domains that own them. */
  readonly countsOf: (customerId: string) => Promise<{ cartCount: number; wishlistCount: number }>;
}

export function accountsHandlers({ countsOf }: Needs): Handlers<typeof accountsCalls> {
  return {
    whoAmI: async (_input, { customer }) => {
      if (!customer) return { customer: null, cartCount: 0, wishlistCount: 0 };
      const { id, name, email, mobile } = customer;
      return { customer: { id, name, email, mobile: mobile ?? '' }, ...(await countsOf(id)) };
    },
  };
}
