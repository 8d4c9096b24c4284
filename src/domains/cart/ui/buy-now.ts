/** The two forms of a product's page by name: the page itself needs no more of them (forms.ts). */
export const buyForms = { add: 'add-to-cart', buyNow: 'buy-now' } as const;

/** The delivery page for a Buy Now product. */
export function buyNowPath(pieces: { slug: string; variantId: string; quantity: number }): string {
  const { slug, variantId, quantity } = pieces;
  return `/shipping?buy=${encodeURIComponent(slug)}&variant=${encodeURIComponent(variantId)}&quantity=${quantity}`;
}

/** The id of the page's single form element through which all cards lead to their product without scripts. */
export const cardFormId = 'card';
