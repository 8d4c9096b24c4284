import type { Row } from '../../check.ts';
import { after, has, inPart, row, says } from './row.ts';

/** Section 2: the listing. */

export const listing: readonly Row[] = [
  row('card new', 'product card: a New badge', inPart('main', '/shops', 'guest', 'New')),
  row(
    'card link',
    'product card: picture and name link to /product/details/{slug}',
    has('/shops', 'guest', 'href="/product/details/'),
  ),
  row('card stock', 'product card: “{stock} left”', {
    by: 'source',
    file: 'src/domains/catalogue/ui/product-card.tsx',
    has: ['{stock} left'],
  }),
  row(
    'card stock shown',
    'product card: what is left is read on the page',
    inPart('main', '/shops', 'guest', ' left'),
  ),
  row('card price', 'product card: price with the rupee sign', inPart('main', '/shops', 'guest', '₹')),
  row('card add', 'product card: Add to Cart', inPart('main', '/shops', 'guest', 'Add to Cart')),
  row(
    'card add as guest',
    'product card: a guest who adds is sent to /login',
    after(
      'domains/cart/ui/use-add-to-cart.ts',
      'if (!customer) return logIn()',
      'guest-to-customer.spec.ts',
      '/login\\?next=',
    ),
  ),
  row(
    'listing category',
    'listing: categories as single-choice checkboxes',
    has('/shops', 'guest', 'type="checkbox" name="category"'),
  ),
  row('listing price', 'listing: a price range slider', {
    by: 'source',
    file: 'src/ui/price-range/price-slider.tsx',
    has: ['Lowest price', 'Highest price'],
  }),
  row(
    'listing rating',
    'listing: a rating filter 5 to 1',
    says(
      '/shops',
      'guest',
      '5 out of 5 stars',
      '4 out of 5 stars',
      '3 out of 5 stars',
      '2 out of 5 stars',
      '1 out of 5 stars',
    ),
  ),
  row('listing reset rating', 'listing: Reset Rating', says('/shops', 'guest', 'Reset Rating')),
  row(
    'listing sort',
    'listing: a sort select',
    says('/shops', 'guest', 'Sort by', 'Price: low to high', 'Price: high to low'),
  ),
  row('listing views', 'listing: grid and list', says('/shops', 'guest', 'Show as a grid', 'Show as a list')),
  row('listing count', 'listing: how many products', says('/shops', 'guest', '240 Products')),
  row('listing pages', 'listing: pages of results', says('/shops', 'guest', 'Next page')),
  row('listing show filters', 'listing: Show Filters on a phone', says('/shops', 'guest', 'Show Filters')),
  row('listing apply filters', 'listing: Apply Filters on a phone', says('/shops', 'guest', 'Apply Filters')),
  row(
    'listing empty',
    'listing: “Oops! No products found.” and a hint to change filters',
    inPart(
      'main',
      '/shops?rating=5&lowPrice=1&highPrice=2',
      'guest',
      'Oops! No products found.',
      'Try fewer filters',
    ),
  ),
  row('listing latest', 'listing: a Latest Products carousel', says('/shops', 'guest', 'Latest Products')),
  row(
    'listing by category',
    'listing: /shops reads the category by name, slug or id',
    inPart('main', '/shops?category={categoryName}', 'guest', '{categoryName}'),
  ),
  row(
    'listing by words',
    'listing: /products/search reads category and value',
    inPart('main', '/products/search?category={category}&value=cotton', 'guest', 'Results for “cotton”'),
  ),
];
