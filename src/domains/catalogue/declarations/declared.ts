import { z } from 'zod';

/** What a seller declares of a product's package (R-LAW-1); empty where it is not known. */
export interface Declarations {
  readonly countryOfOrigin: string;
  /** Name and address of the manufacturer or packer. */
  readonly maker: string;
  /** Name and address of the importer, of goods from elsewhere. */
  readonly importer: string;
  readonly netQuantity: string;
}

export const longestDeclared = { countryOfOrigin: 60, maker: 300, importer: 300, netQuantity: 60 } as const;

/** Their columns in a CSV. */
export const declaredColumns = {
  countryOfOrigin: 'Country of Origin',
  maker: 'Manufacturer',
  importer: 'Importer',
  netQuantity: 'Net Quantity',
} as const;

/** What a product's page tells by law: the product's own facts, or else its shop's, and who sells it (R-LAW-2). */
export const declaredShape = z.object({
  countryOfOrigin: z.string(),
  maker: z.string(),
  importer: z.string(),
  netQuantity: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
});
export type Declared = z.output<typeof declaredShape>;
