import { z } from 'zod';
import { count } from '../../../platform/field.ts';

/** A seller's declarations about a product's package (R-LAW-1); empty when unknown. */
export interface Declarations {
  readonly countryOfOrigin: string;
  /** Name and address of the manufacturer or packer. */
  readonly maker: string;
  /** Name and address of the importer, for imported goods. */
  readonly importer: string;
  readonly netQuantity: string;
  /** The seller's own HSN code; '' for that of its kind or category (R-GST-5). */
  readonly hsn: string;
}

export const longestDeclared = {
  countryOfOrigin: 60,
  maker: 300,
  importer: 300,
  netQuantity: 60,
  hsn: 8,
} as const;

/** What a product's page must state by law: the product's own facts, else its shop's, and the seller (R-LAW-2). */
export const declaredShape = z.object({
  countryOfOrigin: z.string(),
  maker: z.string(),
  importer: z.string(),
  netQuantity: z.string(),
  /** The HSN code that invoices carry (R-GST-5). */
  hsn: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
});
export type Declared = z.output<typeof declaredShape>;
export type DeclaredOfShop = Declared & { readonly shopSlug: string };

/** How many products on sale state everything, and how many lack each fact. */
export const scoreShape = z.object({
  products: count,
  complete: count,
  missing: z.object({
    countryOfOrigin: count,
    maker: count,
    netQuantity: count,
    address: count,
    contact: count,
  }),
});
export type DeclarationsScore = z.output<typeof scoreShape>;
