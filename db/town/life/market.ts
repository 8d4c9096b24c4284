import type { Api, DeskApi } from '../../../src/calls.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Database } from '../../../src/platform/database.ts';
import type { Customer, Staff, Visit } from '../../../src/platform/visit.ts';
import { townId } from '../ids.ts';
import { type DeskLogin, operator, sellers, type TownCustomer } from '../people.ts';

/** The shop's own use-cases on a moved clock: all that the town's life is made of. */
export interface Market {
  readonly db: Database;
  readonly clock: Clock;
  readonly customers: (visit: Visit) => Api;
  readonly desk: (visit: Visit) => DeskApi;
  /** The payment provider's signed event about an order. */
  readonly pay: (event: { orderId: string; rupees: number; utr: string }) => Promise<void>;
  /** The code that a customer tells at the door. */
  readonly codeOfDelivery: (orderId: string, sellerId: string) => string;
  /** Ends a day: runs its jobs of money and papers (invoices, credit notes, refunds), cancels orders that nobody paid. */
  readonly endDay: () => Promise<void>;
  /** What the shop does by itself at night: earnings, payouts, commission, unanswered returns. */
  readonly runNight: () => Promise<void>;
  readonly countDays: () => Promise<void>;
  readonly countViews: (
    day: string,
    views: readonly { productId: string; views: number; carts: number }[],
  ) => Promise<void>;
}

const nobody: Visit = {
  requestId: 'town',
  address: '127.0.0.1',
  userAgent: '',
  customer: null,
  staff: null,
  cookies: { get: () => undefined, set: () => {}, clear: () => {} },
  headers: {},
};

/** The customers, sellers and operators of the town, each with the calls that they may make. */
export function peopleOf({ customers, desk }: Market) {
  return {
    customer: (customer: TownCustomer) => customers({ ...nobody, customer: customerOf(customer) }),
    seller: (slug: string) => {
      const login = sellers.find(({ shop }) => shop === slug);
      if (!login) throw new Error(`No seller of ${slug}`);
      return desk({ ...nobody, staff: staffOf(login) });
    },
    operator: desk({ ...nobody, staff: staffOf(operator) }),
    /** With a file that is uploaded. */
    operatorWith: (rawBody: Uint8Array) => desk({ ...nobody, staff: staffOf(operator), rawBody }),
    /** The second person, whom money needs. */
    cashier: desk({ ...nobody, staff: staffOf(cashier) }),
  };
}

/** An operator who keeps the books, and whose password nobody has. */
export const cashier: DeskLogin = {
  name: 'Rekha Mathur',
  email: 'accounts@chowk.example',
  password: '',
  role: 'operator',
  shop: null,
};

const customerOf = ({ name, email, mobile }: TownCustomer): Customer => ({
  id: townId('customer', email),
  name,
  email,
  mobile,
  hasPassword: false,
  emailVerified: true,
  sessionId: '',
  provedLately: true,
  numberProvedLately: true,
});

const staffOf = ({ name, email, role, shop }: DeskLogin): Staff => ({
  id: townId('staff', email),
  name,
  role,
  duty: 'all',
  sellerId: shop === null ? null : townId('seller', shop),
  sessionId: '',
  secondFactor: false,
  mustSetUp: false,
  provedLately: true,
  byCode: false,
});
