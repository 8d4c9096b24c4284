import type { AttributeKind } from '../catalogue/attributes/attribute-kinds.ts';
import type { Family } from './kinds.ts';

/** A search term: one word, or several that belong together, with all its possible meanings. */
export interface Term {
  readonly typed: string;
  /** The stems of the typed words; all of them must match. */
  readonly stems: readonly string[];
  /** Approximate number of products with the typed words. With 0 it is read as `meant`, or as the beginning of a word. */
  readonly products: number;
  /** Known words within one typo of an unknown word. */
  readonly meant: readonly { readonly word: string; readonly stem: string; readonly products: number }[];
  /** The shop's synonyms; loose ones rank after all other matches. */
  readonly synonyms: readonly {
    readonly text: string;
    readonly stems: readonly string[];
    readonly isLoose: boolean;
    /** The synonym of a term within one typo of the typed word. */
    readonly isMisspelt?: boolean;
  }[];
  /** The word is still being typed. */
  readonly isBeginning: boolean;
  /** A colour is searched in the name, brand, category and colours, but not in the description. */
  readonly isColour: boolean;
  /** All words of a colour of which one is searched: the light and blue of 'light blue'. */
  readonly whole?: readonly string[];
  /** Attributes that it names: products that have them match as if they contained the word. */
  readonly attributes?: readonly { readonly label: AttributeKind; readonly anyOf: readonly string[] }[];
  /** A brand that the world knows: its name, and what it is best known for. The shop may have it or not. */
  readonly brand?: { readonly name: string; readonly goods: string };
  /** Stands for a whole family of kinds, in place of one that is not sold. */
  readonly family?: Family;
  /** It only accompanies the wanted product, or is its purpose: the blouse of 'saree with blouse'. */
  readonly isBeside?: boolean;
}
