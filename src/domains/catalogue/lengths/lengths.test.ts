import { describe, expect, it } from 'vitest';
import type { SizeGuide } from '../size-tables/size-guide.ts';
import { lengthsIn } from './lengths-in.ts';
import { isFigureHeight, whereItEnds } from './where-it-ends.ts';

const guide: SizeGuide = {
  kind: 'dress',
  measures: ['length', 'inseam'],
  rows: [
    { size: 'M', cm: { length: 100, inseam: 72 } },
    { size: 'L', cm: { inseam: 73 } },
  ],
};

describe('how long a size is', () => {
  it('is what the description says, in centimetres or inches, for all sizes or each', () => {
    const all = (line: string) => lengthsIn([line], 'neck', ['M', 'L'], null);
    const both = (cm: number) => [
      { size: 'M', cm },
      { size: 'L', cm },
    ];
    expect(all('Length: 46 in')).toEqual(both(117));
    expect(all('Length: 117 cm (46 in)')).toEqual(both(117));
    expect(all('Kurta Length: 46"')).toEqual(both(117));
    expect(all('Length: M 100 cm, L 102 cm')).toEqual([
      { size: 'M', cm: 100 },
      { size: 'L', cm: 102 },
    ]);
    expect(all('Length: L: 102 cm')).toEqual([{ size: 'L', cm: 102 }]);
  });

  it('is the shop’s table’s where the description says nothing, and the inside leg of trousers', () => {
    expect(lengthsIn([], 'neck', ['M', 'L'], guide)).toEqual([{ size: 'M', cm: 100 }]);
    expect(lengthsIn(['Length: 90 cm'], 'neck', ['M'], guide)).toEqual([{ size: 'M', cm: 90 }]);
    expect(lengthsIn(['Length: 104 cm'], 'crotch', ['M', 'L'], guide)).toEqual([
      { size: 'M', cm: 72 },
      { size: 'L', cm: 73 },
    ]);
  });

  it('is not known from words, from sizes it does not have, or from what no garment measures', () => {
    for (const line of [
      'Length: long',
      'Length: 5.5 m',
      'Length: 400 cm',
      'Length: 4 in',
      'Lengthy: 46 in',
      'XL 90 cm',
    ])
      expect({ line, lengths: lengthsIn([line], 'neck', ['M'], null) }).toEqual({ line, lengths: [] });
    expect(lengthsIn(['Length: XL 120 cm'], 'neck', ['M'], null)).toEqual([]);
  });
});

describe('where it ends', () => {
  const kurta = { hangs: 'neck', build: 'grown' } as const;

  it('is described by the nearest part of the body, which is lower on a small person', () => {
    expect(whereItEnds(190, kurta, 117)).toEqual({ mark: 'knee', below: 12 });
    expect(whereItEnds(178, kurta, 102)).toEqual({ mark: 'knee', below: 4 });
    expect(whereItEnds(165, kurta, 117)).toEqual({ mark: 'ankle', below: -13 });
    expect(whereItEnds(140, kurta, 117)).toEqual({ mark: 'floor', below: 1 });
    expect(whereItEnds(165, kurta, 60)).toEqual({ mark: 'hip', below: 10 });
  });

  it('is told of trousers by their inside leg, of skirts from the waist, and of children by their build', () => {
    expect(whereItEnds(178, { ...kurta, hangs: 'crotch' }, 79)).toEqual({ mark: 'ankle', below: 0 });
    expect(whereItEnds(165, { ...kurta, hangs: 'waist' }, 60)).toEqual({ mark: 'knee', below: 0 });
    expect(whereItEnds(110, { hangs: 'neck', build: 'young' }, 62)).toEqual({ mark: 'knee', below: 4 });
  });

  it('is known for people’s heights, in whole centimetres', () => {
    expect([74, 75, 165.5, 215, 216, undefined].filter(isFigureHeight)).toEqual([75, 215]);
  });
});
