-- The order book lists the orders that shops placed with themselves.
-- while open: few orders are marked, and the index is built in one pass over them.
create index orders_own_purchase on orders (id) where own_purchase;
