import type { Call } from '../../src/platform/call.ts';

/** The possible callers, relative to an object that belongs to a customer or shop. */
export const audiences = [
  'guest',
  'the customer',
  'another customer',
  'the shop’s seller',
  'another shop’s seller',
  'operator',
] as const;
export type Audience = (typeof audiences)[number];

/** The result for a caller: access, or the status of the refusal. */
export type Outcome = 'yes' | 'own data' | 'own shop' | 'any shop' | 'signed' | 401 | 403 | 404;

/**
 * What each audience gets from a call, according to its declaration: `who` may call it, and which of its ids in `names`
 * belong to somebody. Section 6 of the specification, and the desk's rights.
 */
export function rightsOf({ who, names }: Pick<Call, 'who' | 'names'>): Record<Audience, Outcome> {
  const all = (outcome: Outcome) =>
    Object.fromEntries(audiences.map((audience) => [audience, outcome])) as Record<Audience, Outcome>;
  switch (who) {
    case 'anyone':
      return all('yes');
    case 'provider':
      return all('signed');
    case 'customer':
      return { ...all(401), 'the customer': 'own data', 'another customer': names ? 404 : 'own data' };
    case 'staff':
      return {
        ...all(401),
        'the shop’s seller': 'own data',
        'another shop’s seller': names ? 404 : 'own data',
        operator: 'own data',
      };
    case 'seller':
      return {
        ...all(401),
        'the shop’s seller': 'own shop',
        'another shop’s seller': 404,
        operator: 'any shop',
      };
    case 'operator':
      return { ...all(401), 'the shop’s seller': 403, 'another shop’s seller': 403, operator: 'yes' };
  }
}
