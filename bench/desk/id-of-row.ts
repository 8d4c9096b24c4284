import { sql } from 'kysely';

/** An id of the n-th row, which sorts as n does, as the shop's own ids sort by time. */
export const id = (prefix: string) => sql`${sql.lit(prefix)} || lpad(n::text, 9, '0')`;
