-- Counters of limits are made anew from the uses; those of before missed what was used while an offer had no limit.
delete from promotion_limits;

-- An order that used an offer for first orders. A customer has one such order at a time, whatever the offers.
alter table orders add column first_order boolean not null default false;
-- while open: no order is in it yet, so it is built by reading the table once.
create unique index orders_first_of_customer on orders (customer_id) where first_order and order_status <> 'cancelled';
