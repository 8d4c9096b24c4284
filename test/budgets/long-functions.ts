/** Functions that are too long today. Lines leave this list and none joins it; test/budgets.test.ts names those to take off. */
export const longFunctions: readonly string[] = [
  'src/domains/chat/ui/use-conversation.ts useConversation',
  'src/domains/search/facet-index/count-columns.ts counterOf',
  'src/domains/search/ui/search-box.tsx SearchBox',
  'src/domains/search/word-index/held-products.ts createHeldProducts',
  'src/domains/search/word-index/postings.ts createPostings',
  'src/pages/listing/filter-form.tsx FilterForm',
  'test/conformance/furnished-shop.ts furnishShop',
  'test/support/desk-shelf.ts deskShelf',
  'test/support/listing/list-plainly.ts listPlainly',
  'test/support/operators-shop.ts operatorsShop',
  'test/support/paying-shop.ts payingShop',
  'test/support/small-shop.ts smallShop',
  'test/torture/random-webhooks.ts onePlay',
];
