-- A bank line matches one payment at most, and a payment one line at most.
alter table bank_lines add column provider text, add column payment_id text, add column payer text not null default '';

update bank_lines l set provider = 'upi-manual', payment_id = p.payment_id, order_id = p.order_id
from payments p where p.provider = 'upi-manual' and p.payment_id = 'line-' || l.id;
update bank_lines l set (provider, payment_id) = (
  select p.provider, p.payment_id from payments p where p.order_id = l.order_id and p.utr = l.utr
  order by p.state, p.provider, p.payment_id limit 1)
where l.order_id is not null and l.payment_id is null
  and l.id = (select min(other.id) from bank_lines other where other.utr = l.utr and other.order_id = l.order_id);

-- while open: one person at a time imports statements, and these tables are small
alter table bank_lines add constraint bank_lines_payment foreign key (provider, payment_id) references payments (provider, payment_id);
-- while open: as above
create unique index bank_lines_one_payment on bank_lines (provider, payment_id);
-- while open: as above
create index bank_lines_free on bank_lines (amount_paise) where order_id is null;

-- An operator may say that a credit is a payment that is already in the books.
-- while open: the version before writes none of the new value, and there are few decided events
alter table payment_events drop constraint payment_events_resolution_check,
  add constraint payment_events_resolution_check check (resolution in ('accepted', 'refunded', 'dismissed', 'booked'));
