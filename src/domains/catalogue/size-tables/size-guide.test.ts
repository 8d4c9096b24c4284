import { describe, expect, it } from 'vitest';
import { guideOf, type SizeTable } from './size-guide.ts';

const women: SizeTable = {
  audience: 'Women',
  kind: 'dress',
  rows: [
    { size: 'S', cm: { chest: 85, hip: 93 } },
    { size: 'M', cm: { chest: 90 } },
  ],
};
const everybodys: SizeTable = {
  audience: '',
  kind: 'top',
  rows: [{ size: 'm', cm: { chest: 97, sleeve: 60 } }],
};

describe('a product’s size guide', () => {
  it('has the product’s sizes in the product’s order, and the measures that one of them has', () => {
    expect(guideOf([women], ['M', 'S', 'XL'])).toEqual({
      kind: 'dress',
      measures: ['chest', 'hip'],
      rows: [
        { size: 'M', cm: { chest: 90 } },
        { size: 'S', cm: { chest: 85, hip: 93 } },
      ],
    });
    expect(guideOf([women], ['M', 'M'])?.measures).toEqual(['chest']);
  });

  it('is of the audience’s table before everybody’s, and of everybody’s where that has none of the sizes', () => {
    expect(guideOf([everybodys, women], ['M'])?.kind).toBe('dress');
    expect(
      guideOf([{ ...women, rows: [{ size: '30', cm: { waist: 76 } }] }, everybodys], ['M']),
    ).toMatchObject({
      kind: 'top',
      rows: [{ size: 'M', cm: { chest: 97 } }],
    });
  });

  it('says nothing where two audiences have a table each, or where no size stands in one', () => {
    expect(guideOf([women, { ...women, audience: 'Men' }], ['M'])).toBeNull();
    expect(guideOf([women], ['One Size'])).toBeNull();
    expect(guideOf([], ['M'])).toBeNull();
  });
});
