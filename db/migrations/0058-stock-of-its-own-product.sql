-- A stock row names its product beside its variant, and nothing said that the two belong together. One key over both says so, and is one
-- check for each row that is written instead of two.
alter table variants add constraint variants_of_product unique (id, product_id);
alter table stock add constraint stock_of_variant foreign key (variant_id, product_id)
  references variants (id, product_id) on delete cascade;
alter table stock drop constraint stock_variant_id_fkey;
alter table stock drop constraint stock_product_id_fkey;
