import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spokenNumber } from '../orders/order-number.ts';
import { readTicketNumber, ticketNumber } from './ticket-number.ts';

const number = fc.integer({ min: 1_000, max: 99_999_999 });

it('a ticket’s number is read as it is spoken, and one wrong digit is mistyped', () => {
  expect(ticketNumber(4821)).toMatch(/^ASK-4821-\d$/);
  fc.assert(
    fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), (right, place, by) => {
      const spokenText = ticketNumber(right);
      expect(readTicketNumber(spokenText.toLowerCase().replaceAll('-', ' '))).toEqual({ number: right });
      const digits = spokenText.replace(/\D/g, '');
      const at = place % digits.length;
      const wrong = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
      expect(readTicketNumber(`ASK-${wrong.slice(0, -1)}-${wrong.slice(-1)}`)).toBe('mistyped');
    }),
  );
});

it('an order’s number is never taken for a ticket’s, nor with the prefix left out', () => {
  fc.assert(
    fc.property(number, (right) => {
      expect(readTicketNumber(spokenNumber(right))).toBeNull();
      expect(readTicketNumber(spokenNumber(right).replace(/^\w+-/, ''))).toBe('mistyped');
    }),
  );
});
