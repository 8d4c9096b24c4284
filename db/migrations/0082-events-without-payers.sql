-- Removes the payer from stored events, as new ones are stored without.
create function pg_temp.without_payer(value jsonb) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (
      select coalesce(jsonb_object_agg(name, case when name = 'card' and jsonb_typeof(inside) = 'object' then (
          select coalesce(jsonb_object_agg(of_card.name, of_card.inside), '{}') from jsonb_each(field.inside) as of_card(name, inside)
          where of_card.name in ('id', 'entity', 'network', 'type')) else pg_temp.without_payer(inside) end), '{}')
      from jsonb_each(value) as field(name, inside)
      where name not in ('address', 'bank_account', 'billing_address', 'contact', 'customer', 'customer_details', 'customer_id', 'email',
        'ip', 'phone', 'shipping_address', 'token', 'token_id', 'user_agent', 'vpa'))
    when 'array' then (
      select coalesce(jsonb_agg(pg_temp.without_payer(item) order by position), '[]')
      from jsonb_array_elements(value) with ordinality as element(item, position))
    else value end;
end $$;

update payment_events set body = pg_temp.without_payer(body)
where body::text ~ '"(address|bank_account|billing_address|card|contact|customer|customer_details|customer_id|email|ip|phone|shipping_address|token|token_id|user_agent|vpa)":';
-- while open: a function of this session alone
drop function pg_temp.without_payer(jsonb);
