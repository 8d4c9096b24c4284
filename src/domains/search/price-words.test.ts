import { describe, expect, it } from 'vitest';
import { readPriceWords } from './price-words.ts';

describe('the price in what is typed', () => {
  it.each([
    ['kurti for women under 500', 'kurti for women', { high: 500 }],
    ['saree below ₹1,500', 'saree', { high: 1_500 }],
    ['shirts less than rs. 799', 'shirts', { high: 799 }],
    ['jeans upto 1.5k', 'jeans', { high: 1_500 }],
    ['jeans up to 2k', 'jeans', { high: 2_000 }],
    ['under 999 kurta', 'kurta', { high: 999 }],
    ['lehenga within 5000', 'lehenga', { high: 5_000 }],
    ['lehenga above 3000', 'lehenga', { low: 3_000 }],
    ['shawl over Rs 2000 rupees', 'shawl', { low: 2_000 }],
    ['watch more than 1,00,000', 'watch', { low: 100_000 }],
    ['kurta between 500 and 1000', 'kurta', { low: 500, high: 1_000 }],
    ['kurta between 1000 and 500', 'kurta', { low: 500, high: 1_000 }],
    ['kurta 500 to 1000', 'kurta', { low: 500, high: 1_000 }],
    ['kurta 500-1000', 'kurta', { low: 500, high: 1_000 }],
    ['kurta ₹50 to ₹80', 'kurta', { low: 50, high: 80 }],
    ['kurta 500 se 1000 tak', 'kurta', { low: 500, high: 1_000 }],
    ['kurta 500 aur 1000 ke beech', 'kurta', { low: 500, high: 1_000 }],
    ['joote 500 se kam', 'joote', { high: 500 }],
    ['joote 500 rupaye tak', 'joote', { high: 500 }],
    ['saree 2 hazar ke andar', 'saree', { high: 2_000 }],
    ['saree 1000 se zyada', 'saree', { low: 1_000 }],
    ['saree 2k se mehngi', 'saree', { low: 2_000 }],
    ['saree 400 n 600 ke beech', 'saree', { low: 400, high: 600 }],
    ['do hazaar se kam saree', 'saree', { high: 2_000 }],
    ['dedh sau tak bra', 'bra', { high: 150 }],
    ['ek hazaar paanch sau tak suit', 'suit', { high: 1_500 }],
    ['sadhe teen hazaar tak suit', 'suit', { high: 3_500 }],
    ['5 sau tak topi', 'topi', { high: 500 }],
    ['hazaar rupay tak joote', 'joote', { high: 1_000 }],
    ['shirt 7-8 sau ki range', 'shirt', { low: 700, high: 800 }],
    ['2 se 3 hazar ke beech jacket', 'jacket', { low: 2_000, high: 3_000 }],
    ['do teen sau wali topi', 'wali topi', { low: 200, high: 300 }],
    ['dress not more than 1400', 'dress', { high: 1_400 }],
    ['dress not less than 1400', 'dress', { low: 1_400 }],
    ['dress 1400 se zyada nahi', 'dress', { high: 1_400 }],
    ['dress 1400 se kam nahi', 'dress', { low: 1_400 }],
    ['kurta starting 1500', 'kurta', { low: 1_500 }],
    ['kurta 1500 se shuru', 'kurta', { low: 1_500 }],
    ['ढाई हज़ार से कम साड़ी', 'साड़ी', { high: 2_500 }],
    ['saree 1000+', 'saree', { low: 1_000 }],
    ['साड़ी १००० से कम', 'साड़ी', { high: 1_000 }],
    ['कुर्ता ५०० तक', 'कुर्ता', { high: 500 }],
    ['कुर्ता 500 रुपये से ऊपर', 'कुर्ता', { low: 500 }],
    ['kurta ₹500', 'kurta', { high: 500 }],
    ['kurta 500 rs', 'kurta', { high: 500 }],
    ['kurta 500/-', 'kurta', { high: 500 }],
    ['kurta <500', 'kurta', { high: 500 }],
    ['kurta > 500', 'kurta', { low: 500 }],
    ['UNDER 500', '', { high: 500 }],
  ])('%s', (text, rest, bounds) => {
    const read = readPriceWords(text);
    const { typed: phrase, ...price } = read.price ?? { typed: '' };
    expect([read.rest, price]).toEqual([rest, bounds]);
    expect(phrase).not.toBe('');
  });

  it("is about an amount 'ke aaspas', however it is spelt", () => {
    for (const about of ['aaspas', 'aas paas', 'aspas'])
      expect(readPriceWords(`sandal 400 ke ${about}`).price).toMatchObject({ low: 300, high: 500 });
  });

  it.each([
    'kurta',
    'kurta dikha do',
    'do sau phool',
    'pack of 2 5 sau phool',
    'constructor sau',
    '501 jeans',
    'levis 501 to go',
    'kids dress under 12 months',
    'size 38 to 40',
    '30% off',
    'under',
    'undershirt 500x',
    'shoes over 99999999999',
    'over size tshirt',
    'in 2',
    'pack of 3',
    'mx500',
    '<kurta>',
  ])('is not in: %s', (text) => expect(readPriceWords(text)).toEqual({ rest: text }));

  it('says which words it took', () => {
    expect(readPriceWords('red kurta  Under  ₹ 1,500 xl').price?.typed).toBe('Under ₹ 1,500');
  });
});
