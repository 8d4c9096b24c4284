-- What a search in a large catalogue looks at. Of words that many hold, the best of those that stand well: looked for among the best
-- thousand, then 4,000, 16,000 and 64,000, until there are three times as many as are wanted, so that those with the words in their name
-- (step 1) or title (step 2) are among them. Where the best 64,000 hold `plenty`, the other million is not looked at, and `more` says that
-- nobody counted them: a list of the places of a frequent word takes a hundred times as long as what a page needs. Of words that
-- few hold, all.
create function found_by_words(
  anywhere tsquery, named tsquery, in_title tsquery, wanted integer, plenty integer, most integer)
returns table (product_id text, step integer, standing integer, total integer, more boolean)
language plpgsql stable rows 120 set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  seen constant text := 'select t.product_id, case when t.terms @@ $2 then 1 when t.terms @@ $3 then 2 else 3 end as step, t.standing
                         from product_terms t where t.standing >= 0 and t.terms @@ $1 and t.tier ';
  best constant text := ' order by t.standing >= 100000 desc, step, t.standing desc, t.product_id limit $4';
  collect constant text := 'select array_agg(f.product_id), array_agg(f.step), array_agg(f.standing)';
  ids text[]; steps integer[]; standings integer[];
  more_ids text[]; more_steps integer[]; more_standings integer[];
  found integer; upto integer; well_named integer;
begin
  for tier in 1..4 loop
    upto := tier;
    execute collect || ', count(*) filter (where f.step = 1 and f.standing >= 100000), coalesce(max(f.n), 0)
                        from (select *, count(*) over () as n from (' || seen || '<= ' || tier || ') t' || best || ') f'
      into ids, steps, standings, well_named, found using anywhere, named, in_title, wanted;
    exit when found >= 3 * wanted;
  end loop;

  more := upto < 4 or found >= plenty;
  total := least(found, most);
  if more then
    if upto < 4 and found < most then
      execute 'select count(*) from (select from product_terms where terms @@ $1 and standing >= 0 and tier <= 4 limit $2) popular'
        into total using anywhere, most;
    end if;
    if upto < 4 and well_named < wanted then
      execute collect || ' from (' || seen || '<= 4 and t.tier > ' || upto || best || ') f'
        into more_ids, more_steps, more_standings using named, named, in_title, wanted;
    end if;
  else
    -- All of the best 64,000 have been seen: the rest, in no order.
    execute collect || ' from (' || seen || '> 4 limit $4) f'
      into more_ids, more_steps, more_standings using anywhere, named, in_title, most - found;
    total := found + coalesce(cardinality(more_ids), 0);
    more := total >= most;
    if more then
      ids := ids || more_ids; steps := steps || more_steps; standings := standings || more_standings;
      execute collect || ' from (' || seen || '> 4 limit $4) f'
        into more_ids, more_steps, more_standings using named, named, in_title, wanted;
    end if;
  end if;
  return query select distinct on (f.id) f.id, f.s, f.st, total, more
    from unnest(ids || more_ids, steps || more_steps, standings || more_standings) f(id, s, st) order by f.id;
end $$;

-- How words are read is kept in the process: an edited synonym makes it read them again.
create trigger search_synonyms_changed after insert or update or delete on search_synonyms
  for each statement execute function tell_shop_changed();

-- The best that hold the words, as before; the rest of the catalogue is looked at only where the best 64,000 hold fewer than `plenty`.
drop function best_found(tsquery, integer);
create function best_found(query tsquery, wanted integer, plenty integer) returns table (product_id text, standing integer)
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
  if coalesce(cardinality(ids), 0) < least(wanted, plenty) then
    return query execute 'select product_id, standing from product_terms where terms @@ $1 and standing >= 0 and tier > 4 limit $2'
      using query, wanted - coalesce(cardinality(ids), 0);
  end if;
end $$;
