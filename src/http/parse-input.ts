import * as m from '#messages/refusals';
import type { z } from 'zod';
import { type Call, pathParameters } from '../platform/call.ts';
import { type Refusal, refuse } from '../platform/refusal.ts';
import { inputSentence } from './input-sentences.ts';

/**
 * Validates input against the call's schema. A malformed path parameter is 404; anything else is 400 with one
 * sentence per field.
 */
export function parseInput<C extends Call>(
  call: C,
  rawInput: unknown,
): { input: z.output<C['input']> } | { refusal: Refusal<'invalid' | 'not_found'> } {
  const result = call.input.safeParse(rawInput, { error: inputSentence });
  if (result.success) return { input: result.data as z.output<C['input']> };
  if (typeof rawInput !== 'object' || rawInput === null || Array.isArray(rawInput))
    return { refusal: refuse('invalid', { error: m.body_must_be_object() }) };
  const inPath = pathParameters(call.path);
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    if (inPath.includes(String(issue.path[0]))) return { refusal: refuse('not_found') };
    for (const name of issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'])
      fields[name] ??= issue.message;
  }
  const first = Object.values(fields)[0];
  return { refusal: refuse('invalid', { ...(first ? { error: first } : {}), fields }) };
}
