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
export const attributeSources = [
  'material',
  'description',
  'title',
  'tags',
  'category',
  'sizes',
  'colours',
  'seller',
] as const;
export type AttributeSource = (typeof attributeSources)[number];

export interface ReadAttribute {
  readonly values: readonly string[];
  readonly from: AttributeSource;
  /** Of a colour family, the names it was read from: 'Navy blue'. */
  readonly shades?: readonly string[];
}

/** A product's attributes; what is not known is missing. A seller's choice may be empty: it has none. */
export type Attributes = Readonly<Partial<Record<AttributeKind, ReadAttribute>>>;

/** What a seller says of attributes: these values, or null for what the texts say. Attributes that are not named stay as they are. */
export type AttributeChoices = Readonly<Partial<Record<AttributeKind, readonly string[] | null | undefined>>>;

/** The attributes with a seller's choices; those that were taken back are missing until they are read. */
export function withChoices(known: Attributes, choices: AttributeChoices): Attributes {
  const next: Partial<Record<AttributeKind, ReadAttribute>> = { ...known };
  for (const [kind, values] of Object.entries(choices) as [
    AttributeKind,
    readonly string[] | null | undefined,
  ][]) {
    if (values) next[kind] = { values, from: 'seller' };
    else if (values === null) delete next[kind];
  }
  return next;
}

/** What the seller has chosen, for the record of changes. */
export const chosenIn = (attributes: Attributes): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([kind, { values, from }]) =>
      from === 'seller' ? [[kind, values]] : [],
    ),
  );

/** Raise it with every change of the words or of how they are read: products are then read again. */
export const reading = 1;
