import { sql } from 'kysely';

/** Customers as others may name and reach them. */
export const customerRows = sql`(select id, name, email, mobile from customers)`;
