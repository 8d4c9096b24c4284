-- An order number that people can say. Orders are counted by a sequence. The number is the count's place in a shuffled block of
-- all four-digit numbers, then of five digits, so that it stays short and does not reveal how many orders there are.
create sequence order_counts minvalue 0;

create function order_number(count bigint) returns bigint language plpgsql immutable strict as $$
declare
  low bigint := 1000;
begin
  while count >= low * 10 - 1000 loop
    low := low * 10;
  end loop;
  -- 618033989 has no divisor in common with the 9, 90, 900 … thousand numbers of a block: each is met once.
  return low + (count - (low - 1000)) * 618033989 % (low * 9);
end
$$;

-- while open: it writes each order once, seconds for a million. The version before leaves the column to its default.
alter table orders add column number bigint not null default order_number(nextval('order_counts'));
-- while open: seconds for a million orders, right after the line above.
alter table orders add constraint orders_number_key unique (number);
