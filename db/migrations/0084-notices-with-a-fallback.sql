-- A message names its occasion, is sent once per occasion and channel, and has a fallback to send if it fails.
alter table outbox
  add column notice text not null default '',
  add column about text not null default '',
  add column once text,
  add column fallback jsonb;

-- while open: the release before writes only states that were already allowed, and the table is small
alter table outbox drop constraint outbox_state_check;
-- while open: as above
alter table outbox add constraint outbox_state_check check (state in ('waiting', 'sent', 'failed', 'replaced'));

-- while open: the column is new and empty, and the table is small
create unique index outbox_once on outbox (once, channel) where once is not null;
-- while open: few messages have failed, and the table is small
create index outbox_failed on outbox (id desc) where state = 'failed';

alter table customers add column email_verified_at timestamptz;
