import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Art } from './art.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawGarment, fabricOf } from './draw-garment.ts';
import { penFor } from './pen.ts';

/** The picture's outermost columns, left and right, in grey. */
async function sidesOf(svg: string): Promise<number[]> {
  const small = svg.replace('width="900" height="1200"', 'width="90" height="120"');
  const { data, info } = await sharp(Buffer.from(small))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) =>
    [0, info.width - 1].map((x) => data[row * info.width + x] ?? 0),
  ).flat();
}

async function isCut(art: Art): Promise<boolean> {
  const wall = penFor(art, 0);
  fabricOf(art, wall);
  drawBackdrop(wall, art.colours[0], null);
  const bare = await sidesOf(wall.finish(900, 1200));
  const sides = await sidesOf(drawGarment(art, 0));
  return sides.some((grey, at) => Math.abs(grey - (bare[at] ?? 0)) > 24);
}

test.each([
  'kurta',
  'kurti',
  'kurta-set',
  'anarkali',
  'salwar-suit',
  'sherwani',
  'nehru-jacket',
  'dress',
  'top',
  'shirt',
  't-shirt',
  'jacket',
  'hoodie',
  'sweater',
  'frock',
  'blouse',
] as const)('no sleeve of a %s is cut off by the frame', async (garment) => {
  for (const sleeve of ['short', 'elbow', 'full'] as const)
    for (const audience of ['women', 'men', 'girls'] as const) {
      const art: Art = {
        garment,
        print: 'plain',
        colours: ['#27406b', '#e8e1d3', '#c98b3c'],
        seed: 11,
        audience,
        sleeve,
      };
      expect({ sleeve, audience, cut: await isCut(art) }).toEqual({ sleeve, audience, cut: false });
    }
});
