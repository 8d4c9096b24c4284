-- A refund is found by what its provider calls it.
create index refunds_reference on refunds (provider, reference) where reference <> '';
