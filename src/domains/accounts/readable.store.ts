import { sql } from 'kysely';

/** Customers' names and contact details, for other domains to read. */
export const customerRows = sql`(
  select id, name, email, mobile, email_verified_at is not null as email_verified from customers)`;

/** Whose sessions are open, and when they were last used. */
export const sessionRows = sql`(select staff_id, customer_id, last_seen_at from sessions)`;

/** E-mails and mobiles of accounts, as recipients of messages. */
export const contactRows = sql`(
  select email as recipient from customers where email is not null
  union all select mobile from customers where mobile is not null)`;
