-- Each seller's share of the shipping is a multiple of this many paise: 100 once an order is cash on delivery.
alter table orders add column shipping_unit integer not null default 1;
