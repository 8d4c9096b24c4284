-- The carrier's id of a message it accepted, and its receipts: WhatsApp's.
alter table outbox add column carrier_id text;
alter table outbox add column receipt text not null default '' check (receipt in ('', 'sent', 'failed', 'delivered', 'read'));
-- while open: the outbox is short, since sent messages are deleted after a few weeks
create index outbox_carrier_id on outbox (carrier_id) where carrier_id is not null;
