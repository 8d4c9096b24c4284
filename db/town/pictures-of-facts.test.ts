import { expect, it } from 'vitest';
import type { Art } from '../../packages/garment-art/src/art.ts';
import { shownBy } from '../../packages/garment-art/src/draw-garment.ts';
import { buildTown } from './town.ts';

const town = buildTown({ today: new Date('2026-11-23') });

/** What a picture has to show of the facts beside the name: sleeves and neck. */
function missingFacts(art: Art, shown: ReadonlySet<string>): string[] {
  const { sleeve, neck } = art;
  const long = sleeve === 'elbow' || sleeve === 'full';
  // What is worn below has sleeves of its own.
  const layered = art.garment === 'nehru-jacket' || shown.has('pinafore');
  const sleeves = shown.has('long sleeves') ? 'long' : shown.has('short sleeves') ? 'short' : 'none';
  return [
    ...(art.garment === 'hoodie' || neck === undefined || shown.has(`neck ${neck}`) ? [] : [`neck ${neck}`]),
    ...(sleeve === undefined || layered || sleeves === (sleeve === 'none' ? 'none' : long ? 'long' : 'short')
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
