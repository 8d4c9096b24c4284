-- The selling price when the product was added, and the one the customer was last told of. Null: not known yet.
alter table wishlist_items add column added_price integer, add column told_price integer;
