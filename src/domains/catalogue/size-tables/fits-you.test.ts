import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsYou, type KeptSize, type Wearer } from './fits-you.ts';
import type { SizeGuide } from './size-guide.ts';

const guide: SizeGuide = {
  kind: 'dress',
  measures: ['chest', 'hip'],
  rows: [
    { size: 'S', cm: { chest: 86, hip: 94 } },
    { size: 'M', cm: { chest: 91, hip: 99 } },
    { size: 'L', cm: { chest: 97, hip: 105 } },
  ],
};
const size: KeptSize = { kind: 'dress', product: 'Kota Doria Kurta', size: 'M', cm: { chest: 96 } };
const nobody: Wearer = { usual: {}, kept: [] };

describe('the size that fits', () => {
  it('is nearest to what fits already, and says which measure of what', () => {
    expect(fitsYou(guide, { ...nobody, kept: [size] })).toEqual({
      size: 'L',
      by: 'kept',
      measure: 'chest',
      cm: 97,
      worn: size,
    });
  });

  it('is one up where the product runs small, and one down where it runs large', () => {
    const usual: Wearer = { ...nobody, usual: { dress: 'M' } };
    expect(fitsYou(guide, usual)).toEqual({ size: 'M', by: 'usual', usual: 'M' });
    expect(fitsYou(guide, usual, 'small')?.size).toBe('L');
    expect(fitsYou(guide, usual, 'large')?.size).toBe('S');
    expect(fitsYou(guide, { ...nobody, usual: { dress: 'L' } }, 'small')?.size).toBe('L');
  });

  it('is taken from what fits before the usual size, and from neither of another kind', () => {
    expect(fitsYou(guide, { ...nobody, usual: { dress: 'S' }, kept: [size] })?.size).toBe('L');
    expect(fitsYou(guide, { ...nobody, usual: { top: 'S' }, kept: [{ ...size, kind: 'top' }] })).toBeNull();
  });

  it('is not said where no size comes near, none is known, or the product has no such measure', () => {
    expect(fitsYou(guide, { ...nobody, kept: [{ ...size, cm: { chest: 120 } }] })).toBeNull();
    expect(fitsYou(guide, { ...nobody, kept: [{ ...size, cm: { waist: 80 } }] })).toBeNull();
    expect(fitsYou(guide, { ...nobody, usual: { dress: 'XXL' } })).toBeNull();
    expect(fitsYou(guide, { ...nobody, heightCm: 165 })).toBeNull();
    expect(fitsYou(guide, nobody)).toBeNull();
  });

  it('is a child’s by height: the smallest that is not outgrown', () => {
    const children: SizeGuide = {
      kind: 'children',
      measures: ['height'],
      rows: [
        { size: '4-5Y', cm: { height: 110 } },
        { size: '2-3Y', cm: { height: 98 } },
      ],
    };
    expect(fitsYou(children, { ...nobody, heightCm: 95 })).toEqual({
      size: '2-3Y',
      by: 'height',
      heightCm: 95,
    });
    expect(fitsYou(children, { ...nobody, heightCm: 99 })?.size).toBe('4-5Y');
    expect(fitsYou(children, { ...nobody, heightCm: 130 })).toBeNull();
  });

  it('is always a size of the product', () => {
    const cm = fc.integer({ min: 40, max: 170 });
    fc.assert(
      fc.property(
        fc.array(cm, { minLength: 1, maxLength: 6 }),
        cm,
        fc.constantFrom('small', 'true', 'large', null),
        (chests, mine, runs) => {
          const rows = chests.map((chest, at) => ({ size: `Size ${at}`, cm: { chest } }));
          const fit = fitsYou(
            { kind: 'dress', measures: ['chest'], rows },
            { ...nobody, kept: [{ ...size, cm: { chest: mine } }] },
            runs,
          );
          const near = chests.some((chest) => Math.abs(chest - mine) <= 4);
          expect(fit !== null).toBe(near);
          expect([...rows.map(({ size }) => size), undefined]).toContain(fit?.size);
        },
      ),
    );
  });
});
