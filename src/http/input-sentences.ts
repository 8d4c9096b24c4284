import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
  object: 'This must be an object',
};

/** The sentence for a validation error whose schema has none of its own. */
export function inputSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Please fill this in' : kinds[issue.expected];
    case 'invalid_value':
      return `This must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'This is too short' : `At least ${String(issue.minimum)}`;
    case 'too_big':
      return issue.origin === 'string' ? 'This is too long' : `At most ${String(issue.maximum)}`;
    case 'unrecognized_keys':
      return 'This cannot be set here';
    case 'invalid_union':
    case 'invalid_format':
      return 'This cannot be used here';
    default:
      return undefined;
  }
}
