-- A second import finds its products by the handle they came under, and leaves stock alone where the file's number is the same.

create index products_import_handle on products (import_handle) where import_handle is not null;

-- Pieces that the file named at the last import; null for what was never imported.
alter table variants add column import_stock integer;
