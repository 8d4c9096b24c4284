import * as forms from '#messages/forms';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import * as store from './synonyms.store.ts';
import type { Synonym } from './synonyms.store.ts';

/** Longest term and meaning, in characters. */
const longest = 60;
/** Longer terms are never looked up. */
export const maxWords = 3;

/**
 * Makes search read `term` also as `means`: 'joote' as 'shoes'. Without `means` the term is ignored beside other words.
 * Returns the pair as stored: lower case, no punctuation.
 * @returns refused `invalid` for text that is not a word or too long, `already_there` for a known pair
 */
export async function addSynonym(
  db: Database,
  input: { term: string; means?: string },
): Promise<Synonym | Refusal<'already_there' | 'invalid'>> {
  const [term = '', means = ''] = await store.readAsSearch(db, [input.term, input.means ?? '']);
  const faults = {
    ...(term === '' ? { term: forms.write_typed_word() } : {}),
    ...(term.split(' ').length > maxWords ? { term: refusals.at_most_words({ max: maxWords }) } : {}),
    ...(term.length > longest ? { term: forms.at_most_characters({ max: longest }) } : {}),
    ...(means.length > longest ? { means: forms.at_most_characters({ max: longest }) } : {}),
    ...(input.means?.trim() && means === '' ? { means: refusals.write_meaning() } : {}),
    ...(means === term ? { means: refusals.same_word() } : {}),
  };
  const [error] = Object.values(faults);
  if (error !== undefined) return refuse('invalid', { error, fields: faults });
  const isNew = await store.insertSynonym(db, { term, means });
  return isNew ? { term, means } : refuse('already_there', { error: refusals.synonym_exists({ term }) });
}

/** Removes one meaning of a term, or all of them without `means`. Returns their number; refused `not_found` when there are none. */
export async function removeSynonyms(
  db: Database,
  input: { term: string; means?: string },
): Promise<{ removed: number } | Refusal<'not_found'>> {
  const [term = '', means = ''] = await store.readAsSearch(db, [input.term, input.means ?? '']);
  const removedCount = await store.deleteSynonyms(db, term, input.means === undefined ? undefined : means);
  return removedCount
    ? { removed: removedCount }
    : refuse('not_found', { error: refusals.no_such_synonym({ term }) });
}
