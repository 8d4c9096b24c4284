import { sql } from 'kysely';

/** Operators and sellers, for other domains to read. */
export const staffRows = sql`(
  select id, name, email, role, seller_id,
         exists (select from staff_second_factors f where f.staff_id = staff.id and f.secret is not null) as second_factor
  from staff)`;
