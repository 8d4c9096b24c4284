import { sql } from 'kysely';

/** Customers' names and contact details, for other domains to read. */
export const customerRows = sql`(select id, name, email, mobile from customers)`;
