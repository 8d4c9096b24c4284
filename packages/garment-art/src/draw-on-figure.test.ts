import { describe, expect, test } from 'vitest';
import { garments } from './art.ts';
import { drawGarment, drawOnFigure, fitsFigure, garmentViews, viewsOf } from './draw-garment.ts';
import { type Wearer, wearerOf } from './figure/body.ts';
import { builds } from './figure/builds.ts';
import { lighten } from './palette.ts';
import { art, faults, loud, ownRows } from './testing.ts';

describe('a figure', () => {
  const dressable = garments.filter((garment) => viewsOf(garment).length === garmentViews.length);

  test('wears the garment in its second picture, with skin to be seen', () => {
    expect(dressable).toEqual(
      expect.arrayContaining(['kurta', 'dress', 'shirt', 'trousers', 'saree', 'lehenga', 'frock']),
    );
    for (const garment of dressable)
      for (const audience of ['women', 'men', 'girls', 'boys'] as const) {
        const svg = drawGarment(art(garment, 'plain', 3, audience), 1);
        expect(svg).not.toBe(drawGarment(art(garment, 'plain', 3, audience), 4));
        const { skin } = wearerOf(art(garment, 'plain', 3, audience), 0, 100);
        expect({ garment, bare: svg.includes(lighten(skin, 0.16)) }).toEqual({ garment, bare: true });
      }
  });

  test('has several skins and hairs, and a child has a larger head for its height', () => {
    const wearers = Array.from({ length: 60 }, (_, seed) => wearerOf(art('kurta', 'plain', seed), 130, 190));
    expect(new Set(wearers.map(({ skin }) => skin)).size).toBe(6);
    expect(new Set(wearers.map(({ hair }) => hair)).size).toBeGreaterThan(2);
    const heads = ({ head, headTop, floorY }: Wearer) => (floorY - headTop) / head;
    expect(heads(wearerOf(art('kurta', 'plain', 1, 'women'), 130, 190))).toBeCloseTo(7.5);
    expect(heads(wearerOf(art('kurta', 'plain', 1, 'girls'), 130, 190))).toBeCloseTo(5.7);
  });
});

describe('a garment on a measured figure', () => {
  const fitting = garments.filter((garment) => fitsFigure(art(garment, 'plain')));
  /** The lowest row with the garment's colour, in pixels of the sheet. */
  const hemOf = async (svg: string) => (await ownRows(svg)).findLastIndex((width) => width > 0) * 2;

  test.each([
    ['kurti', 'women', 165, 100],
    ['kurti', 'women', 190, 100],
    ['dress', 'women', 152, 100],
    ['t-shirt', 'men', 178, 70],
    ['frock', 'girls', 110, 60],
    ['kurta', 'boys', 134, 70],
  ] as const)(
    '%s of %s ends where its length says, at %i cm',
    async (garment, audience, heightCm, lengthCm) => {
      const heads = builds[audience === 'girls' || audience === 'boys' ? 'young' : 'grown'];
      const above = heightCm * (1 - heads.neck / heads.floor) - lengthCm;
      const centimetre = 1090 / (heads === builds.young ? 152 : 196);
      const hem = await hemOf(drawOnFigure(loud(garment, audience), { heightCm, lengthCm }));
      expect(Math.abs(hem - (1136 - above * centimetre))).toBeLessThan(4 * centimetre);
    },
  );

  test('is sound for every garment that a figure wears, and refused for others', () => {
    expect(fitting).toEqual(expect.arrayContaining(['kurta', 'dress', 'jeans', 'skirt', 'shorts', 'hoodie']));
    for (const garment of fitting)
      for (const audience of ['women', 'boys'] as const)
        for (const lengthCm of [15, 60, 180]) {
          const svg = drawOnFigure(art(garment, 'floral', 3, audience), { heightCm: 120, lengthCm });
          expect({ garment, faults: faults(svg) }).toEqual({ garment, faults: [] });
        }
    expect(fitsFigure(art('bag', 'plain'))).toBeNull();
    expect(() => drawOnFigure(art('bag', 'plain'), { heightCm: 165, lengthCm: 40 })).toThrow('bag');
  });
});
