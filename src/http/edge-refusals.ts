import { type Call, pathParameters } from '../platform/call.ts';
import type { EdgeCode, FailureCode } from '../platform/failure.ts';
import { changesSomething } from './refuse-cross-origin.ts';

/**
 * The codes that the edge itself may answer a call with: its input and body, who may make it, an overloaded or failing
 * shop. With `call.refuses` they are all the codes of the call.
 */
export function edgeRefusals(call: Call): EdgeCode[] {
  const codes: EdgeCode[] = ['invalid', 'internal', 'unavailable'];
  if (call.method !== 'GET') codes.push('malformed_json', 'too_large', 'wrong_type');
  if (changesSomething(call.method, `/api${call.path}`)) codes.push('cross_origin');
  if (call.who !== 'anyone' && call.who !== 'provider') codes.push('not_logged_in');
  if (call.who === 'operator') codes.push('not_allowed');
  // An ill-shaped id names nothing, and so does another seller's shop.
  if (pathParameters(call.path).length > 0 || (call.who === 'seller' && 'shop' in call.input.shape))
    codes.push('not_found');
  return codes;
}

/** Every code that a call may be answered with, its own first, each once. */
export function codesOf(call: Call): FailureCode[] {
  return [...new Set<FailureCode>([...(call.refuses ?? []), ...edgeRefusals(call)])];
}
