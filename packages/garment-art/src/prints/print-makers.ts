import type { Print } from '../art.ts';
import type { PrintMaker } from '../cloth.ts';
import { ajrakh } from './ajrakh.ts';
import { bandhani } from './bandhani.ts';
import { blockPrint } from './block-print.ts';
import { brocade } from './brocade.ts';
import { checks } from './checks.ts';
import { chikankari } from './chikankari.ts';
import { dabu } from './dabu.ts';
import { denim } from './denim.ts';
import { floral } from './floral.ts';
import { gota } from './gota.ts';
import { ikat } from './ikat.ts';
import { leheriya } from './leheriya.ts';
import { paisley } from './paisley.ts';
import { phulkari } from './phulkari.ts';
import { plain } from './plain.ts';
import { polka } from './polka.ts';
import { stripes } from './stripes.ts';

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
