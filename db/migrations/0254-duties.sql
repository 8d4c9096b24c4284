-- What a login is for: everything of its role, or a shop's parcels alone, or the market's customers alone.
alter table staff add column duty text not null default 'all'
  constraint staff_duty_check check (duty = 'all' or (duty = 'packing' and role = 'seller') or (duty = 'support' and role = 'operator'));
