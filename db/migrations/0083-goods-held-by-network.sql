-- The network an order was placed from, as a keyed digest, while it holds goods without being paid: one network holds only so much.
alter table orders add column placed_from text;

-- while open: the column is empty until the new version writes it, so the index is built from nothing.
create index orders_placed_from on orders (placed_from) where placed_from is not null;
