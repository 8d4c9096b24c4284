import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Art, drapes, garments, prints } from './art.ts';
import { drawGarment, garmentViews, viewsOf } from './draw-garment.ts';
import { cutOf } from './garments/cut.ts';
import { neckline } from './garments/neck.ts';
import { skirt } from './garments/saree-skirt.ts';
import { drawBanner, drawTile, drawStall } from './draw-scene.ts';

import { art, faults, loud, ownRows } from './testing.ts';

describe('a garment picture', () => {
  test.each(garments)('%s is sound in every print, view and audience, and small', (garment) => {
    for (const [index, print] of prints.entries()) {
      for (let view = 0; view < garmentViews.length; view++) {
        const audience = (['women', 'men', 'girls', 'boys'] as const)[(index + view) % 4] ?? 'women';
        const svg = drawGarment(art(garment, print, index * 31 + view, audience), view);
        expect({ print, view, faults: faults(svg) }).toEqual({ print, view, faults: [] });
        expect(svg.length).toBeLessThan(56_000);
      }
    }
  });

  test.each(['kurti', 'saree', 'jeans', 'necklace', 'bag'] as const)(
    '%s can be rasterised',
    async (garment) => {
      const svg = drawGarment(art(garment, 'block-print'), 0);
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(90)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.height).toBe(120);
      expect(new Set(data).size).toBeGreaterThan(100);
    },
  );

  test('is the same for the same art, and another for another seed', () => {
    for (const garment of garments) {
      expect(drawGarment(art(garment, 'floral', 5), 0)).toBe(drawGarment(art(garment, 'floral', 5), 0));
      const withoutIds = (seed: number) =>
        drawGarment(art(garment, 'plain', seed), 0).replaceAll(/(id="|#)[a-z0-9]+/g, '');
      expect(withoutIds(5)).not.toBe(withoutIds(6));
    }
  });

  test('has different views, and counts them round again', () => {
    const views = garmentViews.map((_, view) => drawGarment(art('kurta', 'ajrakh'), view));
    expect(new Set(views).size).toBe(garmentViews.length);
    expect(drawGarment(art('kurta', 'ajrakh'), garmentViews.length)).toBe(views[0]);
  });

  test.each(['kurta', 'kurti', 'anarkali', 'dress', 'top', 't-shirt', 'sweater', 'frock'] as const)(
    'from behind %s shows nothing of the neck in front',
    (garment) => {
      const necks = (view: number) =>
        new Set(
          (['v', 'round'] as const).map((neck) => drawGarment({ ...art(garment, 'plain'), neck }, view)),
        );
      expect(necks(0).size).toBe(2);
      expect(necks(4).size).toBe(1);
    },
  );

  test('each neck is an opening of its own: a boat neck the widest, a V the deepest', () => {
    const cut = cutOf('kurti', art('kurti', 'plain'), 0);
    const necks = (['round', 'v', 'band', 'boat', 'collar', 'keyhole'] as const).map((neck) => {
      const line = neckline(cut, neck, false);
      return { neck, line, width: line.at(-1)![0], depth: line[0]![1] };
    });
    expect(new Set(necks.map(({ line }) => JSON.stringify(line))).size).toBe(necks.length);
    expect(necks.toSorted((a, b) => b.width - a.width)[0]?.neck).toBe('boat');
    expect(necks.toSorted((a, b) => b.depth - a.depth)[0]?.neck).toBe('v');
  });

  test('keeps the wished sleeve, neck and length', () => {
    const plain = art('kurti', 'plain');
    const variants = [
      {},
      { sleeve: 'none' },
      { sleeve: 'full' },
      { neck: 'v' },
      { neck: 'boat' },
      { length: 'short' },
    ] as const;
    expect(new Set(variants.map((wish) => drawGarment({ ...plain, ...wish }, 0))).size).toBe(variants.length);
  });
});

describe('what a garment’s words ask', () => {
  test.each([3, 7, 11])(
    'a striped knit falls straight from the chest, and a peplum flares (%i)',
    async (seed) => {
      /** The hem's width relative to the narrowest row of the body. */
      const flareOf = async (features: Art['features']) => {
        const rows = await ownRows(drawGarment(loud('top', 'women', { seed, features, sleeve: 'none' }), 0));
        const hem = rows.findLastIndex((width) => width > 0);
        return Math.max(...rows.slice(hem - 40, hem + 1)) / Math.min(...rows.slice(hem - 200, hem - 40));
      };
      expect(await flareOf(['stripes-across'])).toBeLessThan(1.1);
      expect(await flareOf(['peplum'])).toBeGreaterThan(1.6);
    },
  );
});

describe('a thing without cloth', () => {
  test.each(['juttis', 'sandals', 'shoes', 'necklace', 'watch', 'bag'] as const)(
    '%s has another picture from behind, and last beside a rule',
    (garment) => {
      expect(viewsOf(garment)).toEqual([0, 1, 2, 3]);
      const [front, back, , size] = viewsOf(garment).map((view) => drawGarment(art(garment, 'plain'), view));
      expect(new Set([front, back, size]).size).toBe(3);
      expect(size).toContain('#d9b98a');
    },
  );

  test.each(['juttis', 'sandals', 'shoes'] as const)(
    '%s show their soles, and nothing of the upper',
    (garment) => {
      const partsSeenFrom = (view: number) =>
        new Set(
          ['#f3dcc0', '#2f5d62'].map((second) =>
            drawGarment({ ...art(garment, 'floral'), colours: ['#b23a48', second, '#d9a441'] }, view),
          ),
        );
      expect(partsSeenFrom(0).size).toBe(2);
      expect(partsSeenFrom(1).size).toBe(1);
    },
  );
});

describe('a saree', () => {
  const drapeMarks = (drape: Art['drape'], view = 0) =>
    drawGarment({ ...art('saree', 'plain'), ...(drape && { drape }) }, view);

  test('has four drapes, each its own, and reaches the floor', () => {
    expect(new Set(drapes.map((drape) => drapeMarks(drape))).size).toBe(drapes.length);
    expect(skirt.floorY - skirt.waistY).toBeGreaterThan(700);
    expect(skirt.floorY).toBeGreaterThan(1120);
  });

  test('folded flat lies without a dress form, and from behind hangs on one', () => {
    const neckCap = /rx="33\.6"/;
    expect(drapeMarks('flat')).not.toMatch(neckCap);
    expect(drapeMarks('nivi')).toMatch(neckCap);
    expect(drapeMarks('flat', 4)).toMatch(neckCap);
  });
});

describe('a scene', () => {
  const colours: [string, string, string] = ['#27406b', '#e8e1d3', '#c98b3c'];

  test.each(['hawa-mahal', 'bazaar', 'block-print', 'loom', 'festive', 'monsoon'] as const)(
    '%s is a sound banner',
    (kind) => {
      const svg = drawBanner({ kind, seed: 3, colours });
      expect(faults(svg)).toEqual([]);
      expect(svg).toContain('viewBox="0 0 1600 640"');
      expect(svg).toBe(drawBanner({ kind, seed: 3, colours }));
    },
  );

  test('stalls and tiles are sound, and no two stalls alike', () => {
    expect(faults(drawStall({ seed: 1, colours }))).toEqual([]);
    expect(drawStall({ seed: 1, colours })).not.toBe(drawStall({ seed: 2, colours }));
    for (const garment of garments)
      expect({ garment, faults: faults(drawTile(art(garment, 'dabu'))) }).toEqual({
        garment,
        faults: [],
      });
  });
});
