-- Each seller's share of the shipping is a multiple of so many paise: 100 once an order is to be paid at the door.
alter table orders add column shipping_unit integer not null default 1;
