-- What the unpaid orders of a customer and of a network hold, counted for one order at a time: after taking the locks, each
-- statement here sees what was committed meanwhile. The locks last until the transaction ends.
create function held_by(customer text, network text, out orders bigint, out pieces bigint, out network_orders bigint, out network_pieces bigint)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('orders of ' || customer, 0));
  select count(*), coalesce(sum(o.items), 0) into orders, pieces
  from orders o where o.customer_id = customer and o.holds_stock and not o.sold;
  network_orders := 0;
  network_pieces := 0;
  if network is not null then
    perform pg_advisory_xact_lock(hashtextextended('orders from ' || network, 0));
    select count(*), coalesce(sum(o.items), 0) into network_orders, network_pieces
    from orders o where o.placed_from = network and o.holds_stock and not o.sold;
  end if;
end
$$;
