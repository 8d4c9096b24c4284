import { type Call, pathParameters } from '../platform/call.ts';
import type { EdgeCode, RefusalCode } from '../platform/refusal.ts';
import { changesSomething } from './refuse-cross-origin.ts';

/**
 * The codes that the edge itself may answer: invalid input or body, access, overload, failure. With `call.refuses`
 * they are all of a call's codes.
 */
export function edgeRefusals(call: Call): EdgeCode[] {
  const codes: EdgeCode[] = ['invalid', 'internal', 'unavailable'];
  if (call.method !== 'GET') codes.push('malformed_json', 'too_large', 'wrong_type');
  if (changesSomething(call.method, `/api${call.path}`)) codes.push('cross_origin');
  if (call.who !== 'anyone' && call.who !== 'provider') codes.push('not_logged_in');
  // A seller's call, too: a login may be for a part of its role.
  if (call.who === 'seller' || call.who === 'operator') codes.push('not_allowed', 'second_factor_missing');
  if (call.freshProof) codes.push('prove_again');
  // A malformed id is `not_found`, and so is another seller's shop.
  if (pathParameters(call.path).length > 0 || (call.who === 'seller' && 'shop' in call.input.shape))
    codes.push('not_found');
  return codes;
}

/** Every code a call may answer with, its own first, without duplicates. */
export function codesOf(call: Call): RefusalCode[] {
  return [...new Set<RefusalCode>([...(call.refuses ?? []), ...edgeRefusals(call)])];
}
