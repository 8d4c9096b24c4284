/** What happens to a table's rows when the customer deletes the account. */
type Fate = 'deleted' | 'emptied' | 'kept' | 'ends by itself';

/**
 * Every table with personal data: what happens to it, and why. The privacy page says the same;
 * privacy.test.ts detects a missing table.
 */
export const keptOfAPerson: Record<string, readonly [fate: Fate, why: string]> = {
  customers: ['emptied', 'orders hang on the row; name, e-mail, number and password go'],
  consents: ['kept', 'shows that what was kept was agreed to; it names nobody'],
  sessions: ['deleted', 'every device is logged out'],
  addresses: ['deleted', 'they are for later orders'],
  cart_lines: ['deleted', 'nothing is bought any more'],
  saved_lines: ['deleted', 'nothing is bought later either'],
  delivery_waits: ['deleted', 'nobody is to be told of delivery any more'],
  stock_waits: ['deleted', 'nobody is to be told of sizes any more'],
  push_subscriptions: ['deleted', 'no device is to show news any more'],
  wishlist_items: ['deleted', 'nothing is wished for any more'],
  idempotency_keys: ['deleted', 'they answer repeated requests for a day'],
  orders: [
    'emptied',
    'the books need what was sold, for how much and into which state; name, street and phone go',
  ],
  payment_events: ['ends by itself', 'stored without who paid, and emptied after 180 days'],
  webhooks: ['ends by itself', 'stored without who paid, and emptied after 180 days'],
  // R-GST-3
  invoices: [
    'kept',
    'a tax invoice stays as issued for six years after its year’s return (CGST Act, section 36)',
  ],
  credit_notes: ['kept', 'a credit note stays with the invoice that it takes back'],
  returns: ['emptied', 'the books need what came back; what was written and the UPI id go'],
  return_photos: ['deleted', 'they were for looking at one return'],
  ticket_photos: ['deleted', 'with their ticket'],
  coupons: ['deleted', 'nothing is bought any more; one that was used stays with its order'],
  promotion_uses: ['kept', 'the books need what was taken off which order; it names nobody'],
  promotion_limits: ['kept', 'how often an offer was used; it names nobody'],
  product_questions: [
    'emptied',
    'answered ones stay for other customers, without the name; those that wait are deleted',
  ],
  reviews: ['emptied', 'other customers chose by them; the name goes'],
  conversations: ['deleted', 'with their messages and pictures, for the seller too'],
  chat_messages: ['deleted', 'with their conversation'],
  chat_pictures: ['deleted', 'with their conversation'],
  notices: ['deleted', 'what somebody was told'],
  notice_choices: ['deleted', 'nobody is told anything any more'],
  outbox: ['deleted', 'texts and e-mails that were sent'],
  otps: ['deleted', 'codes to a number and the tries at them'],
  email_links: ['deleted', 'links to set a password or to verify an e-mail'],
  verified_numbers: ['deleted', 'proofs of a number'],
  rate_limits: [
    'ends by itself',
    'counts by digests of number, e-mail and address are forgotten within a day',
  ],
  contact_messages: [
    'deleted',
    'tickets with their answers; those written without an account go on request, or a year after the last word',
  ],
};

/** Tables whose columns with such names are shops' and staff's, or addresses of photos on the web. */
export const ofNoCustomer: readonly string[] = ['sellers', 'staff', 'photo_fetches'];
