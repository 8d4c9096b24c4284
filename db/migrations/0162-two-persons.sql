-- Every move of money by hand is a row of refund_approvals: of a refund, of a difference that is written off, of a
-- payment that was confirmed without a bank line. `alone`: one operator made it, within what one may move.
alter table refund_approvals alter column refund_id drop not null;
alter table refund_approvals add column kind text not null default 'refund';
alter table refund_approvals add column subject text;
alter table refund_approvals add column order_id text;
alter table refund_approvals add column amount_paise bigint not null default 0;
alter table refund_approvals add column person text;
alter table refund_approvals add column alone boolean not null default false;
alter table refund_approvals add constraint refund_approvals_subject
  check ((kind = 'refund') = (refund_id is not null) and (kind = 'refund') = (subject is null)) not valid;
alter table refund_approvals add constraint refund_approvals_kind check (kind in ('refund', 'write_off', 'confirmation')) not valid;
alter table refund_approvals drop constraint refund_approvals_check2;
alter table refund_approvals add constraint refund_approvals_used check (used_at is null or approved or alone) not valid;
alter table refund_approvals validate constraint refund_approvals_subject;
alter table refund_approvals validate constraint refund_approvals_kind;
alter table refund_approvals validate constraint refund_approvals_used;
-- What one operator moved alone is no open request. The old version asks for approvals as before.
drop index refund_approvals_open;
-- while open: the table has a row for each large refund and no other, so its indexes are built at once.
create unique index refund_approvals_open on refund_approvals (refund_id) where used_at is null and approved is not false;
-- while open: as above.
create unique index refund_approvals_of_subject on refund_approvals (kind, subject)
  where subject is not null and approved is null and not alone;
-- while open: as above.
create index refund_approvals_of_order on refund_approvals (order_id) where alone;
-- while open: as above.
create index refund_approvals_of_person on refund_approvals (person, asked_at) where alone;
