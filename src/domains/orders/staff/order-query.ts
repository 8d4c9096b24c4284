import { readMobile } from '../../../platform/mobile-number.ts';
import { compact } from '../../../../packages/typed-code/src/typed-code.ts';
import { readOrderNumber } from '../order-number.ts';

/** A parsed search for orders. */
export type OrderQuery =
  | { readonly by: 'utr' | 'mobile' | 'email' | 'invoice' | 'id' | 'name'; readonly value: string }
  | { readonly by: 'number'; readonly value: number }
  | { readonly by: 'mistyped' }
  | { readonly by: 'nothing' };

/**
 * Parses a search for orders. Recognises an order number as people say it, or mistyped; a UTR (12 digits); a mobile
 * number (10 digits, with or without +91); an e-mail; an invoice number; an order's id or its beginning. Anything
 * else is the beginning of a customer's name.
 */
export function readOrderQuery(text: string): OrderQuery {
  const value = text.trim();
  if (value === '') return { by: 'nothing' };
  const number = readOrderNumber(value);
  if (number === 'mistyped') return { by: 'mistyped' };
  if (number) return { by: 'number', value: number.number };
  const digits = compact(value);
  if (/^\d{12}$/.test(digits)) return { by: 'utr', value: digits };
  const mobile = readMobile(value);
  if (mobile !== null) return { by: 'mobile', value: mobile };
  if (value.includes('@')) return { by: 'email', value: value.toLowerCase() };
  if (/^[A-Z0-9]+\/.+/i.test(value)) return { by: 'invoice', value: value.toUpperCase() };
  // Order ids start with a digit, names do not.
  if (/^#?[0-9][0-9a-z]{4,19}$/i.test(value))
    return { by: 'id', value: value.replace('#', '').toLowerCase() };
  return { by: 'name', value: value.toLowerCase() };
}
