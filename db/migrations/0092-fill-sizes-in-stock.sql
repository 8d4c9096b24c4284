-- Fills in the sizes in stock of existing products, now that all writers maintain them.
with left_of as (
  select v.product_id, array_agg(distinct v.size) as sizes from variants v join stock on stock.variant_id = v.id
  where stock.quantity > 0 and v.size not in ('', 'One Size') group by v.product_id
)
update listed_products l set sizes_in_stock = left_of.sizes from left_of where left_of.product_id = l.product_id;
