import * as m from '#messages/forms';
import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: m.must_be_text(),
  number: m.must_be_number(),
  int: m.must_be_whole_number(),
  boolean: m.must_be_true_or_false(),
  array: m.must_be_list(),
  object: m.must_be_object(),
};

/** The sentence for a validation error whose schema has none of its own. */
export function inputSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? m.fill_this_in() : kinds[issue.expected];
    case 'invalid_value':
      return choicesSentence(issue.values.map(String));
    case 'too_small':
      return issue.origin === 'string' ? m.too_short() : m.at_least({ min: String(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string' ? m.too_long() : m.at_most({ max: String(issue.maximum) });
    case 'unrecognized_keys':
      return m.cannot_be_set();
    case 'invalid_union':
    case 'invalid_format':
      return m.cannot_be_used();
    default:
      return undefined;
  }
}

const choicesSentence = (values: string[]) =>
  values.length > 1
    ? m.must_be_one_of({ choices: values.join(', ') })
    : m.must_be({ value: values.join('') });
