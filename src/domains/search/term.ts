import type { AttributeKind } from '../catalogue/attributes/attribute-kinds.ts';

/** Something to look for: a word, or several that belong together, with everything that may be meant by it. */
export interface Term {
  readonly typed: string;
  /** The stems of what was typed; all of them must be there. */
  readonly stems: readonly string[];
  /** How many products hold what was typed, about; 0: none does, and it is read as `meant`, or as the beginning of a word. */
  readonly products: number;
  /** Words one slip away from one that no product holds. */
  readonly meant: readonly { readonly word: string; readonly stem: string; readonly products: number }[];
  /** What the shop calls it besides; loose ones are found after all others. */
  readonly synonyms: readonly {
    readonly text: string;
    readonly stems: readonly string[];
    readonly isLoose: boolean;
    /** It is the name of something that what was typed is one slip away from. */
    readonly isMisspelt?: boolean;
  }[];
  /** It is still being typed. */
  readonly isBeginning: boolean;
  /** A colour counts in a product's name, brand, category and colours, not in what its description tells. */
  readonly isColour: boolean;
  /** Attributes that it names: goods that have them are found as if their words said it. */
  readonly attributes?: readonly { readonly label: AttributeKind; readonly anyOf: readonly string[] }[];
  /** It goes with what is wanted, or what is wanted is for it: the blouse of 'saree with blouse'. */
  readonly isBeside?: boolean;
}
