-- A transaction that changes what one product's page shows, and no list of goods that guests wait for, names the product:
-- `set_config('chowk.changed_product', id || ' ' || slug, true)`. Every other change is of everything, as before.
create or replace function tell_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', coalesce(current_setting('chowk.changed_product', true), ''));
  return null;
end $$;
