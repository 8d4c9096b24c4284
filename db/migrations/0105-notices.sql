-- What happened to a customer, told once per kind and key. The outbox delivers it.
create table notices (
  id bigint generated always as identity primary key,
  customer_id text references customers(id),
  guest text not null default '',
  kind text not null,
  key text not null,
  subject text not null,
  text text not null,
  short text not null,
  link text not null,
  about text not null,
  order_number text not null,
  goods jsonb not null,
  urgent boolean not null,
  at timestamptz not null,
  sent_at timestamptz,
  read_at timestamptz,
  constraint notices_of_somebody check ((customer_id is null) <> (guest = '')),
  constraint notices_once unique nulls not distinct (customer_id, guest, kind, key)
);
create index notices_newest on notices (customer_id, id desc) where customer_id is not null;
create index notices_unread on notices (customer_id) where read_at is null and customer_id is not null;
create index notices_unsent on notices (at) where sent_at is null;
create index notices_by_age on notices (at);

-- Only choices that differ from the defaults.
create table notice_choices (
  customer_id text not null references customers(id),
  notice_group text not null,
  channel text not null,
  wanted boolean not null,
  primary key (customer_id, notice_group, channel)
);

alter table outbox add column notice_id bigint;
-- while open: the column is new and empty, so checking it takes no time
alter table outbox add constraint outbox_notice_fkey foreign key (notice_id) references notices(id) on delete cascade;
-- while open: the column is new and empty, and the table is small
create index outbox_of_notice on outbox (notice_id) where notice_id is not null;
-- while open: the release before writes only channels that were already allowed, and the table is small
alter table outbox drop constraint outbox_channel_check;
-- while open: as above
alter table outbox add constraint outbox_channel_check check (channel in ('sms', 'email', 'whatsapp', 'push'));
