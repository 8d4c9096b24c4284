import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Border } from '../panel.ts';

/** A woven border in gold and the second colour: what runs along a saree's edges. Satin is plain, and shines. */
export function zari(fabric: Fabric, wide: number): Border['stripes'] {
  const [base, second, accent] = fabric.colours;
  if (fabric.edge === 'satin') return satin(base, wide);
  return [
    [darken(accent, 0.25), wide + 6],
    [accent, wide],
    [second, wide * 0.8],
    [lighten(accent, 0.3), wide * 0.52, '4 6'],
    [darken(second, 0.15), wide * 0.3],
    [accent, wide * 0.16],
  ];
}

/** The decorated end of a saree: bands of gold and the second colour, the outermost widest. */
export function palluEnd(fabric: Fabric): Border['stripes'] {
  const [base, second, accent] = fabric.colours;
  if (fabric.edge === 'satin') return satin(base, 120);
  return [
    [accent, 250],
    [second, 238],
    [lighten(accent, 0.2), 208, '7 9'],
    [darken(second, 0.2), 178],
    [accent, 146],
    [second, 136],
    [accent, 90, '3 10'],
    [base, 58],
    [accent, 28],
    [second, 12],
  ];
}

const satin = (base: string, wide: number): Border['stripes'] => [
  [darken(base, 0.3), wide + 5],
  [darken(base, 0.08), wide],
  [lighten(base, 0.55), wide * 0.56],
  [lighten(base, 0.85), wide * 0.2],
];
