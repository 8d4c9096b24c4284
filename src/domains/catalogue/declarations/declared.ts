import { z } from 'zod';
import { count } from '../../../platform/field.ts';
import { factNames, forEachFact, isRequired, type RequiredFact } from '../products/fields.ts';

/** What a product's page must state by law: the product's own facts, else its shop's, and the seller (R-LAW-2). */
export const declaredShape = z.object({
  /** `hsn` is the code that invoices carry (R-GST-5). */
  ...forEachFact(() => z.string()),
  seller: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
});
export type Declaration = z.output<typeof declaredShape>;
export type DeclaredOfShop = Declaration & { readonly shopSlug: string };

/** The facts that the law requires of each product. */
export const requiredFacts = factNames.filter(isRequired);

/** How many products on sale state everything, and how many lack each fact. */
export const scoreShape = z.object({
  products: count,
  complete: count,
  missing: z.object({
    ...(Object.fromEntries(requiredFacts.map((name) => [name, count])) as Record<RequiredFact, typeof count>),
    address: count,
    contact: count,
  }),
});
export type DeclarationsScore = z.output<typeof scoreShape>;
