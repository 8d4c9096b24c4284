import { type RawBuilder, sql } from 'kysely';

/**
 * The mailbox of an e-mail address: without its case and what follows a plus sign, and at Gmail without the dots before
 * the @, which delivers to the same mailbox whatever they are.
 */
export const mailboxOf = (email: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select case when host in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || host end
  from (select regexp_replace(split_part(lower(${email}), '@', 1), '[+].*$', '') as mailbox,
               split_part(lower(${email}), '@', 2) as host) as parts)`;
