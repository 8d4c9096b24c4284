-- The books start with what the shop already had: payments, sales, cancellations, and sent refunds.
insert into ledger_entries (key, kind, order_id, at)
select 'payment:' || provider || ':' || payment_id, 'payment', order_id, received_at from payments
on conflict (key) do nothing;

create temporary table opening (key text, line smallint, account text, party text, amount_paise bigint) on commit drop;

insert into opening
select 'payment:' || provider || ':' || payment_id, side.line,
       case when side.line = 2 then case state when 'accepted' then 'receivable' else 'refunds_owed' end
            when provider = 'razorpay' then 'provider' else 'bank' end,
       case when side.line = 2 then order_id when provider = 'razorpay' then provider else '' end,
       case side.line when 1 then amount_paise else -amount_paise end
from payments cross join (values (1), (2)) as side(line);

insert into ledger_entries (key, kind, order_id, at)
select 'sale:' || id, 'sale', id, updated_at from orders where payment_status = 'paid' on conflict (key) do nothing;

create temporary table sold (id text, order_status text, updated_at timestamptz, line smallint, account text, party text, amount_paise bigint) on commit drop;

insert into sold (id, order_status, updated_at, line, account, party, amount_paise)
with part as (
  select o.id, o.order_status, o.updated_at, o.price, o.shipping_fee, l.seller_id,
         sum(l.unit_price * l.quantity)::bigint as goods,
         floor(sum(l.unit_price * l.quantity) * 95 / 100)::bigint as share
  from orders o join order_lines l on l.order_id = o.id where o.payment_status = 'paid'
  group by o.id, l.seller_id
), whole as (
  select id, order_status, updated_at, price, shipping_fee, (sum(goods - share) * 100)::bigint as commission
  from part group by id, order_status, updated_at, price, shipping_fee
), posting as (
  select id, order_status, updated_at, 'seller_payable' as account, seller_id as party, -share * 100 as amount from part
  union all select id, order_status, updated_at, 'receivable', id, price::bigint * 100 from whole
  union all select id, order_status, updated_at, 'commission', '', -(commission - round(commission * 18 / 118.0)::bigint) from whole
  union all select id, order_status, updated_at, 'tax', '', -round(commission * 18 / 118.0)::bigint from whole
  union all select id, order_status, updated_at, 'shipping', '', -shipping_fee::bigint * 100 from whole
)
select id, order_status, updated_at, (row_number() over (partition by id order by account, party))::smallint, account, party, amount
from posting where amount <> 0;

insert into opening select 'sale:' || id, line, account, party, amount_paise from sold;

insert into ledger_entries (key, kind, order_id, note, at)
select distinct 'sale_taken_back:' || id || ':cancelled', 'sale_taken_back', id, 'cancelled', updated_at
from sold where order_status = 'cancelled' on conflict (key) do nothing;
insert into opening
select 'sale_taken_back:' || id || ':cancelled', line, case account when 'receivable' then 'refunds_owed' else account end, party, -amount_paise
from sold where order_status = 'cancelled';

-- A payment of another amount that an operator accepted.
insert into ledger_entries (key, kind, order_id, at)
select case when p.amount_paise > o.price * 100 then 'excess:' else 'written_off:' end || o.id,
       case when p.amount_paise > o.price * 100 then 'excess' else 'written_off' end, o.id, p.received_at
from payments p join orders o on o.id = p.order_id where p.state = 'accepted' and p.amount_paise <> o.price::bigint * 100
on conflict (key) do nothing;
insert into opening
select case when p.amount_paise > o.price * 100 then 'excess:' else 'written_off:' end || o.id, side.line,
       case when side.line = 1 then 'receivable' when p.amount_paise > o.price * 100 then 'refunds_owed' else 'written_off' end,
       case when side.line = 1 or p.amount_paise > o.price * 100 then o.id else '' end,
       case side.line when 1 then p.amount_paise - o.price * 100 else o.price * 100 - p.amount_paise end
from payments p join orders o on o.id = p.order_id cross join (values (1), (2)) as side(line)
where p.state = 'accepted' and p.amount_paise <> o.price::bigint * 100;

insert into ledger_entries (key, kind, order_id, note, at)
select 'refund:' || id || ':' || reference, 'refund', order_id, reference, updated_at from refunds where state = 'done'
on conflict (key) do nothing;
insert into opening
select 'refund:' || r.id || ':' || r.reference, side.line,
       case when side.line = 1 then 'refunds_owed' when r.provider = 'razorpay' then 'provider' else 'bank' end,
       case when side.line = 1 then r.order_id when r.provider = 'razorpay' then r.provider else '' end,
       case side.line when 1 then r.amount_paise else -r.amount_paise end
from refunds r cross join (values (1), (2)) as side(line) where r.state = 'done';

insert into ledger_postings (entry_id, line, account, party, amount_paise)
select e.id, o.line, o.account, o.party, o.amount_paise from opening o join ledger_entries e on e.key = o.key
where not exists (select from ledger_postings p where p.entry_id = e.id);
