-- Fills in the pairs in stock of existing products, now that all writers maintain them.
with left_of as (
  select v.product_id,
         array_agg(distinct case v.size when 'One Size' then '' else v.size end || chr(31) || coalesce(nullif(v.colour, ''), p.colour)) as pairs
  from variants v join stock on stock.variant_id = v.id join products p on p.id = v.product_id
  where stock.quantity > 0 group by v.product_id
)
update listed_products l set pairs_in_stock = left_of.pairs from left_of where left_of.product_id = l.product_id;
