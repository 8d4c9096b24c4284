import { spokenNumbers } from '../../platform/spoken-number.ts';
import { shop } from '../../shop.ts';

/** The check digits of tickets begin elsewhere than those of orders: an order's number is no ticket's (R-HELP-3). */
const row = 5;

/** A ticket's number as people say it, and what somebody typed: ASK-4821-3. */
const { say, read } = spokenNumbers(shop.ticketPrefix, row);
export { read as readTicketNumber, say as ticketNumber };
