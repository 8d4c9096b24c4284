import type { AttributeKind } from './attribute-kinds.ts';
import { audiences } from './words/audiences.ts';
import { colourFamilies } from './words/colour-families.ts';
import { fabrics } from './words/fabrics.ts';
import { fits, necks, sleeves } from './words/cuts.ts';
import { occasions } from './words/occasions.ts';
import { patterns } from './words/patterns.ts';

/** The words that name each value of each attribute. Values are spelt as the page shows them. */
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

/** The source of a value. `seller`: chosen at the desk, never overwritten by reading the texts. */
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
  /** For a colour family: the names it was read from, such as 'Navy blue'. */
  readonly shades?: readonly string[];
}

/** A product's attributes; unknown ones are missing. An empty list means that the seller chose 'none'. */
export type Attributes = Readonly<Partial<Record<AttributeKind, ReadAttribute>>>;

/** A seller's choice per attribute: values, or null to return to what the texts say. Missing attributes stay unchanged. */
export type AttributeChoices = Readonly<Partial<Record<AttributeKind, readonly string[] | null | undefined>>>;

/** The attributes with a seller's choices applied. Withdrawn choices are missing until the texts are read again. */
export function withChoices(attributes: Attributes, choices: AttributeChoices): Attributes {
  const next: Partial<Record<AttributeKind, ReadAttribute>> = { ...attributes };
  for (const [kind, values] of Object.entries(choices) as [
    AttributeKind,
    readonly string[] | null | undefined,
  ][]) {
    if (values) next[kind] = { values, from: 'seller' };
    else if (values === null) delete next[kind];
  }
  return next;
}

/** The seller's own choices, for the change history. */
export const chosenIn = (attributes: Attributes): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([kind, { values, from }]) =>
      from === 'seller' ? [[kind, values]] : [],
    ),
  );

/** Raise this when the word tables or the reading code change: all products are then read again. */
export const reading = 3;
