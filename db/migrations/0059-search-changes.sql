-- Which products were changed, for those who hold a copy of what is searched: who asks with the snapshot of the last asking is told of every
-- change that was not to be seen then, in whatever order the transactions ended. No number that is counted up can tell that.
create table search_changes (
  -- Empty: all of them.
  product_id text not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index search_changes_in on search_changes (changed_in);
create index search_changes_at on search_changes (changed_at);
alter table search_changes set (autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.1);

create function tell_searched() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) select product_id from changed;
  return null;
end $$;
create function tell_all_searched() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) values ('');
  return null;
end $$;

create trigger tell_searched_new after insert on listed_products
  referencing new table as changed for each statement execute function tell_searched();
create trigger tell_searched_changed after update on listed_products
  referencing new table as changed for each statement execute function tell_searched();
create trigger tell_searched_gone after delete on listed_products
  referencing old table as changed for each statement execute function tell_searched();
create trigger tell_searched_all after truncate on listed_products
  for each statement execute function tell_all_searched();
create trigger tell_searched_new after insert on product_search
  referencing new table as changed for each statement execute function tell_searched();
create trigger tell_searched_changed after update on product_search
  referencing new table as changed for each statement execute function tell_searched();
create trigger tell_searched_gone after delete on product_search
  referencing old table as changed for each statement execute function tell_searched();

-- What everybody has seen who asks at least once in an hour; others read all anew. Gives how many rows went.
create function forget_search_changes() returns integer language sql as $$
  with gone as (delete from search_changes where changed_at < now() - interval '1 hour' returning 1)
  select count(*)::integer from gone
$$;
