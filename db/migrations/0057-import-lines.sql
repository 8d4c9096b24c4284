-- A digest of the lines that a product was last imported from, so that the next run passes over what stands in the file as it did.
-- Null where the lines alone do not tell what they make: a photo beside the file may have changed.
alter table products add column import_lines text;
