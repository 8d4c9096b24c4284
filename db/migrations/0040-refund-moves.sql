-- The moves of src/domains/orders/refund.ts: what is owed back has its table as orders and payments have theirs.
alter table allowed_moves drop constraint allowed_moves_lifecycle_check,
  add constraint allowed_moves_lifecycle_check check (lifecycle in ('order', 'payment', 'refund'));

insert into allowed_moves (lifecycle, from_state, to_state) values
  ('refund', 'due', 'sent'),
  ('refund', 'sent', 'done'),
  ('refund', 'sent', 'failed'),
  ('refund', 'sent', 'due'),
  ('refund', 'failed', 'due');

create function refuse_unknown_refund_move() returns trigger language plpgsql as $$
begin
  if not exists (
    select from allowed_moves where lifecycle = 'refund' and from_state = old.state and to_state = new.state
  ) then
    raise exception 'refund % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger refunds_moves before update of state on refunds
for each row when (old.state <> new.state) execute function refuse_unknown_refund_move();
