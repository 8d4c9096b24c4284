import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, doneAnswer, line, queryText } from '../../../platform/field.ts';

const pair = { term: line(60, 1, m.write_typed_word()), means: line(60, 0) };

const failedQuery = z.object({
  /** Identifies the query when it is dismissed. */
  key: z.string(),
  words: z.string(),
  searched: count,
  /** A suggested synonym: the typed term, and the products' word for it. Empty when there is no suggestion. */
  term: z.string(),
  means: z.string(),
});

export const synonymsCalls = {
  list: call('operator', 'GET /desk/synonyms', {
    does: 'What people type and what search reads it as; those that hold a text, 500 at most.',
    input: z.object({ search: queryText(60) }),
    answer: z.object({
      synonyms: z.array(z.object({ term: z.string(), means: z.string() })),
      more: z.boolean(),
    }),
  }),
  add: call('operator', 'POST /desk/synonyms', {
    does: 'Has search read a word as another from now on; without a meaning it says nothing beside other words.',
    input: z.object(pair),
    answer: doneAnswer.extend({ found: count }),
    refuses: ['already_there', 'invalid'],
  }),
  asked: call('operator', 'GET /desk/synonyms/asked', {
    does: 'What shoppers searched for in thirty days: what finds nothing, and what nobody opened anything of, with a synonym that may help.',
    answer: z.object({ unanswered: z.array(failedQuery), unopened: z.array(failedQuery) }),
  }),
  dismiss: call('operator', 'POST /desk/synonyms/dismiss', {
    does: 'Takes a search off these lists for thirty days, and from what is suggested as popular.',
    input: z.object({ key: line(200) }),
    refuses: ['not_found'],
  }),
  remove: call('operator', 'POST /desk/synonyms/remove', {
    does: 'Takes one meaning of a word back.',
    input: z.object(pair),
    refuses: ['not_found'],
  }),
};
