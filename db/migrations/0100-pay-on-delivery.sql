-- Cash on delivery: the customer confirms the order by OTP, and it is sold when it is placed.
alter table orders add column pay_by text not null default 'upi';
alter table orders add constraint orders_pay_by_check
  check (pay_by = 'upi' or (pay_by = 'delivery' and order_status <> 'pending' and payment_status <> 'failed')) not valid;
-- Such a sale is in the books whether or not its money has arrived. PostgreSQL 18 adds the column without rewriting rows.
do $$ begin
  execute format('alter table orders add column sold boolean generated always as (payment_status = ''paid'' or pay_by = ''delivery'') %s',
    case when current_setting('server_version_num')::int >= 180000 then 'virtual' else 'stored' end);
end $$;
-- while open: there is no cash on delivery yet.
create index orders_on_delivery on orders (customer_id) where pay_by = 'delivery';

insert into allowed_moves (lifecycle, from_state, to_state) values
  ('order', 'warehouse', 'cancelled'),
  ('payment', 'pending', 'unpaid');

create or replace function refuse_unknown_move() returns trigger language plpgsql as $$
begin
  if old.order_status <> new.order_status and not exists (
    select from allowed_moves where lifecycle = 'order' and from_state = old.order_status and to_state = new.order_status
  ) then
    raise exception 'order % cannot go from % to %', old.id, old.order_status, new.order_status using errcode = 'check_violation';
  end if;
  if old.payment_status <> new.payment_status and not exists (
    select from allowed_moves where lifecycle = 'payment' and from_state = old.payment_status and to_state = new.payment_status
  ) then
    raise exception 'the payment of order % cannot go from % to %', old.id, old.payment_status, new.payment_status using errcode = 'check_violation';
  end if;
  if new.order_status = 'placed' and new.payment_status <> 'paid' and new.pay_by <> 'delivery' then
    raise exception 'order % is not paid and cannot be placed', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- while open: the version before writes no new value, and existing rows are not checked
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('payment', 'allocation', 'sale', 'sale_taken_back', 'excess',
    'written_off', 'refund', 'refund_returned', 'fee', 'refund_elsewhere', 'dispute', 'dispute_ended', 'settlement',
    'cash', 'cash_handed_in')) not valid;
-- while open: as above
alter table ledger_postings drop constraint ledger_postings_account_check,
  add constraint ledger_postings_account_check check (account in ('bank', 'provider', 'receivable', 'unallocated', 'refunds_owed',
    'seller_payable', 'commission', 'shipping', 'tax', 'other_income', 'written_off', 'provider_fees', 'input_tax', 'disputed',
    'lost_disputes', 'cash')) not valid;

-- Whether the goods of a parcel refused at the door can be sold again, as its seller says after inspection.
alter table order_parcels add column came_back_good boolean;
-- while open: parcels are narrow rows, and checking them takes milliseconds.
alter table order_parcels add constraint order_parcels_seen check ((came_back_at is null) = (came_back_good is null));
