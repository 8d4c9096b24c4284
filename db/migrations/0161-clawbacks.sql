-- Money of an order that went back by another way than the shop's own refunds: by a dispute, or by a refund that was
-- made at the provider. While it is open nothing of the order is paid back; what was taken counts as paid back.
create table clawbacks (
  provider text not null,
  kind text not null check (kind in ('dispute', 'refund')),
  reference text not null,
  payment_id text not null,
  order_id text references orders (id),
  amount_paise bigint not null check (amount_paise >= 0),
  counted_paise bigint not null default 0 check (counted_paise between 0 and amount_paise),
  state text not null check (state in ('open', 'taken', 'returned')),
  opened_at timestamptz not null,
  primary key (provider, kind, reference)
);
-- while open: the table was made above.
create index clawbacks_order on clawbacks (order_id) where state <> 'returned';
-- while open: the table was made above.
create index clawbacks_payment on clawbacks (provider, payment_id);

-- The part of a refund that its customer has got by such a way.
alter table refunds add column taken_paise bigint not null default 0;
alter table refunds add column sent_at timestamptz;

insert into clawbacks (provider, kind, reference, payment_id, order_id, amount_paise, state, opened_at)
select provider, 'dispute', reference, payment_id, order_id,
       case when state in ('open', 'under_review') then amount_paise else lost_paise end,
       case when state in ('open', 'under_review') then 'open' when lost_paise > 0 then 'taken' else 'returned' end, opened_at
from disputes
union all
select provider, 'refund', reference, payment_id, order_id, amount_paise,
       case state when 'sent' then 'open' when 'done' then 'taken' else 'returned' end, seen_at
from provider_refunds where refund_id is null;
