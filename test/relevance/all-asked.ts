import { readAsked } from './asked.ts';
import { eighthOfReal } from './asked-eighth-real.ts';
import { eighthOfTown } from './asked-eighth-town.ts';
import { eleventhOfReal } from './asked-eleventh-real.ts';
import { eleventhOfTown } from './asked-eleventh-town.ts';
import { fifthOfReal, fifthOfTown } from './asked-fifth.ts';
import { fourthOfReal, fourthOfTown } from './asked-fourth.ts';
import { fifteenthOfTown } from './asked-fifteenth.ts';
import { fourteenthOfTown } from './asked-fourteenth.ts';
import { freshOfReal, freshOfTown } from './asked-fresh.ts';
import { ninthOfReal } from './asked-ninth-real.ts';
import { ninthOfTown } from './asked-ninth-town.ts';
import { askedOfReal } from './asked-real.ts';
import { laterOfReal } from './asked-real-later.ts';
import { secondOfReal } from './asked-second-real.ts';
import { secondOfTown } from './asked-second-town.ts';
import { seventhOfReal, seventhOfTown } from './asked-seventh.ts';
import { sixteenthOfTown } from './asked-sixteenth.ts';
import { sixthOfReal, sixthOfTown } from './asked-sixth.ts';
import { tenthOfReal, tenthOfTown } from './asked-tenth.ts';
import { thirdOfReal } from './asked-third-real.ts';
import { thirdOfTown } from './asked-third-town.ts';
import { thirteenthOfReal, thirteenthOfTown } from './asked-thirteenth.ts';
import { askedOfTown } from './asked-town.ts';
import { laterOfTown } from './asked-town-later.ts';
import { twelfthOfReal, twelfthOfTown } from './asked-twelfth.ts';
import { unseenOfReal } from './asked-unseen-real.ts';
import { unseenOfTown } from './asked-unseen-town.ts';

/** All judged queries in shoppers' own words for the demo town. */
export const allOfTown = [
  askedOfTown,
  laterOfTown,
  freshOfTown,
  unseenOfTown,
  secondOfTown,
  thirdOfTown,
  fourthOfTown,
  fifthOfTown,
  sixthOfTown,
  seventhOfTown,
  eighthOfTown,
  ninthOfTown,
  tenthOfTown,
  eleventhOfTown,
  twelfthOfTown,
  thirteenthOfTown,
  fourteenthOfTown,
  fifteenthOfTown,
  sixteenthOfTown,
].flatMap(readAsked);

/** The same for a real catalogue: the first seven sets, for which the tests have a minimum. */
export const firstOfReal = [
  askedOfReal,
  laterOfReal,
  freshOfReal,
  unseenOfReal,
  secondOfReal,
  thirdOfReal,
  fourthOfReal,
  fifthOfReal,
  sixthOfReal,
  seventhOfReal,
].flatMap(readAsked);

/** Together with the larger, newer sets. */
export const allOfReal = [
  ...firstOfReal,
  ...[eighthOfReal, ninthOfReal, tenthOfReal, eleventhOfReal, twelfthOfReal, thirteenthOfReal].flatMap(
    readAsked,
  ),
];
