-- People who want to be told when the shop delivers to a PIN code.
create table delivery_waits (
  pincode    text not null,
  email      text not null,
  created_at timestamptz not null,
  primary key (pincode, email)
);
create index delivery_waits_created on delivery_waits (created_at);
create index delivery_waits_email on delivery_waits (lower(email));
