-- What a customer shows beside what is written on a ticket.
create table ticket_photos (
  id text primary key,
  ticket_id text not null references contact_messages (id) on delete cascade,
  full_size bytea not null,
  thumbnail bytea not null,
  created_at timestamptz not null
);
alter table ticket_photos alter column full_size set storage external;
alter table ticket_photos alter column thumbnail set storage external;
create index ticket_photos_ticket on ticket_photos (ticket_id, created_at);
