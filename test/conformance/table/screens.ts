import { promises, everyPage } from './screens/every-page.ts';
import { home } from './screens/home.ts';
import { listing } from './screens/listing.ts';
import { product } from './screens/product.ts';
import { entrance } from './screens/entrance.ts';
import { purchase } from './screens/purchase.ts';
import { dashboard } from './screens/dashboard.ts';
import { reading } from './screens/reading.ts';
import type { Row } from '../check.ts';

/** Sections 1 and 2: the contents of the screens. */
export const screens: readonly Row[] = [
  ...promises,
  ...everyPage,
  ...home,
  ...listing,
  ...product,
  ...entrance,
  ...purchase,
  ...dashboard,
  ...reading,
];
