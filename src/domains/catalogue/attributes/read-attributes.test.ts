import { describe, expect, it } from 'vitest';
import { attributeWords, valuesOf } from './attribute.ts';
import { attributeKinds } from './attribute-kinds.ts';
import { type AttributeTexts, readAttributes } from './read-attributes.ts';

const nothing: AttributeTexts = {
  name: '',
  brand: '',
  description: '',
  material: '',
  tags: '',
  category: '',
  sizes: [],
  colours: [],
};
const read = (texts: Partial<AttributeTexts>) => readAttributes({ ...nothing, ...texts });
/** The values by attribute, without their sources. */
const valuesIn = (name: string) =>
  Object.fromEntries(Object.entries(read({ name })).map(([kind, { values }]) => [kind, values]));

describe('attributes of a title', () => {
  it.each([
    ["Women's Printed White, Dark Green Top", { audience: ['Women'], colourFamily: ['White', 'Green'], pattern: ['Printed'] }],
    ['Hand block cotton kurta for men & women', { audience: ['Men', 'Women'], fabric: ['Cotton'], pattern: ['Printed', 'Block print'] }],
    ['Baby Girl frock', { audience: ['Girls', 'Babies'] }],
    ['Slim fit V-neck full sleeves tee', { neck: ['V-neck'], sleeve: ['Full sleeve'], fit: ['Slim fit'] }],
    ['Shaadi wali laal georgette saree', { audience: ['Women'], colourFamily: ['Red'], fabric: ['Georgette'], occasion: ['Wedding'] }],
    ['लाल सूती साड़ी', { audience: ['Women'], colourFamily: ['Red'], fabric: ['Cotton'] }],
    ['महिलाओं के लिए सफ़ेद रेशमी कुर्ता', { audience: ['Women'], colourFamily: ['White'], fabric: ['Silk'] }],
    ['3/4 sleeve top', { sleeve: ['Three-quarter sleeve'] }],
  ])('%s', (name, values) => expect(valuesIn(name)).toEqual(values)); // biome-ignore format: rows

  it.each([
    ['Rose gold ring', { colourFamily: ['Metallic'] }],
    ['Lace up shoes', {}],
    ['Baby pink lehenga', { audience: ['Women'], colourFamily: ['Pink'], occasion: ['Wedding'] }],
    ['Art silk stole', { fabric: ['Art silk'] }],
    ['Steel water bottle', {}],
  ])('reads the longest words: %s', (name, values) => expect(valuesIn(name)).toEqual(values));

  it('leaves out a brand that it begins with', () => {
    expect(read({ name: 'Smart Denim Linen Shirt', brand: 'SMART DENIM' }).fabric?.values).toEqual(['Linen']);
  });
});

describe('where an attribute is read', () => {
  it('the material before a fact, a fact before the title, the title before tags', () => {
    const texts = { name: 'Silk kurta', description: '<ul><li>Fabric: Linen</li></ul>', tags: 'Wool', material: 'Cotton' };
    expect(read(texts).fabric).toEqual({ values: ['Cotton'], from: 'material' });
    expect(read({ ...texts, material: '' }).fabric).toEqual({ values: ['Linen'], from: 'description' });
    expect(read({ ...texts, material: '', description: '' }).fabric).toEqual({ values: ['Silk'], from: 'title' });
    expect(read({ tags: 'Wool, Winter' }).fabric).toEqual({ values: ['Wool'], from: 'tags' });
  }); // biome-ignore format: short

  it('facts without the word for what they are', () => {
    const { neck, sleeve, colourFamily } = read({
      description:
        '<ul><li>Neck: Round</li><li>Sleeves: Elbow length</li><li>Colour: Rani and Firozi</li></ul>',
    });
    expect([neck?.values, sleeve?.values]).toEqual([['Round neck'], ['Elbow sleeve']]);
    expect(colourFamily).toEqual({
      values: ['Pink', 'Blue'],
      from: 'description',
      shades: ['Rani', 'Firozi'],
    });
  });

  it('free text says fabrics and occasions, and no colours: these may be of something else', () => {
    expect(read({ description: '<p>Soft linen for festive days. Wear it with black jeans.</p>' })).toEqual({
      fabric: { values: ['Linen'], from: 'description' },
      occasion: { values: ['Festive'], from: 'description' },
    });
  });

  it('colours of variants, each with its shade', () => {
    expect(read({ name: 'Red shirt', colours: ['Navy blue', 'White', 'Kiwi'] }).colourFamily).toEqual({
      values: ['Blue', 'White'],
      from: 'colours',
      shades: ['Navy blue'],
    });
    expect(read({ name: 'Red shirt', colours: ['Kiwi'] }).colourFamily?.from).toBe('title');
  });

  it('sizes in years are of children, unless something says for whom', () => {
    expect(read({ name: 'Tee', sizes: ['4-5Y', '6-7Y'] }).audience).toEqual({
      values: ['Girls', 'Boys'],
      from: 'sizes',
    });
    expect(read({ name: 'Tee', sizes: ['0-6 months'] }).audience?.values).toEqual(['Babies']);
    expect(read({ name: 'Tee', category: 'Boys', sizes: ['4-5Y'] }).audience?.from).toBe('category');
  });

  it('a trace of a fabric is none', () => {
    expect(read({ material: '98% cotton, 2% elastane' }).fabric?.values).toEqual(['Cotton']);
    expect(read({ material: '60% cotton, 40% polyester' }).fabric?.values).toEqual(['Cotton', 'Polyester']);
  });
});

it('never reads over what a seller has chosen, also where that is nothing', () => {
  const attributes = {
    fabric: { values: ['Silk'], from: 'seller' },
    pattern: { values: [], from: 'seller' },
    occasion: { values: ['Party'], from: 'title' },
  } as const;
  expect(readAttributes({ ...nothing, name: 'Striped cotton shirt' }, attributes)).toEqual({
    fabric: attributes.fabric,
    pattern: attributes.pattern,
  });
});

it('has twelve families of colour, and reads every value by its own words', () => {
  expect(valuesOf('colourFamily')).toHaveLength(12);
  for (const kind of attributeKinds)
    for (const [value, words] of Object.entries<readonly string[]>(attributeWords[kind]))
      for (const word of words)
        expect([word, readAttributes({ ...nothing, tags: word })[kind]?.values]).toEqual([
          word,
          expect.arrayContaining([value]),
        ]);
});
