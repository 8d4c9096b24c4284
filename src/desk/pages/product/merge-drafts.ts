import * as m from '#messages/desk-goods';
import { contentFields, forEachFact, variantFieldNames } from '../../../domains/catalogue/products/fields.ts';
import { mergeLists } from '../../parts/merge-lists.ts';
import { type Merge, mergeParts } from '../../parts/merge-parts.ts';
import type { Draft, DraftVariant } from './draft.ts';

/** The parts of a product that are merged one by one, with their labels. */
export const partNames = () => {
  const { status, ...content } = contentFields;
  const labels = Object.entries({ ...content, hidden: status }).map(([name, { label }]) => [name, label()]);
  return {
    ...(Object.fromEntries(labels) as Record<keyof typeof content | 'hidden', string>),
    attributes: m.attributes(),
    ...forEachFact((_, { label }) => label()),
    variants: m.sizes_and_stock(),
  } satisfies Record<keyof Draft, string>;
};
export type Part = keyof Draft;

/** The merge of two people's edits of a product. */
export interface MergedDrafts extends Merge<Draft, Part> {
  /** The user's edits in a shape that can be saved over the newer version. */
  readonly mine: Draft;
}

/**
 * Three-way merge of the user's edits (`typed`) and a version saved meanwhile (`theirs`) against `base`. Stock that was
 * sold meanwhile is not a conflict: stock is saved as a difference from the number seen.
 */
export function mergeDrafts(base: Draft, typed: Draft, theirs: Draft): MergedDrafts {
  const mine: Draft = { ...typed, variants: typed.variants.map((variant) => stillThere(variant, theirs)) };
  const parts = Object.keys(partNames()) as Part[];
  return {
    mine,
    ...mergeParts(parts, base, mine, theirs, {
      written,
      traits,
      combine: { images: mergeLists, pictureColours: mergeColours },
    }),
  };
}

/** Merges the colours per picture; null if both set a different colour for the same picture. */
function mergeColours(base: Colours, mine: Colours, theirs: Colours): Colours | null {
  const result: Record<string, string> = { ...theirs };
  for (const [image, colour] of Object.entries(mine)) {
    if (colour === base[image] || colour === theirs[image]) continue;
    if (theirs[image] !== base[image]) return null;
    result[image] = colour;
  }
  return result;
}
type Colours = Draft['pictureColours'];

/** A size that the other person removed becomes a new one, if the user keeps it. */
function stillThere(variant: DraftVariant, { variants }: Draft): DraftVariant {
  if (variant.id === undefined || variants.some(({ id }) => id === variant.id)) return variant;
  const { id: _gone, ...rest } = variant;
  return { ...rest, seen: 0, promised: 0 };
}

/** A part as it was typed, to compare edits. */
export function written(draft: Draft, part: Part): string {
  if (part !== 'variants') return JSON.stringify(draft[part]);
  return JSON.stringify(draft.variants.map((variant) => [...traitsOf(variant), variant.stock]));
}

/** A part without the stock that sales change. */
function traits(draft: Draft, part: Part): string {
  if (part !== 'variants') return written(draft, part);
  return JSON.stringify(draft.variants.map(traitsOf));
}

const traitsOf = (variant: DraftVariant) => [variant.id, ...variantFieldNames.map((name) => variant[name])];
