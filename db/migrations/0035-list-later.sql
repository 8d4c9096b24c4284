-- An import writes products, their sizes and their stock, hundreds at a time. Each of the three would write the products' slim
-- rows anew, with all their indexes and ledgers. In a transaction that has set chowk.list_later they do not, and whoever
-- has set it calls list_products for what it changed, once, before its end.

create function lists_later() returns boolean language sql stable parallel safe
  return coalesce(current_setting('chowk.list_later', true), '') = 'on';

create or replace trigger list_new after insert on products
  referencing new table as changed for each statement
  when (not lists_later()) execute function list_changed_products();
create or replace trigger list_changed after update on products
  referencing new table as changed for each statement
  when (not lists_later()) execute function list_changed_products();
create or replace trigger list_new after insert on variants
  referencing new table as changed for each statement
  when (not lists_later()) execute function list_products_of_variants();
create or replace trigger list_changed after update on variants
  referencing old table as before new table as changed for each statement
  when (not lists_later()) execute function list_products_of_changed_variants();
create or replace trigger list_new after insert on stock
  referencing new table as changed for each statement
  when (not lists_later()) execute function list_products_of_stock();
create or replace trigger list_flipped after update on stock for each row
  when ((old.quantity > 0) is distinct from (new.quantity > 0) and not lists_later()) execute function list_stock();
