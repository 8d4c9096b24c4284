-- Where the shop delivers, when its runs leave, and when sellers pack.
create table delivery_zones (
  id      text primary key,
  name    text not null check (name <> ''),
  cash    boolean not null default false,
  version int not null default 1
);

-- Prefixes of a zone's PIN codes. The longest match decides.
create table delivery_prefixes (
  prefix  text primary key check (prefix ~ '^[1-9][0-9]{0,5}$'),
  zone_id text not null references delivery_zones (id) on delete cascade
);
create index delivery_prefixes_of_zone on delivery_prefixes (zone_id);

create table delivery_runs (
  id           text primary key,
  zone_id      text not null references delivery_zones (id) on delete cascade,
  -- 1 for Monday to 7 for Sunday.
  weekdays     int[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
  ready_by     time not null,
  days_later   int not null check (days_later between 0 and 30),
  arrives_from time not null,
  arrives_to   time not null,
  capacity     int check (capacity > 0),
  check (arrives_from < arrives_to),
  check (days_later > 0 or ready_by <= arrives_from)
);
create index delivery_runs_of_zone on delivery_runs (zone_id);

create table delivery_days_off (
  day  date primary key,
  name text not null
);

create table seller_hours (
  seller_id text not null references sellers (id),
  weekday   int not null check (weekday between 1 and 7),
  opens     time not null,
  closes    time not null,
  primary key (seller_id, weekday),
  check (opens < closes)
);

create table seller_packing (
  seller_id text primary key references sellers (id),
  minutes   int not null check (minutes between 1 and 10000),
  version   int not null default 1
);

create table seller_holidays (
  seller_id text not null references sellers (id),
  first_day date not null,
  last_day  date not null,
  primary key (seller_id, first_day),
  check (first_day <= last_day)
);

-- Places that orders hold on a day of a run with a capacity. `capacity` is the run's, or `held` if that was more when the
-- run's capacity was reduced.
create table delivery_slots (
  run_id   text not null references delivery_runs (id) on delete cascade,
  day      date not null,
  held     int not null check (held >= 0),
  capacity int not null,
  primary key (run_id, day),
  constraint delivery_slots_held check (held <= capacity)
);

-- The initial zones of every shop: its city, its state, the rest of India by courier, and islands that no courier serves.
insert into delivery_zones (id, name, cash) values
  ('zone-city', 'Jaipur', true), ('zone-state', 'Rajasthan', true), ('zone-india', 'Rest of India', false), ('zone-islands', 'Islands', false);
insert into delivery_prefixes (prefix, zone_id) values
  ('302', 'zone-city'),
  ('30', 'zone-state'), ('31', 'zone-state'), ('32', 'zone-state'), ('33', 'zone-state'), ('34', 'zone-state'),
  ('1', 'zone-india'), ('2', 'zone-india'), ('3', 'zone-india'), ('4', 'zone-india'), ('5', 'zone-india'),
  ('6', 'zone-india'), ('7', 'zone-india'), ('8', 'zone-india'), ('9', 'zone-india'),
  ('744', 'zone-islands'), ('68255', 'zone-islands');
insert into delivery_runs (id, zone_id, weekdays, ready_by, days_later, arrives_from, arrives_to) values
  ('run-city-today', 'zone-city', '{1,2,3,4,5,6,7}', '14:00', 0, '17:00', '21:00'),
  ('run-city-next', 'zone-city', '{1,2,3,4,5,6,7}', '20:00', 1, '10:00', '14:00'),
  ('run-state', 'zone-state', '{1,2,3,4,5,6}', '18:00', 2, '10:00', '19:00'),
  ('run-india', 'zone-india', '{1,2,3,4,5,6}', '18:00', 5, '10:00', '19:00');
