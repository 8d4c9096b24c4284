-- A return that its shop does not answer goes to an operator; it keeps the other size of an exchange.
insert into allowed_moves (lifecycle, from_state, to_state) values
  ('return', 'asked', 'unanswered'),
  ('return', 'unanswered', 'agreed'),
  ('return', 'unanswered', 'closed'),
  ('return', 'unanswered', 'cancelled');
-- while open: returns are few.
alter table returns drop constraint returns_hold_other_size, add constraint returns_hold_other_size
  check (holds_stock = (new_variant_id <> '' and state in ('asked', 'unanswered', 'agreed', 'picked up', 'not good')));
-- while open: as above. The version before lists unanswered returns without the index.
drop index returns_waiting;
-- while open: as above.
create index returns_waiting on returns (state, asked_at) where state in ('asked', 'unanswered', 'disputed', 'agreed', 'picked up', 'not good');
