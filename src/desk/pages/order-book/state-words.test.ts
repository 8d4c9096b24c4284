import { expect, it } from 'vitest';
import { attentions } from '../../../domains/orders/attention.ts';
import { attentionWords, payingWords } from './state-words.ts';

it.each([
  ['unpaid', 'delivery', 'Pays at the door'],
  ['pending', 'delivery', 'UTR sent'],
  ['paid', 'delivery', 'Paid at the door'],
  ['unpaid', 'upi', 'Unpaid'],
  ['paid', 'upi', 'Paid'],
] as const)('an order that is %s, by %s, is called: %s', (payment, payBy, words) => {
  expect(payingWords({ payment, payBy }).label()).toBe(words);
});

it('every reason for which an order waits has words', () => {
  expect(Object.keys(attentionWords).toSorted()).toEqual(Object.keys(attentions).filter(Boolean).toSorted());
});
