-- Why an order waits for a person (money that did not fit): a code of src/domains/orders/attention.ts, '' for nothing.
alter table orders add column attention text not null default '';
create index orders_attention on orders (updated_at) where attention <> '';

-- Orders whose money may still come: what the provider is asked about.
create index orders_open on orders (placed_at) where payment_status in ('unpaid', 'pending', 'failed');
