import { factsOfFile } from '#shop-file';

/** What the built-in shop's servers alone know of it; no page has it. */
const chowk = {
  /** Limits on a customer's unpaid reservations (R-STOCK-2): orders, and pieces in all of them together. */
  maxUnpaidOrders: 40,
  maxHeldPieces: 100,
  /**
   * Limits on unpaid reservations from one network address (IPv6: a /48), over all customers. A mobile operator has
   * thousands of customers behind one address: its 120 orders an hour hold 60 at a time, which leaves 40 for UTRs that
   * wait longer.
   */
  maxHeldFromAddress: { orders: 100, pieces: 300 },
  /** Max orders from one network address per hour. */
  maxOrdersOfAddress: 120,
  /** Max unknown coupon codes that one customer, and one network address, may try per hour. */
  maxCodes: { ofCustomer: 20, ofAddress: 100 },
  /** Max transaction IDs (UTRs) that one customer, and one network address, may send per hour, over all orders. */
  maxClaims: { ofCustomer: 10, ofAddress: 30 },
  /** A UTR missing from this many bank statements is given up, and its order's goods return to stock. */
  statementsWithoutClaim: 3,
  /** Default packing times of a seller: opening hours, and open minutes from the order to the packed parcel. */
  packing: {
    hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' })),
    packingMinutes: 120,
  },
  /** Percent of GST that the commission contains (a service of the marketplace to its sellers). */
  commissionGstPercent: 18,
  /** The weekday on which sellers are paid, from 1 for Monday to 7 for Sunday. */
  payoutWeekday: 5,
  /** Days after which a seller's bank account, once confirmed, is paid to. */
  payoutCoolingDays: 3,
  /** The number of the shop's own account, which sellers are paid from. Visibly made up. */
  payoutDebitAccount: '000000000000',
  /** The account numbers whose statements are imported; without any, those of the statements imported so far. */
  bankAccounts: [] as readonly string[],
} as const;

/** The shop's limits and accounts, of which pages know nothing: built-in or, field by field, of the file that SHOP_FILE names. */
export const backOffice = { ...chowk, ...factsOfFile };

/** For a document's head, before its scripts: what SHOP_FILE says, for shop-in-document.ts to read. '' without a file. */
export const shopTag = () =>
  factsOfFile
    ? `<script type="application/json" id="shop-facts">${JSON.stringify(factsOfFile, forPages).replaceAll('<', '\\u003c')}</script>`
    : '';

const forPages = (name: string, value: unknown) => (name in chowk ? undefined : value);
