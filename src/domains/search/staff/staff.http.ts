import * as m from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { addSynonym, removeSynonyms } from '../edit-synonyms.ts';
import { dismissAsked } from '../learning/asked.store.ts';
import { listAsked } from '../learning/list-asked.ts';
import type { ProductSearch } from '../open-search.ts';
import { countFound } from '../query-products.ts';
import { listSynonyms } from '../synonyms.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { synonymsCalls } from './staff.calls.ts';

/** Max synonyms shown at once. */
const maxSynonyms = 500;

type Dependencies = Desk & { readonly productSearch: ProductSearch };

export function synonymsHandlers({ db, clock, productSearch }: Dependencies): Handlers<typeof synonymsCalls> {
  const intent = (term: string, did: string) =>
    ({ subject: 'synonym', subjectId: term, did, at: clock.now() }) as const;
  return {
    list: async ({ search = '' }) => {
      const synonyms = await listSynonyms(db, { holding: search, limit: maxSynonyms + 1 });
      return { synonyms: synonyms.slice(0, maxSynonyms), more: synonyms.length > maxSynonyms };
    },
    add: async (pair, { staff }) => {
      const outcome = await makeChange(db, staff, intent(pair.term, 'added'), async (trx) => {
        const synonym = await addSynonym(trx, pair);
        return isRefusal(synonym) ? synonym : { id: synonym.term, before: null, after: synonym };
      });
      if (isRefusal(outcome)) return outcome;
      const total = await countFound(productSearch, db, outcome.after.term);
      return { message: m.synonym_added({ term: outcome.after.term }), found: total };
    },
    asked: () => listAsked(db, productSearch, clock.now()),
    dismiss: async ({ key }) =>
      (await dismissAsked(db, key, clock.now())) ? { message: m.search_dismissed() } : refuse('not_found'),
    remove: async (pair, { staff }) => {
      const outcome = await makeChange(db, staff, intent(pair.term, 'removed'), async (trx) => {
        const removal = await removeSynonyms(trx, pair);
        return isRefusal(removal) ? removal : { before: pair, after: null };
      });
      return isRefusal(outcome) ? outcome : { message: m.synonym_removed({ term: pair.term }) };
    },
  };
}
