-- Beyond the best 64,000, whichever come first: putting ten thousand of the rest in order, to show the first few of them on a late page,
-- took a quarter of a second in a catalogue of a million.
create or replace function best_found(query tsquery, wanted integer) returns table (product_id text, standing integer)
language plpgsql stable rows 100 set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  ids text[];
  standings integer[];
begin
  for upto in 1..4 loop
    execute format('select array_agg(b.product_id), array_agg(b.standing) from (
                      select product_id, standing from product_terms where terms @@ $1 and standing >= 0 and tier <= %s
                      order by standing desc, product_id limit $2) b', upto)
      into ids, standings using query, wanted;
    exit when cardinality(ids) >= wanted;
  end loop;
  return query select * from unnest(ids, standings);
  if coalesce(cardinality(ids), 0) < wanted then
    return query execute 'select product_id, standing from product_terms where terms @@ $1 and standing >= 0 and tier > 4 limit $2'
      using query, wanted - coalesce(cardinality(ids), 0);
  end if;
end $$;

-- Until the very names are analysed, nothing tells that a name is seldom had by two.
analyze products;
