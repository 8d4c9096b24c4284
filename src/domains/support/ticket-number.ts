import { spokenNumbers } from '../../platform/spoken-number.ts';
import { shop } from '../../shop.ts';

/**
 * Tickets' check digits start from another row than orders', so that an order's number is never a valid ticket number
 * (R-HELP-3).
 */
const row = 5;

/** A ticket's number, such as ASK-4821-3: `say` formats it, `read` parses what was typed. */
const { say, read } = spokenNumbers(shop.ticketPrefix, row);
export { read as readTicketNumber, say as ticketNumber };
