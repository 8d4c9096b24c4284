import { expect, it } from 'vitest';
import { cashCalls } from './cash.calls.ts';
import { moneyCalls } from './money.calls.ts';
import { webhooksCalls } from './webhooks.calls.ts';

/** Operators' calls that book nothing: they ask another operator, reject a claim, or replay a provider's event. */
const bookNothing = ['askApproval', 'rejectClaim', 'replay'];

it('asks for a fresh proof wherever an operator books money by hand (R-LOGIN-3)', () => {
  const calls = Object.entries({ ...cashCalls, ...moneyCalls, ...webhooksCalls });
  const changing = calls.filter(([name, { method }]) => method !== 'GET' && !bookNothing.includes(name));
  expect(changing.length).toBeGreaterThan(7);
  expect(changing.filter(([, { freshProof }]) => !freshProof).map(([name]) => name)).toEqual([]);
});
