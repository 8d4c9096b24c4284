import type { Check, Row } from '../check.ts';

/** Section 8: the messages a visitor sees when something goes wrong. */

const row = (id: string, what: string, check: Check, debt?: string): Row => ({
  id: `error ${id}`,
  section: 8,
  what,
  check,
  ...(debt ? { owed: debt } : {}),
});

export const errors: readonly Row[] = [
  row('out of stock', '‘Out of stock’ is a toast', {
    by: 'source',
    file: 'src/domains/cart/ui/buy-box.tsx',
    has: ["toast.error('Out of stock')"],
  }),
  row('cart', 'a refused Add to Cart shows the answer’s error', {
    by: 'source',
    file: 'src/domains/cart/ui/use-add-to-cart.ts',
    has: ['toast.error((error as Error).message)'],
  }),
  row('wishlist', 'a refused wish shows the answer’s error', {
    by: 'source',
    file: 'src/domains/wishlist/ui/wishlist-button.tsx',
    has: ['toast.error((error as Error).message)'],
  }),
  row('login', 'a refused login shows the answer’s error and can be tried again', {
    by: 'journey',
    source: 'src/ui/form/use-form.ts',
    has: 'setBusy(false)',
    journey: 'test/journeys/change-password.spec.ts',
    sees: 'Wrong email or password',
  }),
  row('page', 'a page that could not be read says so and offers to try again', {
    by: 'source',
    file: 'src/storefront/error-page.tsx',
    has: ['This page could not be shown', 'retryHref'],
  }),
  row('unknown product', 'an unknown product is a page that helps, with 404', {
    by: 'page',
    at: '/product/details/no-such-thing',
    as: 'guest',
    says: ['We could not find that', 'Continue shopping'],
  }),
  row('order confirm', 'a failed order-confirm says so and offers to try again', {
    by: 'source',
    file: 'src/pages/order-confirm/view.tsx',
    has: ['We could not confirm your order yet', 'Try again'],
  }),
  row('address', 'a failed address: the server’s words, or ‘Something went wrong’', {
    by: 'source',
    file: 'src/ui/form/use-form.ts',
    has: ["|| 'Something went wrong'"],
  }),
  row('payment status', 'a failed payment status is kept and shown', {
    by: 'source',
    file: 'src/domains/payments/ui/use-payment-watch.ts',
    has: ['setError((failure as Error).message)'],
  }),
  row('answer', 'every refusal carries a sentence in `error`', {
    by: 'answer',
    as: 'guest',
    method: 'POST',
    path: '/customer/customer-login',
    body: { email: 'nobody@customers.example', password: 'not a password' },
    status: 401,
    says: 'Wrong email or password',
  }),
  row('chat incoming', '‘{senderName} send a message’ when a seller writes who is not open', {
    by: 'source',
    file: 'src/domains/chat/ui/use-chat.ts',
    has: ['send a message'],
  }),
  row('chat sent', 'the chat’s success text ‘ message send success’', {
    by: 'source',
    file: 'src/domains/chat/ui/conversation.tsx',
    has: ['message send success'],
  }),
];
