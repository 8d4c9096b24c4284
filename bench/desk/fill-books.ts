import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';

/** What an order of 999 rupees is in the books, in paise. */
const [price, share, tax, tcs, tds] = [99_900, 94_900, 763, 476, 95];

type Postings = Record<string, RawBuilder<unknown> | number>;

/** An entry for each row of a query of (key, order_id, at), with one posting an account, of `party` or of nobody. */
async function book(
  db: Database,
  kind: string,
  rows: RawBuilder<unknown>,
  postings: Postings,
  parties: Record<string, RawBuilder<unknown>> = {},
): Promise<void> {
  const lines = Object.entries(postings).map(
    ([account, paise], at) =>
      sql`select r.id, ${sql.lit(at + 1)} as line, ${sql.lit(account)} as account, ${parties[account] ?? sql.lit('')} as party, ${typeof paise === 'number' ? sql.lit(paise) : paise} as paise from written r`,
  );
  await execute(db)`
    with r as (${rows}), entries as (
      insert into ledger_entries (key, kind, order_id, at) select ${sql.lit(`${kind}:`)} || key, ${kind}, order_id, at from r order by at returning id, key
    ), written as (select r.*, e.id from r join entries e on e.key = ${sql.lit(`${kind}:`)} || r.key)
    insert into ledger_postings (entry_id, line, account, party, amount_paise)
    ${sql.join(lines, sql` union all `)}`;
}

/** The books, earnings and weekly payouts of the orders: each sold one paid, and taken back if it was given up. */
export async function fillBooks(db: Database, sellerId: string): Promise<void> {
  const seller = sql`${sellerId}::text`;
  // A million postings are checked at once below, not one by one.
  await execute(db)`alter table ledger_postings disable trigger ledger_postings_balance`;
  const of = (where: RawBuilder<unknown>, after: string) => sql`
    select o.id as key, o.id as order_id, o.placed_at + ${sql.lit(after)}::interval as at
    from orders o left join order_parcels p on p.order_id = o.id where o.id like 'desk%' and ${where}`;
  const parties = {
    seller_payable: seller,
    cash: seller,
    receivable: sql`r.order_id`,
    refunds_owed: sql`r.order_id`,
  };
  const isSold = sql`o.payment_status <> 'failed'`;
  const sale = { receivable: price, seller_payable: -share, commission: -(price - share - tax), tax: -tax };
  const back = { seller_payable: share, commission: price - share - tax, tax };
  await book(db, 'sale', of(isSold, '0'), sale, parties);
  await book(
    db,
    'payment',
    of(sql`${isSold} and o.pay_by = 'upi'`, '0'),
    { bank: price, receivable: -price },
    parties,
  );
  await book(
    db,
    'cash',
    of(sql`o.pay_by = 'delivery' and p.delivered_at is not null`, '2 days'),
    { cash: price, receivable: -price },
    parties,
  );
  await book(
    db,
    'sale_taken_back',
    of(sql`o.order_status = 'cancelled' and o.pay_by = 'delivery' and ${isSold}`, '2 days'),
    { ...back, receivable: -price },
    parties,
  );
  await book(
    db,
    'sale_taken_back',
    of(sql`o.order_status = 'cancelled' and o.pay_by = 'upi' and ${isSold}`, '2 days'),
    { ...back, refunds_owed: -price },
    parties,
  );
  const hasReturn = sql`exists (select from returns r where r.order_id = o.id and r.state = 'refunded')`;
  await book(
    db,
    'sale_taken_back',
    sql`select key || ':r' || key as key, order_id, at from (${of(hasReturn, '6 days')}) r`,
    { ...back, refunds_owed: -price },
    parties,
  );
  await fillPayouts(db, sellerId);
  const week = sql`select 'week' || n as key, null::text as order_id, now() - n * interval '7 days' as at from generate_series(1, 104) n`;
  await book(
    db,
    'settlement',
    sql`select * from (select w.*, (select count(*) from ledger_entries e where e.kind = 'cash' and e.at > w.at - interval '7 days' and e.at <= w.at) as orders from (${week}) w) r where orders > 0`,
    { bank: sql`r.orders * ${sql.lit(price)}`, cash: sql`-r.orders * ${sql.lit(price)}` },
    parties,
  );
  const rows = await execute(
    db,
  )`select entry_id from ledger_postings group by entry_id having sum(amount_paise) <> 0 limit 1`;
  if (rows.length > 0) throw new Error('The books that were filled do not balance');
}

/** What was delivered ten days ago is earned, and paid by the next week's run, but for the latest. */
async function fillPayouts(db: Database, sellerId: string): Promise<void> {
  const seller = sql`${sellerId}::text`;
  const amount = price - (price - share) - tcs - tds;
  await execute(db)`
    insert into payout_accounts (id, seller_id, holder, number, ifsc, gstin, entered_by, entered_at, approved, decided_by, decided_at, usable_from)
    values ('desk', ${sellerId}, 'Shop', '123456789', 'HDFC0000001', '', 'nobody', now() - interval '3 years', true, 'nobody', now() - interval '3 years', now() - interval '3 years')`;
  await execute(db)`
    insert into payout_runs (day, proposed_at, state, decided_by, decided_at)
    select day::date, day, 'agreed', 'nobody', day from generate_series(current_date - 105 * 7, current_date - 7, interval '7 days') day`;
  const isBack = sql`exists (select from returns r where r.order_id = p.order_id)`;
  const unless = (paise: number) => sql`case when ${isBack} then 0 else ${sql.lit(paise)} end`;
  // The day of the run that pays a parcel `p`; null for the latest ones.
  const run = sql`(select min(day) from payout_runs where day > p.delivered_at + interval '10 days')`;
  const parcels = sql`order_parcels p where p.order_id like 'desk%' and p.delivered_at < now() - interval '10 days'`;
  await execute(db)`
    insert into payouts (id, day, seller_id, account_id, earned_paise, cash_paise, amount_paise, state, reference, updated_at)
    select 'desk' || day, day, ${sellerId}, 'desk', paise, 0, paise, 'paid', 'UTR' || day, day
    from (select ${run} as day, sum(${unless(amount)}) as paise from ${parcels} group by 1) paid where day is not null`;
  await execute(db)`
    insert into earnings (order_id, seller_id, sold_on, earned_at, lines, goods_paise, off_seller_paise, off_market_paise, commission_paise, commission_gst_paise, taxable_paise, tcs_paise, tds_paise, amount_paise, payout_id)
    select p.order_id, p.seller_id, (p.delivered_at - interval '2 days')::date, p.delivered_at + interval '10 days', '[]', ${unless(price)}, 0, 0, ${unless(price - share)}, ${unless(tax)}, ${unless(price)}, ${unless(tcs)}, ${unless(tds)}, ${unless(amount)},
           'desk' || ${run}
    from ${parcels}`;
  await execute(db)`
    update order_parcels p set earned = true from earnings e where e.order_id = p.order_id and p.order_id like 'desk%'`;
  const parties = { seller_payable: seller, tcs: seller, tds: seller, payouts: sql`r.key` };
  await book(
    db,
    'earning',
    sql`select order_id || ':' || seller_id as key, order_id, earned_at as at from earnings where order_id like 'desk%' and amount_paise > 0`,
    { seller_payable: tcs + tds, tcs: -tcs, tds: -tds },
    parties,
  );
  const payouts = sql`select id as key, null::text as order_id, updated_at as at, amount_paise from payouts where id like 'desk%'`;
  await book(
    db,
    'payout',
    payouts,
    { seller_payable: sql`r.amount_paise`, payouts: sql`-r.amount_paise` },
    parties,
  );
  await book(
    db,
    'payout_paid',
    payouts,
    { payouts: sql`r.amount_paise`, bank: sql`-r.amount_paise` },
    parties,
  );
}
