import type { Row } from '../../check.ts';
import { after, has, row, says } from './row.ts';

/** Section 2: product details. */

export const product: readonly Row[] = [
  row('product id link', 'product: links may carry the id', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/get-product/{productId}',
    status: 200,
  }),
  row('product breadcrumb', 'product: a breadcrumb', says('{productPage}', 'guest', 'Breadcrumb')),
  row(
    'product gallery',
    'product: a gallery with thumbnails',
    says('{productPage}', 'guest', 'Picture 1 of', 'Zoom the picture'),
  ),
  row(
    'product rating',
    'product: rating and review count',
    says('{productPage}', 'guest', 'out of 5 stars', ' review'),
  ),
  row(
    'product stepper',
    'product: a quantity stepper',
    says('{productPage}', 'guest', 'One more', 'One less'),
  ),
  row('product add', 'product: Add to Cart', says('{productPage}', 'guest', 'Add to Cart')),
  row('product buy', 'product: Buy Now', says('{productPage}', 'guest', 'Buy Now')),
  row('product wish', 'product: a wishlist button', says('{productPage}', 'guest', 'on your wishlist')),
  row('product availability', 'product: availability', says('{productPage}', 'guest', 'Availability')),
  row(
    'product seller',
    'product: the seller’s shop name',
    says('{productPage}', 'guest', 'Sold by', '{shopName}'),
  ),
  row('product chat', 'product: Chat with Seller', says('{productPage}', 'guest', 'Chat with Seller')),
  row(
    'product chat link',
    'product: it leads a customer to /dashboard/chat/{sellerId}',
    has('{productPage}', 'customer', 'href="/dashboard/chat/{sellerId}'),
  ),
  row(
    'product share',
    'product: share links',
    says('{productPage}', 'guest', 'Share on WhatsApp', 'Share on Facebook', 'Share on X'),
  ),
  row(
    'product description',
    'product: description and specification',
    says('{productPage}', 'guest', 'Description', 'Specification'),
  ),
  row('product reviews', 'product: customer reviews', says('{productPage}', 'guest', 'Customer Reviews')),
  row(
    'product login',
    'product: a guest sees a Login link for reviews',
    says('{productPage}', 'guest', 'Login to write a review'),
  ),
  row(
    'product more',
    'product: More from the seller',
    says('{productPage}', 'guest', 'More from {shopName}'),
  ),
  row('product related', 'product: Related Products', says('{productPage}', 'guest', 'Related Products')),
  row(
    'product wish as guest',
    'product: a guest who wishes is sent to /login',
    after(
      'domains/wishlist/ui/wishlist-button.tsx',
      'if (!customer) return logIn()',
      'own-pages.spec.ts',
      '/login\\?next=',
    ),
  ),
];
