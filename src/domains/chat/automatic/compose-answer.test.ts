import { describe, expect, it } from 'vitest';
import type { OrderCard, ProductCard } from '../chat.ts';
import { type Question, composeAnswer } from './compose-answer.ts';

const kurta: ProductCard = {
  _id: 'k',
  slug: 'k',
  name: 'Dabu kurta',
  image: '',
  price: 1_299,
  discount: 15,
  finalPrice: 1_105,
  stock: 12,
  variants: [
    { size: 'S', colour: '', stock: 7 },
    { size: 'M', colour: '', stock: 0 },
    { size: 'L', colour: '', stock: 5 },
  ],
};
const order: OrderCard = {
  _id: 'o',
  date: '2026-01-01T00:00:00.000Z',
  payment_status: 'paid',
  order_status: 'warehouse',
  items: 2,
  amount: 2_210,
  names: ['Dabu kurta'],
  image: '',
};
const answer = (text: string, about: Partial<Question> = {}) =>
  composeAnswer({
    text,
    customerName: 'Asha Verma',
    shopName: 'Bagru Neel Works',
    product: null,
    order: null,
    ...about,
  });

describe('a demo shop’s automatic answer', () => {
  it.each([
    ['Is size M there?', 'Size M is sold out right now. We have S and L.'],
    ['L milega kya?', 'Size L is in stock (5 pieces).'],
    ['kaunse saiz hai', 'In stock in S and L.'],
    ['Kitne ka hai?', 'Dabu kurta is ₹1,105, 15% off its MRP of ₹1,299.'],
    ['do you have it in l', 'Size L is in stock (5 pieces).'],
    ['it’s nice', 'Dabu kurta is ₹1,105, 15% off its MRP of ₹1,299. In stock in S and L.'],
  ])('knows the product on the card: %s', (text, sentence) => {
    expect(answer(text, { product: kurta })).toBe(`Namaste Asha! ${sentence}`);
  });

  it.each([
    ['kab tak pahunchega', 'Delivery takes'],
    ['Can I return it?', 'You can return it within 14 days'],
    ['wapas kar sakte hai', 'You can return it within 14 days'],
    ['COD hai?', 'You can pay by UPI'],
    ['khamma ghani', 'This is Bagru Neel Works. Ask us'],
    ['नमस्ते', 'This is Bagru Neel Works. Ask us'],
    ['size?', 'Which product do you mean?'],
    ['Do you make curtains', 'Thank you for writing'],
  ])('fits what was asked: %s', (text, sentence) => {
    expect(answer(text)).toMatch(new RegExp(`^Namaste Asha! ${sentence.replaceAll('?', '\\?')}`));
  });

  it('gives the status of an order', () => {
    expect(answer('Where is my order?', { order })).toBe(
      'Namaste Asha! Your order of 2 pieces for ₹2,210 is packed and on its way.',
    );
  });

  it('answers several questions at once, and thanks for thanks', () => {
    const text = answer('Namaste, price and delivery time please? And is S left?', { product: kurta });
    expect(text).toContain('Size S is in stock');
    expect(text).toContain('₹1,105');
    expect(text).toContain('Delivery takes');
    expect(answer('dhanyavad', { product: kurta })).toBe(
      'Thank you, Asha! Bagru Neel Works is here whenever you need us.',
    );
  });

  it('says when a product is sold out', () => {
    expect(answer('available?', { product: { ...kurta, stock: 0, variants: [] } })).toContain(
      'sold out right now',
    );
  });
});
