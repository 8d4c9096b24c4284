-- A transaction that changes one product's page but no listing that guests need at once names the product:
-- `set_config('chowk.changed_product', id || ' ' || slug, true)`. Any other change concerns everything, as before.
create or replace function tell_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', coalesce(current_setting('chowk.changed_product', true), ''));
  return null;
end $$;
