-- The selling price when a product was added, and the one that its customer was last told of. Null: not known yet.
alter table wishlist_items add column added_price integer, add column told_price integer;
