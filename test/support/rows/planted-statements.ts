import { sql } from 'kysely';
import {
  type Database,
  execute,
  findRow,
  findValue,
  getRow,
  getValue,
  listValues,
} from '../../../src/platform/database.ts';

/** Statements whose rows are not what their type says, with what the comparison has to say of each. */
export const plantedStatements: Readonly<
  Record<string, readonly [(db: Database) => Promise<unknown>, ...string[]]>
> = {
  'a misspelt column': [
    (db) => execute<{ price: number }>(db)`select 1 as prise`,
    'the row has no price',
    'the row has prise, which is not declared',
  ],
  'a column that nobody declares': [
    (db) => getRow<{ price: number; note?: string }>(db)`select 1 as price, 'x' as nite`,
    'the row has nite, which is not declared',
  ],
  'a number that comes as text': [
    (db) => execute<{ total: number }>(db)`select avg(goods_total) as total from orders group by id`,
    'total is string, declared number',
  ],
  'a moment that is declared as text': [
    (db) => listValues<string>(db)`select placed_at from orders`,
    'placed_at is Date, declared string',
  ],
  'a column that may be null': [
    (db) => execute<{ expiresAt: Date }>(db)`select expires_at as "expiresAt" from orders`,
    'expiresAt is null, declared Date',
  ],
  'what a left join may leave out': [
    (db) => execute<{ id: string; parcelOf: string }>(db)`
      select o.id, p.order_id as "parcelOf" from orders o left join order_parcels p on p.order_id = o.id`,
    'parcelOf is null, declared string',
  ],
  'the sum of no rows': [
    (db) => getValue<number>(db)`select sum(price)::int as total from orders`,
    'total is null, declared number',
  ],
  'a fragment’s left join': [
    (db) => findRow<{ courier: string }>(db)`
      select courier from (${sql`select p.courier from orders o left join order_parcels p on p.order_id = o.id`}) as parcels`,
    'courier is null, declared string',
  ],
  'a misspelt key within JSON': [
    (db) => getRow<{ line: { size: string; note: string | null } }>(db)`
      select json_build_object('sise', 'M', 'note', null) as line`,
    'line has no size',
    'line has sise, which is not declared',
  ],
  'another word than those declared': [
    (db) => findValue<'paid' | 'unpaid'>(db)`select 'payed' as state`,
    'state is string "payed", declared ("paid" | "unpaid") | null',
  ],
  'two columns of one name': [
    (db) => execute<{ id: string }>(db)`select 'a' as id, 'b' as id`,
    'has more than one column id',
  ],
  'two columns where one value is read': [
    (db) => listValues<string>(db)`select 'a' as id, 'b' as name`,
    'has 2 columns instead of one',
  ],
};

/** Statements whose rows are what their type says. */
export const soundStatements: readonly ((db: Database) => Promise<unknown>)[] = [
  (db) => execute<{ expiresAt: Date | null; n: number }>(db)`
    select expires_at as "expiresAt", count(*) as n from orders group by 1`,
  (db) => execute<{ expiresAt: Date }>(db)`
    select expires_at as "expiresAt" from orders where expires_at is not null`,
  (db) => execute<{ courier: string }>(db)`
    select coalesce(p.courier, '') as courier from orders o left join order_parcels p on p.order_id = o.id`,
  (db) => getRow<{ total: number; ids: string[] }>(db)`
    select (select count(*) from orders) as total, array(select id from orders) as ids`,
  (db) => findRow<{ pay_by: 'online' | 'delivery' }>(db)`select pay_by from orders`,
  (db) => listValues<Date>(db)`update orders set asked_at = now() returning asked_at`,
  (db) => execute<{ n: number; name: string | null }>(db)`
    with recursive numbers as (select 1 as n, null::text as name union all select n + 1, name from numbers where n < 3)
    select n, name from numbers`,
];
