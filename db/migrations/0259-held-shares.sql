-- What sellers are owed of each order and have not earned yet: the balance of `seller_payable` by order, kept as it is
-- posted, so that the sum still held back is not looked up order by order. A row is of one order, whose transactions
-- wait for each other already. `ops ledger check` counts it again from the books.
create table held_shares (
  seller_id text not null,
  order_id text not null,
  paise bigint not null,
  primary key (seller_id, order_id)
);

create function hold_share() returns trigger language plpgsql as $$
declare
  of_order text;
begin
  select order_id into of_order from ledger_entries where id = new.entry_id;
  if of_order is null or exists (select from earnings where order_id = of_order and seller_id = new.party) then
    return null;
  end if;
  insert into held_shares as held (seller_id, order_id, paise) values (new.party, of_order, -new.amount_paise)
  on conflict (seller_id, order_id) do update set paise = held.paise + excluded.paise;
  delete from held_shares where seller_id = new.party and order_id = of_order and paise = 0;
  return null;
end
$$;

create function release_share() returns trigger language plpgsql as $$
begin
  delete from held_shares where seller_id = new.seller_id and order_id = new.order_id;
  return null;
end
$$;

-- Both wait until nobody writes, so that the rows below are of all that was posted. They work for the version before, too.
create trigger ledger_postings_hold after insert on ledger_postings
for each row when (new.account = 'seller_payable') execute function hold_share();
create trigger earnings_release after insert on earnings
for each row execute function release_share();

insert into held_shares (seller_id, order_id, paise)
select p.party, e.order_id, -sum(p.amount_paise)
from ledger_postings p join ledger_entries e on e.id = p.entry_id
where p.account = 'seller_payable' and e.order_id is not null
  and not exists (select from earnings where order_id = e.order_id and seller_id = p.party)
group by 1, 2 having sum(p.amount_paise) <> 0;
