import type { AttributeKind } from './attribute-kinds.ts';
import { audiences } from './words/audiences.ts';
import { colourFamilies } from './words/colour-families.ts';
import { fabrics } from './words/fabrics.ts';
import { fits, necks, sleeves } from './words/cuts.ts';
import { occasions } from './words/occasions.ts';
import { patterns } from './words/patterns.ts';

/** The words that name each value of each attribute. Values are written as they are shown. */
export const attributeWords = {
  audience: audiences,
  colourFamily: colourFamilies,
  fabric: fabrics,
  pattern: patterns,
  neck: necks,
  sleeve: sleeves,
  fit: fits,
  occasion: occasions,
} as const satisfies Record<AttributeKind, Readonly<Record<string, readonly string[]>>>;

/** All values of an attribute, in the order of its table. */
export const valuesOf = (kind: AttributeKind): string[] => Object.keys(attributeWords[kind]);

/** Where a value was read. `seller`: chosen at the desk, and never read over. */
export type AttributeSource =
  | 'material'
  | 'description'
  | 'title'
  | 'tags'
  | 'category'
  | 'sizes'
  | 'colours'
  | 'seller';

export interface ReadAttribute {
  readonly values: readonly string[];
  readonly from: AttributeSource;
  /** Of a colour family, the names it was read from: 'Navy blue'. */
  readonly shades?: readonly string[];
}

/** A product's attributes; what is not known is missing. A seller's choice may be empty: it has none. */
export type Attributes = Readonly<Partial<Record<AttributeKind, ReadAttribute>>>;

/** Raise it with every change of the words or of how they are read: products are then read again. */
export const reading = 1;
