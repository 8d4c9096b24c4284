import { sql } from 'kysely';

/** Who works at the desk: operators, and sellers for their shop. */
export const staffRows = sql`(select id, name, email, role, seller_id from staff)`;
