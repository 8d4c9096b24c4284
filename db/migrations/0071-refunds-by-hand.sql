-- Refunds that an operator sends have a state of their own: no provider is asked for them again.
-- while open: there are few refunds, so checking them takes milliseconds.
alter table refunds drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('due', 'sent', 'by_hand', 'done', 'failed'));

insert into allowed_moves (lifecycle, from_state, to_state) values
  ('refund', 'due', 'by_hand'),
  ('refund', 'due', 'done'),
  ('refund', 'by_hand', 'done'),
  ('refund', 'failed', 'by_hand'),
  ('refund', 'done', 'failed'),
  ('refund', 'done', 'by_hand');

-- Refunds that the provider refused, and those that an operator has sent.
update refunds r set state = 'by_hand' where state = 'due' and exists (
  select from order_moves m where m.order_id = r.order_id and m.lifecycle = 'refund' and m.to_state = 'failed');
update refunds r set state = 'done' where state = 'sent' and not exists (
  select from order_moves m where m.order_id = r.order_id and m.lifecycle = 'refund' and m.note = 'asked ' || r.provider);

delete from allowed_moves where lifecycle = 'refund' and (from_state, to_state) in (('sent', 'due'), ('failed', 'due'));
