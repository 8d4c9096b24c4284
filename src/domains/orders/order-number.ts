import { spokenNumbers } from '../../platform/spoken-number.ts';
import { shop } from '../../shop.ts';

/** An order's number as people say it (`say`), typed by somebody (`read`), or inside a text (`find`): CHK-4821-5 (R-ORDER-8). */
const { say, read, find } = spokenNumbers(shop.orderPrefix);
export { find as findOrderNumbers, read as readOrderNumber, say as spokenNumber };
