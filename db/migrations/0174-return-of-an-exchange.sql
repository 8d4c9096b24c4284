-- What came in exchange can be asked back once more, for its money.
-- while open: returns are few, and the column is empty.
alter table returns add column of_return text references returns (id);
-- while open: as above.
alter table returns add constraint returns_exchange_once check (of_return is null or new_variant_id = '');
-- while open: as above.
create index returns_of_return on returns (of_return) where of_return is not null;
