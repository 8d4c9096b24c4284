import { expect, it } from 'vitest';
import type { Art } from '../../packages/garment-art/src/art.ts';
import { drawGarment, shownBy } from '../../packages/garment-art/src/draw-garment.ts';
import { buildTown } from './town.ts';

const town = buildTown({ today: new Date('2026-11-23') });

/** Features that the facts name and the picture must show: sleeves and neck. */
function missingFacts(art: Art, details: ReadonlySet<string>): string[] {
  const { sleeve, neck } = art;
  const long = sleeve === 'elbow' || sleeve === 'full';
  // The garment below has its own sleeves.
  const isLayered = art.garment === 'nehru-jacket' || details.has('pinafore');
  const sleeves = details.has('long sleeves') ? 'long' : details.has('short sleeves') ? 'short' : 'none';
  return [
    ...(art.garment === 'hoodie' || neck === undefined || details.has(`neck ${neck}`)
      ? []
      : [`neck ${neck}`]),
    ...(sleeve === undefined ||
    isLayered ||
    sleeves === (sleeve === 'none' ? 'none' : long ? 'long' : 'short')
      ? []
      : [`sleeve ${sleeve}, drawn ${sleeves}`]),
  ];
}

it('shows the sleeves and the neck that the facts say', () => {
  const wrong = town.products.flatMap(({ name, colourways }) => {
    const art = colourways[0]!.art;
    return missingFacts(art, shownBy(art)).map((fact) => `${name}: ${fact}`);
  });
  expect(wrong).toEqual([]);
});

/** Variations of the same garment, to find features that seed or facts alone would not draw. */
const relatives = (art: Art): Art[] =>
  [0, 1, 2, 3, 4, 5].flatMap((seed) => {
    const { sleeve: _, neck: __, ...loose } = { ...art, seed };
    return [art, { ...art, seed }, { ...loose, audience: 'women', print: 'plain' }] satisfies Art[];
  });

it('draws each feature that it claims: without it the picture is another', () => {
  const idle = town.products.flatMap(({ name, colourways }) => {
    const art = colourways[0]!.art;
    return (art.features ?? [])
      .filter((feature) =>
        relatives(art).every((relative) => {
          const rest = { ...relative, features: (art.features ?? []).filter((other) => other !== feature) };
          return drawGarment(rest, 0) === drawGarment(relative, 0);
        }),
      )
      .map((feature) => `${name}: ${feature}`);
  });
  expect(idle).toEqual([]);
});
