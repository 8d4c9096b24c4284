import type { PrintMaker } from '../cloth.ts';
import { fillOf, petals, strokes } from './strokes.ts';
import { tilePrint } from './tiled.ts';

/** Ajrakh of the desert: eight-pointed stars in a lattice of rings, indigo and madder. */
export const ajrakh: PrintMaker = (cloth) => {
  const { second, accent, base } = cloth;
  const star = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y})scale(${size})">${fillOf('M-19-19H19V19H-19z', second)}` +
    `<g transform="rotate(45)">${fillOf('M-19-19H19V19H-19z', second)}</g><circle r="16" fill="${base}"/>` +
    fillOf(petals(8, 3, 15, 5), accent) +
    `<circle r="4" fill="${second}"/></g>`;
  return tilePrint(
    cloth,
    'ajrakh',
    72,
    72,
    strokes('M0 36L36 0L72 36L36 72z', accent, 3) +
      strokes('M0 36L36 0L72 36L36 72z', base, 1) +
      star(36, 36, 0.92) +
      [0, 72]
        .map((x) =>
          [0, 72]
            .map(
              (y) =>
                `<g transform="translate(${x} ${y})">${fillOf(petals(4, 0, 20, 10), second)}<circle r="5" fill="${accent}"/></g>`,
            )
            .join(''),
        )
        .join(''),
  );
};
