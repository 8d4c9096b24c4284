import { type RawBuilder, sql } from 'kysely';

/** What was taken off an order, from its column, as customers are told it. */
export const appliedOf = (applied: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('name', each ->> 'name', 'rupees', each -> 'rupees', 'coupon', each ->> 'coupon')), '[]')
  from jsonb_array_elements(${applied}) as each)`;
