-- Looks at the rows that were there before their key, without a lock that a sale would wait for.
alter table stock validate constraint stock_of_variant;
