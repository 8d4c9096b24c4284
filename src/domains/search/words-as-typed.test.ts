import { describe, expect, it } from 'vitest';
import { typedShelf } from '../../../test/support/typed-shelf.ts';

const { call, ask, find, filtersOf } = await typedShelf();

describe('words as people type them', () => {
  it.each<[string, string[]]>([
    ['kurta for women under 500', ['Red Cotton Kurta', 'Straight Kurta']],
    ['kurta above 1000', ['Red Silk Kurta']],
    ['kurta between 420 and 480', ['Red Cotton Kurta']],
    ['500 se kam ka kurta', ['Red Cotton Kurta', 'Straight Kurta']],
    ['under 350', ['Large Tote']],
    ['red kurta xl', ['Red Cotton Kurta']],
    ['red kurta', ['Red Cotton Kurta', 'Red Silk Kurta']],
    ['kurta xxl', ['Straight Kurta']],
    ['kurta 2xl', ['Straight Kurta']],
    ['jeans 32', ['Slim Jeans']],
    ['shoes uk 7', ['Leather Shoes']],
    ['indigo kurta', ['Straight Kurta']],
    ['pink saree', ['Banarasi Saree']],
    ['navy blue kurti', ['Navy Kurti']],
    ['lal kurta', ['Red Cotton Kurta', 'Red Silk Kurta']],
    ['लाल कुर्ता', ['Red Cotton Kurta', 'Red Silk Kurta']],
    ['लाल कुर्ता 500 से कम', ['Red Cotton Kurta']],
    ['joote', ['Leather Shoes']],
    ['जूते', ['Leather Shoes']],
    ['kale joote', ['Leather Shoes']],
    ['chamde ke joote', ['Leather Shoes']],
    ['गुलाबी साड़ी', ['Banarasi Saree']],
    ['sari', ['Banarasi Saree']],
    ['mahila ke liye saadi', ['Banarasi Saree']],
    ['lehnga choli', ['Leheriya Lehenga']],
    ['लहँगा', ['Leheriya Lehenga']],
    ['ladies kurti', ['Navy Kurti', 'Red Cotton Kurta', 'Red Silk Kurta', 'Straight Kurta']],
    ['large tote', ['Large Tote']],
    ['leathr shoess', ['Leather Shoes']],
    ['mujhe saree chahiye', ['Banarasi Saree']],
    ['koi bhi achi si saree dikhao', ['Banarasi Saree']],
    ['bhai ki shadi ke liye saree', ['Banarasi Saree']],
    ['yelow kurta', []],
    ['pnk saree', ['Banarasi Saree']],
    ['kurta red pasand nahi', ['Straight Kurta']],
    ['red nhi kurta', ['Straight Kurta']],
    ['kurta except red', ['Straight Kurta']],
    ['kurta not silk', ['Red Cotton Kurta', 'Straight Kurta']],
    ['lal ke bina kurta', ['Straight Kurta']],
    ['bina red kurta', ['Straight Kurta']],
    ['silk nahi kurta', ['Red Cotton Kurta', 'Straight Kurta']],
    ['कुर्ता लाल के बिना', ['Straight Kurta']],
    ['kurta without silk or cotton', ['Straight Kurta']],
    ['kurta 450', ['Red Cotton Kurta', 'Straight Kurta']],
    ['कुर्ता 450', ['Red Cotton Kurta', 'Straight Kurta']],
    ['450 wala kurta', ['Red Cotton Kurta', 'Straight Kurta']],
    ['kurta around 500', ['Red Cotton Kurta', 'Straight Kurta']],
    ['sasta kurta', ['Straight Kurta']],
    ['kurta 42', ['Red Cotton Kurta']],
    ['jeans 32 waist', ['Slim Jeans']],
    ['free size saree', ['Banarasi Saree']],
    ['patni ke liye saree', ['Banarasi Saree']],
    ['बनारसी साड़ी', ['Banarasi Saree']],
    ['party wear saree', ['Banarasi Saree']],
    ['leather saree', ['Banarasi Saree']],
    ['sandle', []],
    ['purse', ['Large Tote']],
  ])('%s', async (query, names) => expect(await find(query)).toEqual(names));

  it('say which filters they are, and a filter can be taken back', async () => {
    const query = 'red kurta xl under 500';
    expect(await filtersOf(query)).toEqual(['colour:red', 'size:xl', 'price']);
    expect((await ask(query)).understood).toEqual({
      words: [{ typed: 'kurta', how: 'typed', as: [] }],
      filters: [
        { id: 'colour:red', kind: 'colour', typed: 'red', text: 'Red' },
        { id: 'size:xl', kind: 'size', typed: 'xl', text: 'XL' },
        { id: 'price', kind: 'price', typed: 'under 500', text: '', highPrice: 500 },
      ],
    });
    expect(await find('red kurta under 500', { asText: 'price' })).toEqual([
      'Red Cotton Kurta',
      'Red Silk Kurta',
    ]);
    expect(await find('red kurta', { asText: 'colour:red' })).toEqual([
      'Red Cotton Kurta',
      'Red Silk Kurta',
      'Straight Kurta',
    ]);
    expect(await filtersOf('red kurta xl', { asText: 'colour:red,size:xl' })).toEqual([]);
    expect(await filtersOf('लाल कुर्ता')).toEqual(['colour:लाल']);
  });

  it('say what is not wanted, and that can be taken back', async () => {
    expect((await ask('kurta without silk')).understood).toEqual({
      words: [{ typed: 'kurta', how: 'typed', as: [] }],
      filters: [{ id: 'not:silk', kind: 'not', typed: 'without silk', text: 'Silk' }],
    });
    expect(await find('kurta without silk', { asText: 'not:silk' })).toEqual([
      'Red Cotton Kurta',
      'Red Silk Kurta',
      'Straight Kurta',
    ]);
  });

  it('rank what is only wished for', async () => {
    const names = async (query: string) => (await ask(query)).products.map(({ name }) => name);
    expect((await names('silk kurta'))[0]).toBe('Red Silk Kurta');
    expect(await names('silk kurta')).toHaveLength(3);
  });

  it('may ask for an order', async () => {
    expect(await find('new arrivals')).toHaveLength(9);
    expect(await find('discount')).toEqual([]);
  });

  it('find shades of a plain colour, after what is called by it, and leave out what is for others', async () => {
    const names = async (query: string) => (await ask(query)).products.map(({ name }) => name);
    expect(await names('blue kurta')).toEqual(['Straight Kurta']);
    expect(await names('neeli kurti')).toEqual(['Navy Kurti', 'Straight Kurta']);
    expect(await names('pink saree for women')).toEqual(['Banarasi Saree']);
    expect(await names('saree for men')).toEqual([]);
  });

  it('say how they were read', async () => {
    const words = async (query: string) => (await ask(query)).understood.words;
    expect(await words('leathr joote')).toEqual([
      { typed: 'leathr', how: 'corrected', as: ['leather'] },
      { typed: 'joote', how: 'synonym', as: ['footwear', 'shoes'] },
    ]);
    expect(await words('kurt xyzzyq')).toMatchObject([{ how: 'corrected' }, { how: 'beginning' }]);
    expect(await words('!!')).toEqual([]);
  });

  it('give way to a price that is chosen, and add to chosen sizes', async () => {
    expect(await find('kurta under 500', { highPrice: '2000' })).toHaveLength(3);
    expect(await filtersOf('kurta under 500', { highPrice: '2000' })).toEqual([]);
    expect(await find('kurta xxl', { size: 'M' })).toEqual([
      'Red Cotton Kurta',
      'Red Silk Kurta',
      'Straight Kurta',
    ]);
  });

  it('are no text of a description where they leave nothing as a filter', async () => {
    const answer = await ask('red indigo kurta');
    expect(answer.products).toEqual([]);
    expect(answer.understood.filters.map(({ id }) => id)).toEqual(['colour:red', 'colour:indigo']);
    expect(answer.nearest?.without).toEqual(['red']);
    expect(await find('red bangles')).toEqual([]);
  });
});

describe('suggestions', () => {
  it('know the same words', async () => {
    const suggest = async (value: string) => {
      const { body } = await call(null, 'GET', `/home/suggest?${new URLSearchParams({ value }).toString()}`);
      return (body.suggestions as { text: string }[]).map(({ text }) => text);
    };
    expect(await suggest('लाल कु')).toEqual(['Red Cotton Kurta', 'Red Silk Kurta']);
    expect(await suggest('joot')).toEqual(['Leather Shoes']);
    expect(await suggest('kurti under 500')).toEqual(['Navy Kurti']);
  });
});
