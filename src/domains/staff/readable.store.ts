import { sql } from 'kysely';

/** Operators and sellers, for other domains to read; `removed_at` is set of those who no longer log in. */
export const staffRows = sql`(
  select id, name, email, mobile, role, duty, seller_id, removed_at, added_by,
         exists (select from staff_second_factors f where f.staff_id = staff.id and f.secret is not null) as second_factor
  from staff)`;
