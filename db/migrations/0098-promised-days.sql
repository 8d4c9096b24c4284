-- The day of each seller's parcel, as it was promised: { seller: { day, from, to, runId, held } }.
alter table orders add column promised jsonb not null default '{}';
