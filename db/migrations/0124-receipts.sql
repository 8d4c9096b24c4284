-- How a carrier names a message that it took, and what it says of it: WhatsApp's receipts.
alter table outbox add column carrier_id text;
alter table outbox add column receipt text not null default '' check (receipt in ('', 'sent', 'failed', 'delivered', 'read'));
-- while open: the outbox is short: what was sent is deleted after a few weeks
create index outbox_carrier_id on outbox (carrier_id) where carrier_id is not null;
