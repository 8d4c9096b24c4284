import { expect, it } from 'vitest';
import { netQuantityOf } from './net-quantity.ts';

it.each([
  ['Indigo dabu print straight kurta', '1 N'],
  ['Camel leather mojaris for men', '1 pair'],
  ['Banarasi silk saree', '1 N (5.5 m, with blouse piece)'],
  ['Lac bangles, set of 12', '12 N'],
  ['Kota doria dupatta', '1 N (2.5 m)'],
])('%s: %s', (name, quantity) => expect(netQuantityOf(name)).toBe(quantity));
