-- The network an order came from, as a keyed digest, while the order holds goods without being paid: one network may hold only
-- so much.
alter table orders add column placed_from text;

-- while open: the column is empty until the new version writes it, so there is nothing to index.
create index orders_placed_from on orders (placed_from) where placed_from is not null;
