import type { Print } from '../art.ts';
import { type PrintMaker, spots } from '../cloth.ts';
import { ajrakh } from './ajrakh.ts';
import { bandhani } from './bandhani.ts';
import { blockPrint } from './block-print.ts';
import { brocade } from './brocade.ts';
import { checks } from './checks.ts';
import { chikankari } from './chikankari.ts';
import { dabu } from './dabu.ts';
import { floral } from './floral.ts';
import { gota } from './gota.ts';
import { ikat } from './ikat.ts';
import { leheriya } from './leheriya.ts';
import { paisley } from './paisley.ts';
import { phulkari } from './phulkari.ts';
import { across, acrossLines, dots, down, downLines, strokes } from './strokes.ts';
import { darken, lighten } from '../palette.ts';
import { tilePrint } from './tiled.ts';

/** Indigo twill: fine diagonal ribs of white weft, broken here and there as slub yarn does. */
const denim: PrintMaker = (cloth) =>
  tilePrint(
    { ...cloth, scale: 1 },
    'denim',
    24,
    36,
    strokes(
      'M-2 8L8-2M-2 14L14-2M-2 20L20-2M-2 26L26-2M-2 32L26 4M-2 38L26 10M4 38L26 16M10 38L26 22M16 38L26 28',
      lighten(cloth.base, 0.42),
      1,
      ' stroke-opacity=".5"',
    ) +
      strokes('M3 2v9M11 16v12M19 3v7M7 27v8M21 22v10', darken(cloth.base, 0.4), 1, ' stroke-opacity=".35"') +
      strokes('M15 1v6M2 17v8M13 28v6', lighten(cloth.base, 0.5), 1, ' stroke-opacity=".35"'),
  );

/** Stripes around the body, as knitted ones run. */
function bands(cloth: Parameters<PrintMaker>[0]): string {
  const step = 46 * cloth.scale;
  return strokes(acrossLines(cloth, down(cloth, step)), cloth.second, step * 0.4);
}

/** Woven stripes down the cloth: a wide one and a hairline of the trim beside it. */
const stripes: PrintMaker = (cloth) => {
  if (cloth.pen.asks('stripes-across')) return bands(cloth);
  const fine = cloth.pen.asks('pinstripe');
  const step = 30 * cloth.scale;
  const lines = across(cloth, step);
  return (
    strokes(downLines(cloth, lines), cloth.second, fine ? 2.4 : step * 0.3) +
    strokes(
      downLines(
        cloth,
        lines.map((u) => u + step / 2),
      ),
      cloth.accent,
      2,
      ' stroke-opacity=".7"',
    )
  );
};

/** Over-and-under threads in one direction, on a tile large enough to be cheap to repeat. */
function threads(weft: boolean): string {
  let path = '';
  for (let line = 0; line < 16; line++) {
    const at = line * 3 + 1.5;
    path += weft ? `M${line % 2 ? 3 : 0} ${at}h45` : `M${at} ${line % 2 ? 0 : 3}v45`;
  }
  return path;
}

/** Only the weave: threads so fine that they show only in a close-up. */
const plain: PrintMaker = (cloth) =>
  tilePrint(
    { ...cloth, scale: 1 },
    'weave',
    48,
    48,
    strokes(threads(true), lighten(cloth.base, 0.5), 1, ' stroke-dasharray="3" stroke-opacity=".14"') +
      strokes(threads(false), '#000', 1, ' stroke-dasharray="3" stroke-opacity=".07"'),
  );

/** Even dots, set like bricks. */
const polka: PrintMaker = (cloth) => {
  const step = 44 * cloth.scale;
  const places = [...spots(cloth.lie, step, step * 0.62)].map(([u, v]) => cloth.at(u, v));
  return strokes(dots(places), cloth.second, 13 * cloth.scale, ' stroke-linecap="round"');
};

/** The function that draws each print; a print without one does not compile. */
export const printMakers: Record<Print, PrintMaker> = {
  plain,
  'block-print': blockPrint,
  bandhani,
  leheriya,
  ikat,
  checks,
  stripes,
  denim,
  floral,
  paisley,
  gota,
  chikankari,
  polka,
  brocade,
  ajrakh,
  dabu,
  phulkari,
};
