import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, line, queryText } from '../../../platform/field.ts';

const message = z.string();
const pair = { term: line(60, 1, m.write_typed_word()), means: line(60, 0) };

export const synonymsCalls = {
  list: call({
    method: 'GET',
    path: '/desk/synonyms',
    who: 'operator',
    does: 'What people type and what search reads it as; those that hold a text, 500 at most.',
    input: z.object({ search: queryText(60) }),
    answer: z.object({
      synonyms: z.array(z.object({ term: z.string(), means: z.string() })),
      more: z.boolean(),
    }),
  }),
  add: call({
    method: 'POST',
    path: '/desk/synonyms',
    who: 'operator',
    does: 'Has search read a word as another from now on; without a meaning it says nothing beside other words.',
    input: z.object(pair),
    answer: z.object({ message, found: count }),
    refuses: ['already_there', 'invalid'],
  }),
  remove: call({
    method: 'POST',
    path: '/desk/synonyms/remove',
    who: 'operator',
    does: 'Takes one meaning of a word back.',
    input: z.object(pair),
    answer: z.object({ message }),
    refuses: ['not_found'],
  }),
};
