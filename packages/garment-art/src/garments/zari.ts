import type { Fabric } from '../cloth.ts';
import { darken, lighten } from '../palette.ts';
import type { Border } from '../panel.ts';

/** A saree's woven border in gold and the second colour. The satin one is plain and shiny. */
export function zari(fabric: Fabric, wide: number): Border['stripes'] {
  const [base, second, accent] = fabric.colours;
  if (fabric.edge === 'satin') return satin(base, wide);
  if (fabric.edge === 'velvet') return velvet(fabric, wide);
  if (fabric.edge === 'temple') return temple(fabric, wide);
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
  if (fabric.edge === 'velvet') return velvet(fabric, 220);
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

/** A velvet border: dark in the middle, glowing along its edges, with a cord of the second colour at each. */
const velvet = ({ colours: [base, cord] }: Fabric, wide: number): Border['stripes'] => [
  [darken(cord, 0.35), wide * 1.34],
  [cord, wide * 1.28, '5 2'],
  [lighten(base, 0.3), wide * 1.14],
  [darken(base, 0.12), wide * 1.02],
  [darken(base, 0.5), wide * 0.84],
  [darken(base, 0.66), wide * 0.5],
];

/** Temple steps: gold towers, each row shorter and narrower, along a plain band of the second colour. */
function temple({ colours: [, second, accent] }: Fabric, wide: number): Border['stripes'] {
  const rows = [
    [1.9, '0 12 4 12'],
    [1.72, '0 10 8 10'],
    [1.52, '0 7 14 7'],
    [1.3, '0 4 20 4'],
  ] as const;
  return [
    ...rows.map(([share, steps]) => [accent, wide * share, steps] as const),
    [darken(accent, 0.3), wide * 1.1],
    [accent, wide * 1.04],
    [second, wide * 0.9],
    [accent, wide * 0.12],
  ];
}
