import * as m from '#messages/desk-goods';
import { contentFields, facts } from '../../../domains/catalogue/products/fields.ts';

const sentences: Readonly<Record<string, typeof m.changed_otherwise>> = {
  added: m.changed_added,
  edited: m.changed_edited,
  restocked: m.changed_stock,
  hidden: m.changed_hidden,
  'shown again': m.changed_shown,
  'imported a CSV': m.changed_imported,
};

/** Who changed what on a product, as a sentence; `did` is the verb stored with the change. */
export const changeSentence = (change: { when: string; who: string; did: string }): string =>
  (sentences[change.did] ?? m.changed_otherwise)(change);

const others: Readonly<Record<string, () => string>> = {
  attributes: m.part_attributes,
  variants: m.part_sizes,
  stock: m.part_stock,
};
const fields: Readonly<Record<string, { readonly inHistory: () => string }>> = { ...contentFields, ...facts };

export const partsInWords = (parts: readonly string[]): string =>
  parts.map((part) => fields[part]?.inHistory() ?? others[part]?.() ?? part).join(', ');
