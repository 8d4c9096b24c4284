import { sql } from 'kysely';

/** Operators and sellers, for other domains to read. */
export const staffRows = sql`(select id, name, email, role, seller_id from staff)`;
