-- A stock row names its product beside its variant, and nothing said that the two belong together. One key over both says so, and is one
-- check for each row that is written instead of two.

-- while open: who edits a product's sizes waits for some seconds in a shop of a million products; who looks and who buys only reads them
create unique index variants_of_product on variants (id, product_id);
-- while open: the index is there, so no row is looked at
alter table variants add constraint variants_of_product unique using index variants_of_product;
-- The rows that are there are looked at by the next migration, beside those who write.
alter table stock add constraint stock_of_variant foreign key (variant_id, product_id)
  references variants (id, product_id) on delete cascade not valid;
alter table stock drop constraint stock_variant_id_fkey;
alter table stock drop constraint stock_product_id_fkey;
