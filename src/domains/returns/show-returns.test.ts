import { expect, it } from 'vitest';
import type { ReadReturn } from './reads.store.ts';
import { shownReturn } from './show-returns.ts';

it('tells the UPI id for a refund to its customer and to operators, not to the seller', () => {
  const refund = {
    amount: 150,
    state: 'due',
    payTo: 'meera@bank',
    reference: '',
    since: '2026-03-02T10:00:00Z',
  };
  const back = { state: 'refunded', kind: 'refund', refund } as unknown as ReadReturn;
  const shownTo = (['customer', 'operator', 'seller'] as const).map(
    (kind) => shownReturn(back, { kind }, new Date('2026-03-02T11:00:00Z')).refund?.payTo,
  );
  expect(shownTo).toEqual(['meera@bank', 'meera@bank', '']);
});
