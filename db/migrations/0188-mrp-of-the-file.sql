-- The MRP that a product's last file gave: `price` may be a few rupees below it, for a whole percent off. A later file
-- without an MRP starts from this one, so that it does not sink from file to file.
alter table products add column import_mrp integer;
