import { type Database, findRow } from '../../platform/database.ts';

/** A customer's name and the addresses for notices; null if there is no such account. */
export function findPerson(db: Database, customerId: string) {
  return findRow<{
    name: string;
    email: string | null;
    emailVerified: boolean;
    mobile: string | null;
  }>(db)`
    select name, email, mobile, email_verified_at is not null as "emailVerified" from customers
    where id = ${customerId} and erased_at is null`;
}
