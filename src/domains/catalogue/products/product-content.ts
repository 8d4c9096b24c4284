import type { AttributeChoices } from '../attributes/attribute.ts';
import { type FactName, type FactsOf, forEachFact, type VariantFacts } from './fields.ts';

/** Facts as edited; undefined keeps the current value. */
type EditedFacts = { readonly [Name in FactName]?: string | undefined };

/** The facts after an edit: missing ones keep their previous value. */
export const factsAfter = (edits: EditedFacts, before?: FactsOf): FactsOf =>
  forEachFact((name) => edits[name] ?? before?.[name] ?? '');

/** The colour that each picture shows, by the picture's URL. */
export type PictureColours = Readonly<Record<string, string>>;

/** Only the entries for the product's own pictures and colours. */
export const ownPictureColours = (
  input: PictureColours,
  { images, variants }: { images: readonly string[]; variants: readonly { colour: string }[] },
): PictureColours => {
  const colours = new Set(['', ...variants.map(({ colour }) => colour)]);
  return Object.fromEntries(
    Object.entries(input).filter(([image, colour]) => images.includes(image) && colours.has(colour)),
  );
};

/** A product as edited. Prices in whole rupees: `price` is the MRP, `discount` a whole percent. */
export interface ProductWords extends EditedFacts {
  readonly name: string;
  readonly brand: string;
  readonly categoryId: string;
  /** Plain text; undefined keeps the current description. */
  readonly description?: string | undefined;
  readonly price: number;
  readonly discount: number;
  /** URLs of stored pictures, the main one first. */
  readonly images: readonly string[];
  /** By URL, the colour that a picture shows, '' for none; undefined keeps the current ones. */
  readonly pictureColours?: PictureColours | undefined;
  readonly status: 'active' | 'hidden';
  readonly attributes?: AttributeChoices | undefined;
}

/** A variant's own MRP and discount; null is the product's. A variant as edited keeps its own where they are undefined. */
interface OwnPrice {
  readonly price: number | null | undefined;
  readonly discount: number | null | undefined;
}

/**
 * A variant with its stock: `stock` is the wanted free stock, `seen` what the editor saw. The difference is applied,
 * since pieces may have been sold meanwhile.
 */
export interface VariantWords extends Omit<VariantFacts, keyof OwnPrice>, Partial<OwnPrice> {
  /** Undefined for a new variant. */
  readonly id?: string | undefined;
  readonly stock: number;
  readonly seen: number;
}

export interface ProductContent extends ProductWords {
  readonly variants: readonly VariantWords[];
}

/** A product as the desk reads and saves it. */
export interface HeldProduct extends FactsOf {
  readonly id: string;
  readonly slug: string;
  readonly sellerId: string;
  readonly version: number;
  readonly name: string;
  readonly brand: string;
  readonly categoryId: string;
  readonly description: string;
  readonly price: number;
  readonly discount: number;
  readonly images: readonly string[];
  /** As the shop chose at the desk; not every picture has an entry. */
  readonly pictureColours: PictureColours;
  readonly status: 'active' | 'hidden';
}
