import { sql } from 'kysely';

/** Customers' names and contact details, for other domains to read. */
export const customerRows = sql`(
  select id, name, email, mobile, email_verified_at is not null as email_verified from customers)`;

/** E-mails and mobiles of accounts, as recipients of messages. */
export const contactRows = sql`(
  select email as recipient from customers where email is not null
  union all select mobile from customers where mobile is not null)`;
