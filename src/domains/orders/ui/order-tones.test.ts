import { expect, it } from 'vitest';
import { orderStates } from '../order.ts';
import { orderTones } from './order-tones.ts';

it('no order is red but a cancelled one, and success is indigo', () => {
  expect(orderStates.filter((state) => orderTones[state] === 'bad')).toEqual(['cancelled']);
  expect(orderTones.placed).toBe('good');
  expect(orderTones.success).toBe('info');
});
