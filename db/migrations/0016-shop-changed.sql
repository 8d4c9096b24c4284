-- Every server process keeps guests' pages ready and hears on the channel `shop_changed` when one of them may be wrong.
-- A notice says nothing but that; within a transaction PostgreSQL sends it once. Stock tells only when something is sold
-- out or there again: transactions that notify commit one after the other, which every purchase would pay for.

create function tell_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', '');
  return null;
end $$;

create trigger products_changed after insert or update or delete on products
  for each statement execute function tell_shop_changed();
create trigger variants_changed after insert or update or delete on variants
  for each statement execute function tell_shop_changed();
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function tell_shop_changed();
create trigger sellers_changed after insert or update or delete on sellers
  for each statement execute function tell_shop_changed();
create trigger banners_changed after insert or update or delete on banners
  for each statement execute function tell_shop_changed();
create trigger home_groups_changed after insert or update or delete on home_groups
  for each statement execute function tell_shop_changed();
create trigger home_group_products_changed after insert or update or delete on home_group_products
  for each statement execute function tell_shop_changed();
create trigger reviews_changed after insert or update or delete on reviews
  for each statement execute function tell_shop_changed();
create trigger stock_ran_out_or_came after update on stock
  for each row when ((old.quantity = 0) <> (new.quantity = 0)) execute function tell_shop_changed();
