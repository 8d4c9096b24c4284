-- What is kept of refunds for delivering the parcels that remain, where delivery was free of charge at first, in paise.
alter table orders add column delivery_kept_paise int not null default 0 check (delivery_kept_paise >= 0);
