-- The promised day of each seller's parcel: { seller: { day, from, to, runId, held } }.
alter table orders add column promised jsonb not null default '{}';
