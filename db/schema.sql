-- The schema that db/migrations make, for reading and for review. Generated: npm run generate -- schema

create extension pg_trgm;
create extension unaccent;
create text search dictionary shop_stem (template = snowball, language = 'english');

create sequence order_counts as bigint start 0 increment 1;

create sequence socket_io_attachments_id_seq as bigint start 1 increment 1 owned by socket_io_attachments.id;

create sequence ticket_counts as bigint start 0 increment 1;

create table addresses (
  id text not null,
  customer_id text not null,
  name text not null,
  address text not null,
  phone text not null,
  alternate_phone text not null default ''::text,
  pincode text not null,
  state text not null,
  city text not null,
  landmark text not null default ''::text,
  locality text not null default ''::text,
  is_default boolean not null default false,
  created_at timestamp with time zone not null,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX addresses_customer ON addresses USING btree (customer_id, created_at);
CREATE UNIQUE INDEX addresses_one_default ON addresses USING btree (customer_id) WHERE is_default;

create table allowed_moves (
  lifecycle text not null,
  from_state text not null,
  to_state text not null,
  constraint allowed_moves_pkey PRIMARY KEY (lifecycle, from_state, to_state),
  constraint allowed_moves_lifecycle_check CHECK ((lifecycle = ANY (ARRAY['order'::text, 'payment'::text, 'refund'::text, 'parcel'::text, 'return'::text]))) NOT VALID
);

create table backups (
  made_at timestamp with time zone not null,
  file text not null,
  bytes bigint not null,
  rows bigint not null,
  seconds integer not null,
  error text not null,
  constraint backups_pkey PRIMARY KEY (made_at)
);

create table bank_lines (
  id bigint not null generated always as identity,
  account text not null,
  value_date date,
  reference text not null,
  amount_paise bigint not null,
  ordinal integer not null,
  utr text,
  text text not null,
  order_id text,
  read_at timestamp with time zone not null,
  read_by text not null,
  provider text,
  payment_id text,
  payer text not null default ''::text,
  other_utr text,
  contradicted_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  constraint bank_lines_pkey PRIMARY KEY (id),
  constraint bank_lines_amount_paise_check CHECK ((amount_paise > 0)),
  constraint bank_lines_ordinal_check CHECK ((ordinal > 0)),
  constraint bank_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint bank_lines_payment FOREIGN KEY (provider, payment_id) REFERENCES payments(provider, payment_id),
  constraint bank_lines_account_value_date_reference_amount_paise_ordina_key UNIQUE NULLS NOT DISTINCT (account, value_date, reference, amount_paise, ordinal)
);
CREATE INDEX bank_lines_free ON bank_lines USING btree (amount_paise) WHERE (order_id IS NULL);
CREATE UNIQUE INDEX bank_lines_one_payment ON bank_lines USING btree (provider, payment_id);
CREATE INDEX bank_lines_other_utr ON bank_lines USING btree (other_utr) WHERE (other_utr IS NOT NULL);
CREATE INDEX bank_lines_utr ON bank_lines USING btree (utr) WHERE (utr IS NOT NULL);

create table bank_statements (
  id bigint not null generated always as identity,
  account text not null,
  from_day date,
  to_day date,
  opening_paise bigint,
  closing_paise bigint,
  read_at timestamp with time zone not null,
  head text not null default ''::text,
  constraint bank_statements_pkey PRIMARY KEY (id),
  constraint bank_statements_days CHECK (((from_day IS NULL) = (to_day IS NULL))),
  constraint bank_statements_once UNIQUE NULLS NOT DISTINCT (account, from_day, to_day, opening_paise, closing_paise)
);

create table banners (
  id text not null,
  picture text not null,
  heading text not null,
  button_text text not null,
  button_link text not null default ''::text,
  target_type text not null default ''::text,
  product_id text,
  category_id text,
  "position" integer not null default 0,
  version integer not null default 1,
  status text not null default 'active'::text,
  constraint banners_pkey PRIMARY KEY (id),
  constraint banners_status_check CHECK ((status = ANY (ARRAY['active'::text, 'hidden'::text]))),
  constraint banners_target_type_check CHECK ((target_type = ANY (ARRAY['product'::text, 'category'::text, ''::text]))),
  constraint banners_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL,
  constraint banners_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL
);
CREATE TRIGGER banners_changed AFTER INSERT OR DELETE OR UPDATE ON banners FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table cart_lines (
  id text not null,
  customer_id text not null,
  variant_id text not null,
  quantity integer not null,
  added_at timestamp with time zone not null,
  constraint cart_lines_pkey PRIMARY KEY (id),
  constraint cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint cart_lines_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint cart_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE,
  constraint cart_lines_customer_id_variant_id_key UNIQUE (customer_id, variant_id)
);

create table categories (
  id text not null,
  name text not null,
  slug text not null,
  image text not null default ''::text,
  hsn text not null default '6204'::text,
  "position" integer not null default 0,
  version integer not null default 1,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_name_key UNIQUE (name),
  constraint categories_slug_key UNIQUE (slug)
);
CREATE TRIGGER categories_changed AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();
CREATE TRIGGER names_changed AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_names_changed();

create table chat_messages (
  sequence bigint not null generated always as identity,
  id text not null,
  customer_id text not null,
  seller_id text not null,
  sender text not null,
  sender_name text not null,
  text text not null,
  automatic boolean not null default false,
  client_id text,
  created_at timestamp with time zone not null,
  picture_id text,
  product_id text,
  order_id text,
  constraint chat_messages_pkey PRIMARY KEY (sequence),
  constraint chat_messages_sender_check CHECK ((sender = ANY (ARRAY['customer'::text, 'seller'::text]))),
  constraint chat_messages_customer_id_seller_id_fkey FOREIGN KEY (customer_id, seller_id) REFERENCES conversations(customer_id, seller_id) ON DELETE CASCADE,
  constraint chat_messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint chat_messages_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES chat_pictures(id) ON DELETE SET NULL,
  constraint chat_messages_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL,
  constraint chat_messages_id_key UNIQUE (id)
);
CREATE UNIQUE INDEX chat_messages_client ON chat_messages USING btree (customer_id, seller_id, sender, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX chat_messages_conversation ON chat_messages USING btree (customer_id, seller_id, sequence DESC);
CREATE INDEX chat_messages_lately ON chat_messages USING btree (seller_id, created_at);

create table chat_pictures (
  id text not null,
  customer_id text not null,
  seller_id text not null,
  width integer not null,
  height integer not null,
  full_size bytea storage external not null,
  thumbnail bytea storage external not null,
  created_at timestamp with time zone not null,
  constraint chat_pictures_pkey PRIMARY KEY (id),
  constraint chat_pictures_customer_id_seller_id_fkey FOREIGN KEY (customer_id, seller_id) REFERENCES conversations(customer_id, seller_id) ON DELETE CASCADE
);

create table clawbacks (
  provider text not null,
  kind text not null,
  reference text not null,
  payment_id text not null,
  order_id text,
  amount_paise bigint not null,
  counted_paise bigint not null default 0,
  state text not null,
  opened_at timestamp with time zone not null,
  constraint clawbacks_pkey PRIMARY KEY (provider, kind, reference),
  constraint clawbacks_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint clawbacks_check CHECK (((counted_paise >= 0) AND (counted_paise <= amount_paise))),
  constraint clawbacks_kind_check CHECK ((kind = ANY (ARRAY['dispute'::text, 'refund'::text]))),
  constraint clawbacks_state_check CHECK ((state = ANY (ARRAY['open'::text, 'taken'::text, 'returned'::text]))),
  constraint clawbacks_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX clawbacks_order ON clawbacks USING btree (order_id) WHERE (state <> 'returned'::text);
CREATE INDEX clawbacks_payment ON clawbacks USING btree (provider, payment_id);

create table commission_invoices (
  seller_id text not null,
  month date not null,
  financial_year text not null,
  serial integer not null,
  number text not null,
  issued_at timestamp with time zone not null,
  content jsonb not null,
  constraint commission_invoices_pkey PRIMARY KEY (seller_id, month),
  constraint commission_invoices_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id),
  constraint commission_invoices_number_key UNIQUE (number),
  constraint commission_invoices_serial_key UNIQUE (financial_year, serial)
);

create table commission_requests (
  id text not null,
  seller_id text not null,
  category_id text not null,
  valid_from date not null,
  basis_points integer not null,
  reason text not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  approved boolean,
  decided_by text,
  decided_at timestamp with time zone,
  constraint commission_requests_pkey PRIMARY KEY (id),
  constraint commission_requests_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
  constraint commission_requests_decided CHECK (((approved IS NULL) = (decided_at IS NULL)))
);
CREATE INDEX commission_requests_open ON commission_requests USING btree (asked_at) WHERE (approved IS NULL);

create table consents (
  customer_id text not null,
  kind text not null,
  text text not null,
  given_at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (customer_id, kind, given_at),
  constraint consents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);

create table contact_answers (
  id text not null,
  message_id text not null,
  text text not null,
  author text not null,
  created_at timestamp with time zone not null,
  by_customer boolean not null default false,
  constraint contact_answers_pkey PRIMARY KEY (id),
  constraint contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE
);
CREATE INDEX contact_answers_message ON contact_answers USING btree (message_id, created_at);

create table contact_messages (
  id text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamp with time zone not null,
  state text not null default 'open'::text,
  version integer not null default 1,
  number bigint not null default order_number(nextval('ticket_counts'::regclass)),
  customer_id text,
  order_id text,
  first_answered_at timestamp with time zone,
  written_at timestamp with time zone,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))),
  constraint contact_messages_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint contact_messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX contact_messages_customer ON contact_messages USING btree (customer_id, created_at DESC) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX contact_messages_number ON contact_messages USING btree (number);
CREATE INDEX contact_messages_state ON contact_messages USING btree (state, created_at, id);

create table conversations (
  customer_id text not null,
  seller_id text not null,
  last_message_at timestamp with time zone,
  customer_read bigint not null default 0,
  seller_read bigint not null default 0,
  created_at timestamp with time zone not null,
  customer_last bigint not null default 0,
  seller_last bigint not null default 0,
  auto_answered bigint not null default 0,
  told_of bigint not null default 0,
  told_shop bigint not null default 0,
  constraint conversations_pkey PRIMARY KEY (customer_id, seller_id),
  constraint conversations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint conversations_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);
CREATE INDEX conversations_customer ON conversations USING btree (customer_id, last_message_at DESC);
CREATE INDEX conversations_seller ON conversations USING btree (seller_id, last_message_at DESC);
CREATE INDEX conversations_unanswered ON conversations USING btree (last_message_at) WHERE (customer_last > auto_answered);
CREATE INDEX conversations_untold ON conversations USING btree (last_message_at) WHERE ((seller_last > customer_read) AND (told_of <= customer_read));
CREATE INDEX conversations_untold_shop ON conversations USING btree (last_message_at) WHERE ((customer_last > seller_read) AND (told_shop <= seller_read));

create table coupons (
  code text not null,
  promotion_id text not null,
  customer_id text,
  max_uses integer,
  expires_at timestamp with time zone,
  minted_by text,
  voided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  active_from timestamp with time zone,
  constraint coupons_pkey PRIMARY KEY (code),
  constraint coupons_code_check CHECK ((code <> ''::text)),
  constraint coupons_max_uses_check CHECK ((max_uses > 0)),
  constraint coupons_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint coupons_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id),
  constraint coupons_minted_once UNIQUE (promotion_id, minted_by)
);
CREATE INDEX coupons_customer ON coupons USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX coupons_minted_by ON coupons USING btree (minted_by) WHERE (minted_by IS NOT NULL);

create table courier_updates (
  id bigint not null generated always as identity,
  awb text not null,
  status text not null,
  said_at text not null,
  courier text not null,
  received_at timestamp with time zone not null,
  outcome text not null,
  order_id text,
  seller_id text,
  settled_at timestamp with time zone,
  constraint courier_updates_pkey PRIMARY KEY (id),
  constraint courier_updates_outcome_check CHECK ((outcome = ANY (ARRAY['moved'::text, 'not moved'::text, 'unknown'::text, 'ambiguous'::text, 'lost'::text]))),
  constraint courier_updates_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint courier_updates_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id),
  constraint courier_updates_awb_status_said_at_key UNIQUE (awb, status, said_at)
);
CREATE INDEX courier_updates_open ON courier_updates USING btree (id) WHERE ((settled_at IS NULL) AND (outcome <> 'moved'::text));

create table credit_note_counters (
  seller_id text not null,
  financial_year text not null,
  last_number integer not null,
  constraint credit_note_counters_pkey PRIMARY KEY (seller_id, financial_year)
);

create table credit_notes (
  order_id text not null,
  seller_id text not null,
  financial_year text not null,
  serial integer not null,
  number text not null,
  issued_at timestamp with time zone not null,
  content jsonb not null,
  cause text not null default 'cancelled'::text,
  constraint credit_notes_pkey PRIMARY KEY (order_id, seller_id, cause),
  constraint credit_notes_number_key UNIQUE (number),
  constraint credit_notes_seller_id_financial_year_serial_key UNIQUE (seller_id, financial_year, serial)
);

create table customers (
  id text not null,
  name text not null,
  email text,
  mobile text,
  password_hash text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  former_email text,
  blocked_at timestamp with time zone,
  block_reason text,
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_mobile_key UNIQUE (mobile)
);
CREATE UNIQUE INDEX customers_email ON customers USING btree (lower(email));
CREATE INDEX customers_former_email ON customers USING btree (lower(former_email)) WHERE (former_email IS NOT NULL);
CREATE INDEX customers_name ON customers USING btree (lower(name) text_pattern_ops);
CREATE INDEX customers_name_words ON customers USING gin (string_to_array(lower(name), ' '::text));

create table delivery_days_off (
  day date not null,
  name text not null,
  constraint delivery_days_off_pkey PRIMARY KEY (day)
);

create table delivery_prefixes (
  prefix text not null,
  zone_id text not null,
  constraint delivery_prefixes_pkey PRIMARY KEY (prefix),
  constraint delivery_prefixes_prefix_check CHECK ((prefix ~ '^[1-9][0-9]{0,5}$'::text)),
  constraint delivery_prefixes_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES delivery_zones(id) ON DELETE CASCADE
);
CREATE INDEX delivery_prefixes_of_zone ON delivery_prefixes USING btree (zone_id);

create table delivery_runs (
  id text not null,
  zone_id text not null,
  weekdays integer[] not null,
  ready_by time without time zone not null,
  days_later integer not null,
  arrives_from time without time zone not null,
  arrives_to time without time zone not null,
  capacity integer,
  constraint delivery_runs_pkey PRIMARY KEY (id),
  constraint delivery_runs_capacity_check CHECK ((capacity > 0)),
  constraint delivery_runs_check CHECK ((arrives_from < arrives_to)),
  constraint delivery_runs_check1 CHECK (((days_later > 0) OR (ready_by <= arrives_from))),
  constraint delivery_runs_days_later_check CHECK (((days_later >= 0) AND (days_later <= 30))),
  constraint delivery_runs_weekdays_check CHECK ((((cardinality(weekdays) >= 1) AND (cardinality(weekdays) <= 7)) AND (weekdays <@ '{1,2,3,4,5,6,7}'::integer[]))),
  constraint delivery_runs_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES delivery_zones(id) ON DELETE CASCADE
);
CREATE INDEX delivery_runs_of_zone ON delivery_runs USING btree (zone_id);

create table delivery_slots (
  run_id text not null,
  day date not null,
  held integer not null,
  capacity integer not null,
  constraint delivery_slots_pkey PRIMARY KEY (run_id, day),
  constraint delivery_slots_held CHECK ((held <= capacity)),
  constraint delivery_slots_held_check CHECK ((held >= 0)),
  constraint delivery_slots_run_id_fkey FOREIGN KEY (run_id) REFERENCES delivery_runs(id) ON DELETE CASCADE
);

create table delivery_waits (
  pincode text not null,
  email text not null,
  created_at timestamp with time zone not null,
  constraint delivery_waits_pkey PRIMARY KEY (pincode, email)
);
CREATE INDEX delivery_waits_created ON delivery_waits USING btree (created_at);
CREATE INDEX delivery_waits_email ON delivery_waits USING btree (lower(email));

create table delivery_zones (
  id text not null,
  name text not null,
  cash boolean not null default false,
  version integer not null default 1,
  constraint delivery_zones_pkey PRIMARY KEY (id),
  constraint delivery_zones_name_check CHECK ((name <> ''::text))
);

create table desk_changes (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  staff_id text not null,
  seller_id text,
  subject text not null,
  subject_id text not null,
  did text not null,
  before jsonb,
  after jsonb,
  constraint desk_changes_pkey PRIMARY KEY (id),
  constraint desk_changes_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id),
  constraint desk_changes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX desk_changes_seller ON desk_changes USING btree (seller_id, id DESC);
CREATE INDEX desk_changes_subject ON desk_changes USING btree (subject, subject_id, id DESC);

create table disputes (
  provider text not null,
  reference text not null,
  payment_id text not null,
  order_id text,
  amount_paise bigint not null,
  lost_paise bigint not null default 0,
  state text not null,
  phase text not null default ''::text,
  reason text not null default ''::text,
  respond_by timestamp with time zone,
  opened_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint disputes_pkey PRIMARY KEY (provider, reference),
  constraint disputes_amount_paise_check CHECK ((amount_paise > 0)),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'closed'::text])))
);
CREATE INDEX disputes_opened ON disputes USING btree (opened_at);

create table earnings (
  order_id text not null,
  seller_id text not null,
  sold_on date not null,
  earned_at timestamp with time zone not null,
  lines jsonb not null,
  goods_paise bigint not null,
  off_seller_paise bigint not null,
  off_market_paise bigint not null,
  commission_paise bigint not null,
  commission_gst_paise bigint not null,
  taxable_paise bigint not null,
  tcs_paise bigint not null,
  tds_paise bigint not null,
  amount_paise bigint not null,
  payout_id text,
  constraint earnings_pkey PRIMARY KEY (order_id, seller_id),
  constraint earnings_add_up CHECK ((amount_paise = ((((goods_paise - off_seller_paise) - commission_paise) - tcs_paise) - tds_paise))),
  constraint earnings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint earnings_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint earnings_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX earnings_lately ON earnings USING btree (earned_at DESC);
CREATE INDEX earnings_of_payout ON earnings USING btree (payout_id) WHERE (payout_id IS NOT NULL);
CREATE INDEX earnings_of_seller ON earnings USING btree (seller_id, earned_at DESC);
CREATE INDEX earnings_unpaid ON earnings USING btree (seller_id) WHERE (payout_id IS NULL);
CREATE TRIGGER earnings_release AFTER INSERT ON earnings FOR EACH ROW EXECUTE FUNCTION release_share();

create table email_links (
  customer_id text not null,
  kind text not null,
  token_hash bytea not null,
  email text not null,
  expires_at timestamp with time zone not null,
  constraint email_links_pkey PRIMARY KEY (customer_id, kind),
  constraint email_links_kind_check CHECK ((kind = ANY (ARRAY['reset'::text, 'verify'::text]))),
  constraint email_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint email_links_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX email_links_expires ON email_links USING btree (expires_at);

create table gst_rates (
  hsn_prefix text not null,
  valid_from date not null,
  up_to_paise bigint,
  rate_percent integer not null,
  constraint gst_rates_rate_percent_check CHECK (((rate_percent >= 0) AND (rate_percent <= 40)))
);
CREATE UNIQUE INDEX gst_rates_key ON gst_rates USING btree (hsn_prefix, valid_from, COALESCE(up_to_paise, ('-1'::integer)::bigint));

create table held_shares (
  seller_id text not null,
  order_id text not null,
  paise bigint not null,
  constraint held_shares_pkey PRIMARY KEY (seller_id, order_id)
);

create table home_group_products (
  group_id text not null,
  product_id text not null,
  "position" integer not null default 0,
  constraint home_group_products_pkey PRIMARY KEY (group_id, product_id),
  constraint home_group_products_group_id_fkey FOREIGN KEY (group_id) REFERENCES home_groups(id) ON DELETE CASCADE,
  constraint home_group_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE TRIGGER home_group_products_changed AFTER INSERT OR DELETE OR UPDATE ON home_group_products FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table home_groups (
  id text not null,
  title text not null,
  "position" integer not null default 0,
  version integer not null default 1,
  constraint home_groups_pkey PRIMARY KEY (id)
);
CREATE TRIGGER home_groups_changed AFTER INSERT OR DELETE OR UPDATE ON home_groups FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table idempotency_keys (
  customer_id text not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (customer_id, call, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys USING btree (created_at);

create table import_columns (
  seller_id text not null,
  head text not null,
  columns jsonb not null,
  chosen_at timestamp with time zone not null,
  constraint import_columns_pkey PRIMARY KEY (seller_id, head),
  constraint import_columns_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);

create table import_kinds (
  seller_id text not null,
  kind text not null,
  category_id text,
  chosen_at timestamp with time zone not null,
  constraint import_kinds_pkey PRIMARY KEY (seller_id, kind),
  constraint import_kinds_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  constraint import_kinds_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);
CREATE INDEX import_kinds_category ON import_kinds USING btree (category_id);

create table import_photos (
  seller_id text not null,
  name text not null,
  picture text not null,
  sent_at timestamp with time zone not null,
  constraint import_photos_pkey PRIMARY KEY (seller_id, name),
  constraint import_photos_picture_fkey FOREIGN KEY (picture) REFERENCES pictures(key) ON DELETE CASCADE,
  constraint import_photos_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX import_photos_picture ON import_photos USING btree (picture);

create table invoice_counters (
  seller_id text not null,
  financial_year text not null,
  last_number integer not null,
  constraint invoice_counters_pkey PRIMARY KEY (seller_id, financial_year)
);

create table invoices (
  order_id text not null,
  seller_id text not null,
  financial_year text not null,
  serial integer not null,
  number text not null,
  issued_at timestamp with time zone not null,
  content jsonb not null,
  cause text not null default ''::text,
  constraint invoices_pkey PRIMARY KEY (order_id, seller_id, cause),
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint invoices_number_key UNIQUE (number),
  constraint invoices_seller_id_financial_year_serial_key UNIQUE (seller_id, financial_year, serial)
);

create table job_workers (
  id text not null,
  seen_at timestamp with time zone not null,
  constraint job_workers_pkey PRIMARY KEY (id)
);

create table kysely_migration (
  name character varying(255) not null,
  "timestamp" character varying(255) not null,
  constraint kysely_migration_pkey PRIMARY KEY (name)
);

create table ledger_entries (
  id bigint not null generated always as identity,
  key text not null,
  kind text not null,
  order_id text,
  note text not null default ''::text,
  at timestamp with time zone not null,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'allocation'::text, 'sale'::text, 'sale_taken_back'::text, 'excess'::text, 'written_off'::text, 'refund'::text, 'refund_returned'::text, 'fee'::text, 'refund_elsewhere'::text, 'dispute'::text, 'dispute_ended'::text, 'settlement'::text, 'cash'::text, 'cash_handed_in'::text, 'goodwill'::text, 'earning'::text, 'payout'::text, 'payout_paid'::text, 'payout_back'::text]))) NOT VALID,
  constraint ledger_entries_key_key UNIQUE (key)
);
CREATE INDEX ledger_entries_order ON ledger_entries USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

create table ledger_postings (
  entry_id bigint not null,
  line smallint not null,
  account text not null,
  party text not null default ''::text,
  amount_paise bigint not null,
  constraint ledger_postings_pkey PRIMARY KEY (entry_id, line),
  constraint ledger_postings_account_check CHECK ((account = ANY (ARRAY['bank'::text, 'provider'::text, 'receivable'::text, 'unallocated'::text, 'refunds_owed'::text, 'seller_payable'::text, 'commission'::text, 'shipping'::text, 'tax'::text, 'other_income'::text, 'written_off'::text, 'provider_fees'::text, 'input_tax'::text, 'disputed'::text, 'lost_disputes'::text, 'cash'::text, 'promotions'::text, 'goodwill'::text, 'tcs'::text, 'tds'::text, 'payouts'::text]))) NOT VALID,
  constraint ledger_postings_amount_paise_check CHECK ((amount_paise <> 0)),
  constraint ledger_postings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entries(id),
  constraint ledger_postings_balance TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ledger_postings_balances ON ledger_postings USING btree (account, party) INCLUDE (amount_paise);
CREATE TRIGGER ledger_postings_append_only BEFORE DELETE OR UPDATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_entry();
CREATE TRIGGER ledger_postings_hold AFTER INSERT ON ledger_postings FOR EACH ROW WHEN ((new.account = 'seller_payable'::text)) EXECUTE FUNCTION hold_share();

create table listed_products (
  product_id text not null,
  version bigint not null default ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint,
  active boolean not null,
  category_id text not null,
  seller_id text not null,
  brand text not null,
  final_price integer not null,
  discount smallint not null,
  rating_tenths smallint not null,
  rating_count integer not null,
  in_stock boolean not null,
  sizes text[] not null,
  colours text[] not null,
  size_keys text[] not null,
  colour_keys text[] not null,
  created_at timestamp with time zone not null,
  attributes text[] not null default '{}'::text[],
  sizes_in_stock text[] not null default '{}'::text[],
  pairs_in_stock text[] not null default '{}'::text[],
  price integer,
  constraint listed_products_pkey PRIMARY KEY (product_id),
  constraint listed_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) DEFERRABLE INITIALLY DEFERRED
) with (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX listed_category_new ON listed_products USING btree (category_id, created_at DESC, product_id) INCLUDE (final_price, rating_tenths, discount, in_stock) WHERE active;
CREATE INDEX listed_category_rating ON listed_products USING btree (category_id, rating_tenths DESC, rating_count DESC, product_id) INCLUDE (final_price, discount, in_stock) WHERE active;
CREATE INDEX listed_discount ON listed_products USING btree (discount DESC, product_id) INCLUDE (final_price, rating_tenths, in_stock) WHERE active;
CREATE INDEX listed_new ON listed_products USING btree (created_at DESC, product_id) INCLUDE (final_price, rating_tenths, discount, in_stock) WHERE active;
CREATE INDEX listed_price ON listed_products USING btree (final_price, product_id) INCLUDE (rating_tenths, discount, in_stock) WHERE active;
CREATE INDEX listed_rating ON listed_products USING btree (rating_tenths DESC, rating_count DESC, product_id) INCLUDE (final_price, discount, in_stock) WHERE active;
CREATE INDEX listed_seller ON listed_products USING btree (seller_id, created_at DESC, product_id) WHERE active;

create unlogged table live_people (
  kind text not null,
  person_id text not null,
  process_id text not null,
  constraint live_people_pkey PRIMARY KEY (kind, person_id, process_id),
  constraint live_people_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'seller'::text]))),
  constraint live_people_process_id_fkey FOREIGN KEY (process_id) REFERENCES live_processes(id) ON DELETE CASCADE
);
CREATE INDEX live_people_process ON live_people USING btree (process_id);

create unlogged table live_processes (
  id text not null,
  seen_at timestamp with time zone not null,
  constraint live_processes_pkey PRIMARY KEY (id)
);

create table notice_choices (
  customer_id text not null,
  notice_group text not null,
  channel text not null,
  wanted boolean not null,
  constraint notice_choices_pkey PRIMARY KEY (customer_id, notice_group, channel),
  constraint notice_choices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);

create table notices (
  id bigint not null generated always as identity,
  customer_id text,
  guest text not null default ''::text,
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
  at timestamp with time zone not null,
  sent_at timestamp with time zone,
  read_at timestamp with time zone,
  seller_id text,
  of_customer text,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_of_somebody CHECK ((num_nonnulls(customer_id, seller_id, NULLIF(guest, ''::text)) = 1)) NOT VALID,
  constraint notices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint notices_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) NOT VALID,
  constraint notices_once UNIQUE NULLS NOT DISTINCT (customer_id, guest, kind, key)
);
CREATE INDEX notices_by_age ON notices USING btree (at);
CREATE INDEX notices_newest ON notices USING btree (customer_id, id DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX notices_of_customer ON notices USING btree (of_customer) WHERE (of_customer IS NOT NULL);
CREATE INDEX notices_of_shop ON notices USING btree (seller_id, id DESC) WHERE (seller_id IS NOT NULL);
CREATE INDEX notices_unread ON notices USING btree (customer_id) WHERE ((read_at IS NULL) AND (customer_id IS NOT NULL));
CREATE INDEX notices_unsent ON notices USING btree (at) WHERE (sent_at IS NULL);

create table order_lines (
  order_id text not null,
  "position" integer not null,
  product_id text not null,
  variant_id text not null,
  seller_id text not null,
  shop_name text not null,
  slug text not null,
  name text not null,
  brand text not null,
  size text not null,
  colour text not null,
  hsn text not null,
  quantity integer not null,
  price integer not null,
  discount integer not null,
  unit_price integer not null,
  images text[] not null,
  off_paise integer not null default 0,
  off_seller_paise integer not null default 0,
  constraint order_lines_pkey PRIMARY KEY (order_id, "position"),
  constraint order_lines_off CHECK ((((off_seller_paise >= 0) AND (off_seller_paise <= off_paise)) AND (off_paise <= (((unit_price)::bigint * quantity) * 100)))) NOT VALID,
  constraint order_lines_quantity_check CHECK ((quantity > 0)),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_lines_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX order_lines_named ON order_lines USING gin (name gin_trgm_ops);
CREATE INDEX order_lines_product ON order_lines USING btree (product_id);
CREATE INDEX order_lines_seller ON order_lines USING btree (seller_id, order_id);
CREATE INDEX order_lines_variant ON order_lines USING btree (variant_id);

create table order_moves (
  id bigint not null generated always as identity,
  order_id text not null,
  lifecycle text not null,
  from_state text not null,
  to_state text not null,
  actor text not null,
  note text not null default ''::text,
  at timestamp with time zone not null,
  counted boolean not null default false,
  constraint order_moves_pkey PRIMARY KEY (id),
  constraint order_moves_lifecycle_check CHECK ((lifecycle = ANY (ARRAY['order'::text, 'payment'::text, 'stock'::text, 'refund'::text, 'parcel'::text, 'return'::text]))) NOT VALID,
  constraint order_moves_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_moves_order ON order_moves USING btree (order_id, id);
CREATE INDEX order_moves_to_count ON order_moves USING btree (id) WHERE (NOT counted);

create table order_parcels (
  order_id text not null,
  seller_id text not null,
  packed_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancelled_by text,
  courier text not null default ''::text,
  awb text not null default ''::text,
  delivered_at timestamp with time zone,
  refused_at timestamp with time zone,
  came_back_at timestamp with time zone,
  came_back_good boolean,
  lost_at timestamp with time zone,
  brought_back_at timestamp with time zone,
  refusal_denied_at timestamp with time zone,
  refusal_stands boolean,
  wrong_codes integer not null default 0,
  earned boolean not null default false,
  constraint order_parcels_pkey PRIMARY KEY (order_id, seller_id),
  constraint order_parcels_denied CHECK ((((refusal_denied_at IS NULL) OR (refused_at IS NOT NULL)) AND ((refusal_stands IS NULL) OR (refusal_denied_at IS NOT NULL)))),
  constraint order_parcels_one_way CHECK ((((cancelled_at IS NULL) = (cancelled_by IS NULL)) AND ((cancelled_at IS NULL) OR (packed_at IS NULL) OR (brought_back_at IS NOT NULL)) AND ((handed_over_at IS NULL) OR (packed_at IS NOT NULL)) AND ((delivered_at IS NULL) OR ((handed_over_at IS NOT NULL) AND (brought_back_at IS NULL))) AND ((refused_at IS NULL) OR ((handed_over_at IS NOT NULL) AND (delivered_at IS NULL) AND (brought_back_at IS NULL))) AND ((lost_at IS NULL) OR ((handed_over_at IS NOT NULL) AND (delivered_at IS NULL) AND (refused_at IS NULL) AND (cancelled_at IS NULL))) AND ((brought_back_at IS NULL) OR (handed_over_at IS NOT NULL)) AND ((came_back_at IS NULL) OR (refused_at IS NOT NULL) OR (lost_at IS NOT NULL)))),
  constraint order_parcels_seen CHECK (((came_back_at IS NULL) = (came_back_good IS NULL))),
  constraint order_parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_parcels_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX order_parcels_awb ON order_parcels USING btree (upper(awb)) WHERE (awb <> ''::text);
CREATE INDEX order_parcels_cancelled ON order_parcels USING btree (cancelled_at) WHERE (cancelled_at IS NOT NULL);
CREATE INDEX order_parcels_not_delivered ON order_parcels USING btree (seller_id, order_id) WHERE ((refused_at IS NOT NULL) OR (lost_at IS NOT NULL) OR (brought_back_at IS NOT NULL));
CREATE INDEX order_parcels_packed ON order_parcels USING btree (seller_id, packed_at DESC) WHERE (packed_at IS NOT NULL);
CREATE INDEX order_parcels_to_decide ON order_parcels USING btree (seller_id) WHERE ((refusal_denied_at IS NOT NULL) OR (wrong_codes > 0));
CREATE INDEX order_parcels_to_earn ON order_parcels USING btree (delivered_at) WHERE ((delivered_at IS NOT NULL) AND (NOT earned));
CREATE TRIGGER order_parcels_moves BEFORE UPDATE ON order_parcels FOR EACH ROW WHEN ((state_of_parcel(old.*) <> state_of_parcel(new.*))) EXECUTE FUNCTION refuse_unknown_parcel_move();

create table orders (
  id text not null,
  customer_id text not null,
  goods_total integer not null,
  shipping_fee integer not null,
  items integer not null,
  payment_status text not null default 'unpaid'::text,
  order_status text not null default 'pending'::text,
  ship_to jsonb not null,
  holds_stock boolean not null default true,
  from_cart boolean not null default false,
  cart_cleared_at timestamp with time zone,
  placed_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  asked_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  attention text not null default ''::text,
  placed_from text,
  number bigint not null default order_number(nextval('order_counts'::regclass)),
  promised jsonb not null default '{}'::jsonb,
  pay_by text not null default 'upi'::text,
  sold boolean generated always as (((payment_status = 'paid'::text) OR (pay_by = 'delivery'::text))) virtual,
  shipping_unit integer not null default 1,
  discount integer not null default 0,
  delivery_off integer not null default 0,
  applied jsonb not null default '[]'::jsonb,
  price integer generated always as (((goods_total + shipping_fee) - discount)) virtual,
  first_order boolean not null default false,
  delivery_kept_paise integer not null default 0,
  own_purchase boolean not null default false,
  delivery_due_with text,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_delivery_kept_paise_check CHECK ((delivery_kept_paise >= 0)),
  constraint orders_discount CHECK (((discount >= 0) AND ((delivery_off >= 0) AND (delivery_off <= shipping_fee)) AND ((discount - delivery_off) < goods_total))) NOT VALID,
  constraint orders_goods_total_check CHECK ((goods_total > 0)),
  constraint orders_items_check CHECK ((items > 0)),
  constraint orders_order_status_check CHECK ((order_status = ANY (ARRAY['pending'::text, 'placed'::text, 'warehouse'::text, 'success'::text, 'cancelled'::text]))),
  constraint orders_pay_by_check CHECK (((pay_by = 'upi'::text) OR ((pay_by = 'delivery'::text) AND (order_status <> 'pending'::text) AND (payment_status <> 'failed'::text)))) NOT VALID,
  constraint orders_payment_status_check CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'pending'::text, 'paid'::text, 'failed'::text]))),
  constraint orders_shipping_fee_check CHECK ((shipping_fee >= 0)),
  constraint orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint orders_number_key UNIQUE (number)
);
CREATE INDEX orders_attention ON orders USING btree (updated_at) WHERE (attention <> ''::text);
CREATE INDEX orders_cancelled ON orders USING btree (id) WHERE (order_status = 'cancelled'::text);
CREATE INDEX orders_customer ON orders USING btree (customer_id, placed_at DESC, id DESC);
CREATE INDEX orders_delivery_kept ON orders USING btree (updated_at) WHERE (delivery_kept_paise > 0);
CREATE INDEX orders_expiring ON orders USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE UNIQUE INDEX orders_first_of_customer ON orders USING btree (customer_id) WHERE (first_order AND (order_status <> 'cancelled'::text));
CREATE INDEX orders_found ON orders USING gin ((((((((((((id || ' '::text) || (number)::text) || ' '::text) || COALESCE((ship_to ->> 'name'::text), ''::text)) || ' '::text) || COALESCE((ship_to ->> 'phonenumber'::text), ''::text)) || ' '::text) || COALESCE((ship_to ->> 'alternatephonenumber'::text), ''::text)) || ' '::text) || ((((((((COALESCE((ship_to ->> 'address'::text), ''::text) || ' '::text) || COALESCE((ship_to ->> 'locality'::text), ''::text)) || ' '::text) || COALESCE((ship_to ->> 'landmark'::text), ''::text)) || ' '::text) || COALESCE((ship_to ->> 'cityTown'::text), ''::text)) || ' '::text) || COALESCE((ship_to ->> 'pincode'::text), ''::text)))) gin_trgm_ops);
CREATE INDEX orders_on_delivery ON orders USING btree (customer_id) WHERE (pay_by = 'delivery'::text);
CREATE INDEX orders_open ON orders USING btree (placed_at) WHERE (payment_status = ANY (ARRAY['unpaid'::text, 'pending'::text, 'failed'::text]));
CREATE INDEX orders_own_purchase ON orders USING btree (id) WHERE own_purchase;
CREATE INDEX orders_pending ON orders USING btree (id) WHERE (order_status = 'pending'::text);
CREATE INDEX orders_placed ON orders USING btree (placed_at);
CREATE INDEX orders_placed_from ON orders USING btree (placed_from) WHERE (placed_from IS NOT NULL);
CREATE INDEX orders_to_pack ON orders USING btree (placed_at) WHERE (order_status = 'placed'::text);
CREATE INDEX orders_underway ON orders USING btree (id) WHERE (order_status = ANY (ARRAY['placed'::text, 'warehouse'::text]));
CREATE TRIGGER orders_moves BEFORE UPDATE OF order_status, payment_status ON orders FOR EACH ROW WHEN (((old.order_status <> new.order_status) OR (old.payment_status <> new.payment_status))) EXECUTE FUNCTION refuse_unknown_move();

create table otps (
  mobile text not null,
  code_hash bytea,
  expires_at timestamp with time zone not null,
  tries integer not null,
  sent_at timestamp with time zone[] not null,
  wrong_at timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  vouched_at timestamp with time zone,
  constraint otps_pkey PRIMARY KEY (mobile)
);
CREATE INDEX otps_expires ON otps USING btree (expires_at);

create table outbox (
  id bigint not null generated always as identity,
  recipient text not null,
  channel text not null,
  subject text not null default ''::text,
  text text not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  last_error text not null default ''::text,
  next_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  template_values jsonb not null default '{}'::jsonb,
  secret_until timestamp with time zone,
  notice text not null default ''::text,
  about text not null default ''::text,
  once text,
  fallback jsonb,
  notice_id bigint,
  carrier_id text,
  receipt text not null default ''::text,
  customer_id text,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text, 'whatsapp'::text, 'push'::text]))),
  constraint outbox_receipt_check CHECK ((receipt = ANY (ARRAY[''::text, 'sent'::text, 'failed'::text, 'delivered'::text, 'read'::text]))),
  constraint outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'replaced'::text]))),
  constraint outbox_notice_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE
);
CREATE INDEX outbox_carrier_id ON outbox USING btree (carrier_id) WHERE (carrier_id IS NOT NULL);
CREATE INDEX outbox_failed ON outbox USING btree (id DESC) WHERE (state = 'failed'::text);
CREATE INDEX outbox_of_notice ON outbox USING btree (notice_id) WHERE (notice_id IS NOT NULL);
CREATE UNIQUE INDEX outbox_once ON outbox USING btree (once, channel) WHERE (once IS NOT NULL);
CREATE INDEX outbox_recipient ON outbox USING btree (recipient, id DESC);
CREATE INDEX outbox_secrets ON outbox USING btree (secret_until) WHERE (secret_until IS NOT NULL);
CREATE INDEX outbox_waiting ON outbox USING btree (next_at) WHERE (state = 'waiting'::text);

create table payment_claims (
  utr text not null,
  order_id text not null,
  state text not null default 'open'::text,
  claimed_at timestamp with time zone not null,
  statements_without integer not null default 0,
  missing_until date,
  constraint payment_claims_pkey PRIMARY KEY (utr, order_id),
  constraint payment_claims_state_check CHECK ((state = ANY (ARRAY['open'::text, 'confirmed'::text, 'rejected'::text]))),
  constraint payment_claims_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE UNIQUE INDEX payment_claims_one_order ON payment_claims USING btree (utr) WHERE (state <> 'rejected'::text);
CREATE INDEX payment_claims_open ON payment_claims USING btree (claimed_at) WHERE (state = 'open'::text);
CREATE INDEX payment_claims_order ON payment_claims USING btree (order_id);

create table payment_events (
  provider text not null,
  event_id text not null,
  order_id text,
  type text not null,
  body jsonb not null,
  outcome text not null,
  received_at timestamp with time zone not null,
  evidence jsonb,
  resolution text,
  resolved_by text,
  resolved_reason text,
  resolved_at timestamp with time zone,
  constraint payment_events_pkey PRIMARY KEY (provider, event_id),
  constraint payment_events_resolution_check CHECK ((resolution = ANY (ARRAY['accepted'::text, 'refunded'::text, 'dismissed'::text, 'booked'::text])))
);
CREATE INDEX payment_events_order ON payment_events USING btree (order_id);
CREATE INDEX payment_events_review ON payment_events USING btree (received_at, provider, event_id) WHERE ((resolved_at IS NULL) AND ((outcome ~~ 'review:%'::text) OR (outcome = 'unknown_order'::text)));
CREATE INDEX payment_events_unclaimed ON payment_events USING btree (((evidence ->> 'utr'::text))) WHERE ((outcome = 'unknown_order'::text) AND (resolved_at IS NULL));

create table payments (
  provider text not null,
  payment_id text not null,
  order_id text not null,
  amount_paise bigint not null,
  currency text not null,
  payee text not null,
  utr text,
  state text not null,
  received_at timestamp with time zone not null,
  method text not null default ''::text,
  constraint payments_pkey PRIMARY KEY (provider, payment_id),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['accepted'::text, 'surplus'::text]))),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE UNIQUE INDEX payments_one_accepted ON payments USING btree (order_id) WHERE (state = 'accepted'::text);
CREATE UNIQUE INDEX payments_one_utr ON payments USING btree (utr) WHERE (state = 'accepted'::text);
CREATE INDEX payments_utr ON payments USING btree (utr);

create table payout_accounts (
  id text not null,
  seller_id text not null,
  holder text not null,
  number text not null,
  ifsc text not null,
  gstin text not null,
  entered_by text not null,
  entered_at timestamp with time zone not null,
  approved boolean,
  decided_by text,
  decided_at timestamp with time zone,
  reason text not null default ''::text,
  usable_from timestamp with time zone,
  constraint payout_accounts_pkey PRIMARY KEY (id),
  constraint payout_accounts_decided CHECK ((((approved IS NULL) = (decided_at IS NULL)) AND ((usable_from IS NOT NULL) = COALESCE(approved, false)))),
  constraint payout_accounts_ifsc_check CHECK ((ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'::text)),
  constraint payout_accounts_number_check CHECK ((number ~ '^\d{9,18}$'::text)),
  constraint payout_accounts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX payout_accounts_of_seller ON payout_accounts USING btree (seller_id, decided_at DESC) WHERE approved;
CREATE UNIQUE INDEX payout_accounts_open ON payout_accounts USING btree (seller_id) WHERE (approved IS NULL);

create table payout_rates (
  kind text not null,
  seller_id text not null default ''::text,
  category_id text not null default ''::text,
  valid_from date not null,
  basis_points integer not null,
  source text not null,
  constraint payout_rates_pkey PRIMARY KEY (kind, seller_id, category_id, valid_from),
  constraint payout_rates_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
  constraint payout_rates_kind_check CHECK ((kind = ANY (ARRAY['commission'::text, 'tcs'::text, 'tds'::text, 'tds without pan'::text])))
);

create table payout_runs (
  day date not null,
  proposed_at timestamp with time zone not null,
  state text not null default 'proposed'::text,
  decided_by text,
  decided_at timestamp with time zone,
  constraint payout_runs_pkey PRIMARY KEY (day),
  constraint payout_runs_decided CHECK (((state = 'proposed'::text) = (decided_at IS NULL))),
  constraint payout_runs_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'agreed'::text, 'withdrawn'::text])))
);

create table payouts (
  id text not null,
  day date not null,
  seller_id text not null,
  account_id text not null,
  earned_paise bigint not null,
  cash_paise bigint not null,
  amount_paise bigint not null,
  state text not null default 'proposed'::text,
  reference text not null default ''::text,
  reason text not null default ''::text,
  updated_at timestamp with time zone not null,
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_add_up CHECK ((amount_paise = (earned_paise - cash_paise))),
  constraint payouts_amount_paise_check CHECK ((amount_paise > 0)),
  constraint payouts_answered CHECK (((state = 'paid'::text) <= (reference <> ''::text))),
  constraint payouts_cash_paise_check CHECK ((cash_paise >= 0)),
  constraint payouts_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'agreed'::text, 'paid'::text, 'failed'::text, 'withdrawn'::text]))),
  constraint payouts_account_id_fkey FOREIGN KEY (account_id) REFERENCES payout_accounts(id),
  constraint payouts_day_fkey FOREIGN KEY (day) REFERENCES payout_runs(day),
  constraint payouts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id),
  constraint payouts_once UNIQUE (day, seller_id)
);
CREATE INDEX payouts_of_seller ON payouts USING btree (seller_id, updated_at DESC);
CREATE INDEX payouts_open ON payouts USING btree (state) WHERE (state = ANY (ARRAY['proposed'::text, 'agreed'::text]));
CREATE UNIQUE INDEX payouts_reference ON payouts USING btree (reference) WHERE (state = 'paid'::text);

create table photo_fetches (
  product_id text not null,
  address text not null,
  "position" integer not null,
  alt text not null,
  colour text not null,
  shows_product boolean not null,
  added_at timestamp with time zone not null,
  tries integer not null default 0,
  next_at timestamp with time zone,
  fault text,
  picture text,
  constraint photo_fetches_pkey PRIMARY KEY (product_id, address),
  constraint photo_fetches_address_check CHECK ((length(address) <= 2000)),
  constraint photo_fetches_end CHECK (((picture IS NULL) OR (next_at IS NULL))),
  constraint photo_fetches_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX photo_fetches_had ON photo_fetches USING btree (address) WHERE (picture IS NOT NULL);
CREATE INDEX photo_fetches_waiting ON photo_fetches USING btree (next_at) WHERE (next_at IS NOT NULL);

create table pictures (
  key text not null,
  kind text not null,
  drawing jsonb,
  width integer not null,
  height integer not null,
  colour text not null default '#efe7dc'::text,
  alt text not null default ''::text,
  created_at timestamp with time zone not null,
  constraint pictures_pkey PRIMARY KEY (key),
  constraint pictures_check CHECK (((kind = 'photo'::text) = (drawing IS NULL))),
  constraint pictures_kind_check CHECK ((kind = ANY (ARRAY['product-drawing'::text, 'category-drawing'::text, 'banner-drawing'::text, 'shop-drawing'::text, 'photo'::text])))
);
CREATE INDEX pictures_by_age ON pictures USING btree (created_at);

create table place_days (
  pincode text not null,
  day date not null,
  orders integer not null default 0,
  cash_orders integer not null default 0,
  refused integer not null default 0,
  returns integer not null default 0,
  constraint place_days_pkey PRIMARY KEY (pincode, day)
);
CREATE INDEX place_days_day ON place_days USING btree (day);

create table product_days (
  product_id text not null,
  day date not null,
  seller_id text not null,
  views integer not null default 0,
  orders integer not null default 0,
  pieces integer not null default 0,
  paise bigint not null default 0,
  constraint product_days_pkey PRIMARY KEY (product_id, day),
  constraint product_days_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX product_days_day ON product_days USING btree (day);
CREATE INDEX product_days_seller ON product_days USING btree (seller_id, day);

create table product_questions (
  id text not null,
  product_id text not null,
  customer_id text,
  name text not null,
  question text not null,
  asked_at timestamp with time zone not null,
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  hidden boolean not null default false,
  constraint product_questions_pkey PRIMARY KEY (id),
  constraint product_questions_check CHECK (((answer = ''::text) = (answered_at IS NULL))),
  constraint product_questions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint product_questions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_questions_customer ON product_questions USING btree (customer_id, product_id);
CREATE INDEX product_questions_shown ON product_questions USING btree (product_id, answered_at DESC, id DESC) WHERE ((answer <> ''::text) AND (NOT hidden));
CREATE INDEX product_questions_waiting ON product_questions USING btree (asked_at) WHERE ((answer = ''::text) AND (NOT hidden));
CREATE TRIGGER product_questions_changed AFTER INSERT OR DELETE OR UPDATE ON product_questions FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table product_search (
  product_id text not null,
  document tsvector not null,
  words text[] not null default '{}'::text[],
  constraint product_search_pkey PRIMARY KEY (product_id),
  constraint product_search_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table products (
  id text not null,
  slug text not null,
  seller_id text not null,
  category_id text not null,
  name text not null,
  brand text not null,
  description text not null default ''::text,
  price integer not null,
  discount integer not null default 0,
  final_price integer not null generated always as ((price - ((price * discount) / 100))) stored,
  images text[] not null default '{}'::text[],
  rating_tenths smallint not null default 0,
  rating_count integer not null default 0,
  rating_sum integer not null default 0,
  featured_at timestamp with time zone,
  status text not null default 'active'::text,
  import_handle text,
  import_hash text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  colour text not null default ''::text,
  closed_with_shop boolean not null default false,
  import_lines text,
  attributes jsonb not null default '{}'::jsonb,
  attributes_read smallint not null default 0,
  material text not null default ''::text,
  tags text not null default ''::text,
  country_of_origin text not null default ''::text,
  maker text not null default ''::text,
  importer text not null default ''::text,
  net_quantity text not null default ''::text,
  picture_colours jsonb not null default '{}'::jsonb,
  hsn text not null default ''::text,
  kind_hsn text not null default ''::text,
  import_mrp integer,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_discount_check CHECK (((discount >= 0) AND (discount <= 100))),
  constraint products_price_check CHECK (((price >= 1) AND (price <= 10000000))),
  constraint products_rating_tenths_check CHECK (((rating_tenths >= 0) AND (rating_tenths <= 50))),
  constraint products_status_check CHECK ((status = ANY (ARRAY['active'::text, 'hidden'::text]))),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint products_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id),
  constraint products_slug_key UNIQUE (slug)
);
CREATE INDEX products_attributes_read ON products USING btree (attributes_read, id);
CREATE INDEX products_brand ON products USING btree (brand) WHERE (status = 'active'::text);
CREATE INDEX products_brand_folded ON products USING btree (lower(brand)) WHERE (status = 'active'::text);
CREATE INDEX products_featured ON products USING btree (featured_at DESC) WHERE (featured_at IS NOT NULL);
CREATE INDEX products_import_handle ON products USING btree (import_handle) WHERE (import_handle IS NOT NULL);
CREATE INDEX products_named ON products USING btree (lower(name));
CREATE INDEX products_seller ON products USING btree (seller_id, created_at DESC);
CREATE TRIGGER products_changed AFTER INSERT OR DELETE OR UPDATE ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table promotion_limits (
  promotion_id text not null,
  customer_id text not null default ''::text,
  coupon text not null default ''::text,
  used integer not null,
  max integer not null,
  constraint promotion_limits_pkey PRIMARY KEY (promotion_id, customer_id, coupon),
  constraint promotion_limits_held CHECK ((used <= max)),
  constraint promotion_limits_used_check CHECK ((used >= 0)),
  constraint promotion_limits_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id)
);

create table promotion_uses (
  promotion_id text not null,
  order_id text not null,
  customer_id text not null,
  coupon text not null,
  rupees integer not null,
  taken_at timestamp with time zone not null,
  given_back_at timestamp with time zone,
  constraint promotion_uses_pkey PRIMARY KEY (promotion_id, order_id),
  constraint promotion_uses_rupees_check CHECK ((rupees > 0)),
  constraint promotion_uses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint promotion_uses_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id)
);
CREATE INDEX promotion_uses_coupon ON promotion_uses USING btree (coupon) WHERE (coupon <> ''::text);
CREATE INDEX promotion_uses_customer ON promotion_uses USING btree (customer_id);
CREATE INDEX promotion_uses_order ON promotion_uses USING btree (order_id);

create table promotions (
  id text not null,
  name text not null,
  kind text not null,
  value integer not null,
  cap_rupees integer,
  from_rupees integer not null default 0,
  category_ids text[] not null default '{}'::text[],
  seller_ids text[] not null default '{}'::text[],
  first_order boolean not null default false,
  bearer text not null,
  by_coupon boolean not null,
  gift_days integer,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  max_uses integer,
  max_uses_each integer,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint promotions_pkey PRIMARY KEY (id),
  constraint promotions_bearer CHECK (((bearer = 'shop'::text) OR ((kind <> 'delivery'::text) AND (cardinality(seller_ids) = 1)))),
  constraint promotions_bearer_check CHECK ((bearer = ANY (ARRAY['shop'::text, 'seller'::text]))),
  constraint promotions_cap CHECK (((cap_rupees IS NULL) OR (kind = 'percent'::text))),
  constraint promotions_cap_rupees_check CHECK ((cap_rupees > 0)),
  constraint promotions_from_rupees_check CHECK ((from_rupees >= 0)),
  constraint promotions_gift CHECK (((gift_days IS NULL) OR by_coupon)),
  constraint promotions_gift_days_check CHECK ((gift_days > 0)),
  constraint promotions_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'rupees'::text, 'delivery'::text]))),
  constraint promotions_max_uses_check CHECK ((max_uses > 0)),
  constraint promotions_max_uses_each_check CHECK ((max_uses_each > 0)),
  constraint promotions_name_check CHECK ((name <> ''::text)),
  constraint promotions_value CHECK (
CASE kind
    WHEN 'percent'::text THEN ((value >= 1) AND (value <= 90))
    WHEN 'rupees'::text THEN ((value >= 1) AND (value <= 100000))
    ELSE (value = 0)
END)
);

create table provider_orders (
  provider text not null,
  reference text not null,
  order_id text not null,
  made_at timestamp with time zone not null,
  constraint provider_orders_pkey PRIMARY KEY (provider, reference),
  constraint provider_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint provider_orders_provider_order_id_key UNIQUE (provider, order_id)
);

create table provider_refunds (
  provider text not null,
  reference text not null,
  payment_id text not null,
  order_id text,
  amount_paise bigint not null,
  state text not null,
  refund_id text,
  explained_by text,
  explanation text,
  seen_at timestamp with time zone not null,
  constraint provider_refunds_pkey PRIMARY KEY (provider, reference),
  constraint provider_refunds_amount_paise_check CHECK ((amount_paise > 0)),
  constraint provider_refunds_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'done'::text, 'failed'::text]))),
  constraint provider_refunds_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX provider_refunds_payment ON provider_refunds USING btree (provider, payment_id);
CREATE INDEX provider_refunds_seen ON provider_refunds USING btree (seen_at);

create table push_subscriptions (
  id bigint not null generated always as identity,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  session_id text not null,
  customer_id text,
  device text not null,
  created_at timestamp with time zone not null,
  staff_id text,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_of_somebody CHECK ((num_nonnulls(customer_id, staff_id) = 1)) NOT VALID,
  constraint push_subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE NOT VALID,
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint)
);
CREATE INDEX push_subscriptions_customer ON push_subscriptions USING btree (customer_id, created_at DESC);
CREATE INDEX push_subscriptions_session ON push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_staff ON push_subscriptions USING btree (staff_id) WHERE (staff_id IS NOT NULL);

create table quick_answers (
  seller_id text not null,
  "position" integer not null,
  text text not null,
  constraint quick_answers_pkey PRIMARY KEY (seller_id, "position"),
  constraint quick_answers_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);

create table rate_limits (
  key text not null,
  hits timestamp with time zone[] not null,
  expires_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expires ON rate_limits USING btree (expires_at);

create table refund_approvals (
  id text not null,
  refund_id text,
  reason text not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  approved boolean,
  used_at timestamp with time zone,
  kind text not null default 'refund'::text,
  subject text,
  order_id text,
  amount_paise bigint not null default 0,
  person text,
  alone boolean not null default false,
  constraint refund_approvals_pkey PRIMARY KEY (id),
  constraint refund_approvals_check CHECK ((num_nulls(decided_by, decided_at, approved) = ANY (ARRAY[0, 3]))),
  constraint refund_approvals_check1 CHECK (((approved IS NOT TRUE) OR (decided_by <> asked_by))),
  constraint refund_approvals_kind CHECK ((kind = ANY (ARRAY['refund'::text, 'write_off'::text, 'confirmation'::text, 'payout'::text]))) NOT VALID,
  constraint refund_approvals_subject CHECK ((((kind = 'refund'::text) = (refund_id IS NOT NULL)) AND ((kind = 'refund'::text) = (subject IS NULL)))),
  constraint refund_approvals_used CHECK (((used_at IS NULL) OR approved OR alone)),
  constraint refund_approvals_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX refund_approvals_of_order ON refund_approvals USING btree (order_id) WHERE alone;
CREATE INDEX refund_approvals_of_person ON refund_approvals USING btree (person, asked_at) WHERE alone;
CREATE UNIQUE INDEX refund_approvals_of_subject ON refund_approvals USING btree (kind, subject) WHERE ((subject IS NOT NULL) AND (approved IS NULL) AND (NOT alone));
CREATE UNIQUE INDEX refund_approvals_open ON refund_approvals USING btree (refund_id) WHERE ((used_at IS NULL) AND (approved IS NOT FALSE));

create table refunds (
  id text not null,
  order_id text not null,
  provider text not null,
  payment_id text not null,
  amount_paise bigint not null,
  reason text not null,
  state text not null default 'due'::text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  reference text not null default ''::text,
  sent_on date,
  part text not null default ''::text,
  pay_to text not null default ''::text,
  taken_paise bigint not null default 0,
  sent_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_amount_paise_check CHECK ((amount_paise > 0)),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['due'::text, 'sent'::text, 'by_hand'::text, 'done'::text, 'failed'::text]))),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refunds_provider_payment_id_part_key UNIQUE (provider, payment_id, part)
);
CREATE INDEX refunds_order ON refunds USING btree (order_id);
CREATE INDEX refunds_reference ON refunds USING btree (provider, reference) WHERE (reference <> ''::text);
CREATE INDEX refunds_state ON refunds USING btree (state, created_at, id) WHERE (state = ANY (ARRAY['due'::text, 'sent'::text]));
CREATE TRIGGER refunds_moves BEFORE UPDATE OF state ON refunds FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION refuse_unknown_refund_move();

create table return_days (
  seller_id text not null,
  day date not null,
  reason text not null,
  returns integer not null default 0,
  constraint return_days_pkey PRIMARY KEY (seller_id, day, reason),
  constraint return_days_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX return_days_day ON return_days USING btree (day);

create table return_photos (
  id text not null,
  return_id text not null,
  sent_by text not null,
  full_size bytea storage external not null,
  thumbnail bytea storage external not null,
  created_at timestamp with time zone not null,
  constraint return_photos_pkey PRIMARY KEY (id),
  constraint return_photos_sent_by_check CHECK ((sent_by = ANY (ARRAY['customer'::text, 'staff'::text]))),
  constraint return_photos_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id)
);
CREATE INDEX return_photos_created ON return_photos USING btree (created_at);
CREATE INDEX return_photos_return ON return_photos USING btree (return_id, created_at);

create table returns (
  id text not null,
  order_id text not null,
  "position" integer not null,
  seller_id text not null,
  product_id text not null,
  customer_id text not null,
  quantity integer not null,
  new_variant_id text not null,
  new_size text not null,
  reason text not null,
  note text not null,
  state text not null default 'asked'::text,
  answer text not null default ''::text,
  dispute text not null default ''::text,
  pickup_day date not null,
  pickup_from text not null,
  pickup_to text not null,
  pay_to text not null,
  goods_paise bigint not null,
  fee_paise bigint not null,
  holds_stock boolean not null,
  asked_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  held_run text,
  off_paise bigint not null default 0,
  off_seller_paise bigint not null default 0,
  of_return text,
  constraint returns_pkey PRIMARY KEY (id),
  constraint returns_exchange_once CHECK (((of_return IS NULL) OR (new_variant_id = ''::text))),
  constraint returns_fee_paise_check CHECK ((fee_paise >= 0)),
  constraint returns_goods_paise_check CHECK ((goods_paise >= 0)),
  constraint returns_hold_other_size CHECK ((holds_stock = ((new_variant_id <> ''::text) AND (state = ANY (ARRAY['asked'::text, 'unanswered'::text, 'agreed'::text, 'picked up'::text, 'not good'::text]))))),
  constraint returns_quantity_check CHECK ((quantity > 0)),
  constraint returns_reason_check CHECK ((reason = ANY (ARRAY['damaged'::text, 'faulty'::text, 'wrong'::text, 'size'::text, 'not_as_shown'::text, 'not_liked'::text]))),
  constraint returns_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint returns_of_line FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position"),
  constraint returns_of_return_fkey FOREIGN KEY (of_return) REFERENCES returns(id),
  constraint returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint returns_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX returns_asked ON returns USING btree (asked_at);
CREATE INDEX returns_customer ON returns USING btree (customer_id);
CREATE INDEX returns_of_return ON returns USING btree (of_return) WHERE (of_return IS NOT NULL);
CREATE INDEX returns_order ON returns USING btree (order_id);
CREATE INDEX returns_product ON returns USING btree (product_id);
CREATE INDEX returns_seller ON returns USING btree (seller_id, asked_at DESC);
CREATE INDEX returns_waiting ON returns USING btree (state, asked_at) WHERE (state = ANY (ARRAY['asked'::text, 'unanswered'::text, 'disputed'::text, 'agreed'::text, 'picked up'::text, 'not good'::text]));
CREATE TRIGGER returns_moves BEFORE UPDATE OF state ON returns FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION refuse_unknown_return_move();

create table review_photos (
  id text not null,
  review_id text not null,
  width integer not null,
  height integer not null,
  full_size bytea storage external not null,
  thumbnail bytea storage external not null,
  created_at timestamp with time zone not null,
  constraint review_photos_pkey PRIMARY KEY (id),
  constraint review_photos_height_check CHECK ((height > 0)),
  constraint review_photos_width_check CHECK ((width > 0)),
  constraint review_photos_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX review_photos_review ON review_photos USING btree (review_id, created_at, id);
CREATE TRIGGER review_photos_changed AFTER INSERT OR DELETE OR UPDATE ON review_photos FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table reviews (
  id text not null,
  product_id text not null,
  customer_id text,
  name text not null,
  review text not null,
  rating smallint not null,
  verified boolean not null default false,
  created_at timestamp with time zone not null,
  reply text not null default ''::text,
  replied_at timestamp with time zone,
  fit text,
  hidden_at timestamp with time zone,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_fit_check CHECK ((fit = ANY (ARRAY['small'::text, 'true'::text, 'large'::text]))) NOT VALID,
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint reviews_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reviews_product_id_customer_id_key UNIQUE (product_id, customer_id)
);
CREATE INDEX reviews_product ON reviews USING btree (product_id, created_at DESC, id DESC);
CREATE INDEX reviews_unanswered ON reviews USING btree (created_at DESC) WHERE (reply = ''::text);
CREATE TRIGGER reviews_changed AFTER INSERT OR DELETE OR UPDATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table sale_products (
  sale_id text not null,
  product_id text not null,
  before jsonb,
  constraint sale_products_pkey PRIMARY KEY (sale_id, product_id),
  constraint sale_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint sale_products_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id)
);
CREATE INDEX sale_products_product ON sale_products USING btree (product_id);

create table sales (
  id text not null,
  seller_id text not null,
  percent smallint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text not null default 'planned'::text,
  created_at timestamp with time zone not null,
  constraint sales_pkey PRIMARY KEY (id),
  constraint sales_check CHECK ((ends_at > starts_at)),
  constraint sales_percent_check CHECK (((percent >= 1) AND (percent <= 90))),
  constraint sales_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'running'::text, 'ended'::text]))),
  constraint sales_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX sales_open ON sales USING btree (seller_id, starts_at) WHERE (state <> 'ended'::text);

create table saved_lines (
  id text not null,
  customer_id text not null,
  variant_id text not null,
  quantity integer not null,
  saved_at timestamp with time zone not null,
  constraint saved_lines_pkey PRIMARY KEY (id),
  constraint saved_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint saved_lines_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint saved_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE,
  constraint saved_lines_customer_id_variant_id_key UNIQUE (customer_id, variant_id)
);
CREATE INDEX saved_lines_variant ON saved_lines USING btree (variant_id);

create table search_changes (
  product_id text not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamp with time zone not null default now()
) with (autovacuum_analyze_scale_factor=0.1, autovacuum_vacuum_insert_scale_factor=0.1);
CREATE INDEX search_changes_at ON search_changes USING btree (changed_at);
CREATE INDEX search_changes_in ON search_changes USING btree (changed_in);

create table search_dismissed (
  key text not null,
  dismissed_at timestamp with time zone not null,
  constraint search_dismissed_pkey PRIMARY KEY (key)
);

create table search_learned (
  key text not null,
  product_id text not null,
  level smallint not null,
  constraint search_learned_pkey PRIMARY KEY (key, product_id),
  constraint search_learned_level_check CHECK (((level >= 1) AND (level <= 15)))
);

create table search_marks (
  mark text not null,
  key text not null,
  seen_at timestamp with time zone not null,
  constraint search_marks_pkey PRIMARY KEY (mark)
);
CREATE INDEX search_marks_seen ON search_marks USING btree (seen_at);

create table search_names (
  kind text not null,
  name text not null,
  document tsvector not null,
  constraint search_names_pkey PRIMARY KEY (kind, name),
  constraint search_names_kind_check CHECK ((kind = ANY (ARRAY['brand'::text, 'category'::text])))
);

create table search_outcomes (
  day date not null,
  key text not null,
  product_id text not null,
  opened integer not null default 0,
  carted integer not null default 0,
  ordered integer not null default 0,
  constraint search_outcomes_pkey PRIMARY KEY (day, key, product_id)
);

create table search_queries (
  day date not null,
  key text not null,
  words text not null,
  found integer not null,
  searched integer not null default 0,
  opened integer not null default 0,
  constraint search_queries_pkey PRIMARY KEY (day, key),
  constraint search_queries_key_check CHECK ((length(key) <= 200)),
  constraint search_queries_words_check CHECK ((length(words) <= 100))
);

create table search_synonyms (
  term text not null,
  means text not null,
  slips text[] not null generated always as (search_slips(term)) stored,
  constraint search_synonyms_pkey PRIMARY KEY (term, means),
  constraint search_synonyms_means_check CHECK (((means = search_text(means)) AND (length(means) <= 60))),
  constraint search_synonyms_term_check CHECK (((term = search_text(term)) AND (term <> ''::text) AND (length(term) <= 60)))
);
CREATE INDEX search_synonyms_beginnings ON search_synonyms USING btree (term text_pattern_ops);
CREATE INDEX search_synonyms_slips ON search_synonyms USING gin (slips);
CREATE INDEX search_synonyms_trigrams ON search_synonyms USING gin (term gin_trgm_ops);
CREATE TRIGGER search_synonyms_changed AFTER INSERT OR DELETE OR UPDATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table search_words (
  word text not null,
  stem text not null,
  slips text[] not null,
  products integer not null,
  constraint search_words_pkey PRIMARY KEY (word)
) with (fillfactor=45);
CREATE INDEX search_words_slips ON search_words USING gin (slips);
CREATE INDEX search_words_stem ON search_words USING btree (stem);
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);

create table seller_holidays (
  seller_id text not null,
  first_day date not null,
  last_day date not null,
  constraint seller_holidays_pkey PRIMARY KEY (seller_id, first_day),
  constraint seller_holidays_check CHECK ((first_day <= last_day)),
  constraint seller_holidays_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);

create table seller_hours (
  seller_id text not null,
  weekday integer not null,
  opens time without time zone not null,
  closes time without time zone not null,
  constraint seller_hours_pkey PRIMARY KEY (seller_id, weekday),
  constraint seller_hours_check CHECK ((opens < closes)),
  constraint seller_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint seller_hours_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);

create table seller_packing (
  seller_id text not null,
  minutes integer not null,
  version integer not null default 1,
  constraint seller_packing_pkey PRIMARY KEY (seller_id),
  constraint seller_packing_minutes_check CHECK (((minutes >= 1) AND (minutes <= 10000))),
  constraint seller_packing_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);

create table sellers (
  id text not null,
  shop_name text not null,
  slug text not null,
  address text not null default ''::text,
  city text not null default ''::text,
  state text not null default ''::text,
  state_code text not null default ''::text,
  pincode text not null default ''::text,
  gstin text not null default ''::text,
  invoice_code text not null,
  since_year integer,
  picture text,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  closed_at timestamp with time zone,
  country_of_origin text not null default ''::text,
  maker text not null default ''::text,
  phone text not null default ''::text,
  email text not null default ''::text,
  story text not null default ''::text,
  sign text not null default ''::text,
  constraint sellers_pkey PRIMARY KEY (id),
  constraint sellers_invoice_code_key UNIQUE (invoice_code),
  constraint sellers_shop_name_key UNIQUE (shop_name),
  constraint sellers_slug_key UNIQUE (slug)
);
CREATE TRIGGER names_changed AFTER INSERT OR DELETE OR UPDATE ON sellers FOR EACH STATEMENT EXECUTE FUNCTION tell_names_changed();
CREATE TRIGGER sellers_changed AFTER INSERT OR DELETE OR UPDATE ON sellers FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table sessions (
  token_hash bytea not null,
  id text not null,
  customer_id text,
  staff_id text,
  user_agent text not null default ''::text,
  address text not null default ''::text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  proved_at timestamp with time zone,
  number_proved_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_check CHECK ((num_nonnulls(customer_id, staff_id) = 1)),
  constraint sessions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  constraint sessions_id_key UNIQUE (id)
);
CREATE INDEX sessions_customer ON sessions USING btree (customer_id);
CREATE INDEX sessions_expires ON sessions USING btree (expires_at);

create table settlements (
  id bigint not null generated always as identity,
  provider text not null,
  reference text not null,
  amount_paise bigint not null,
  fees_paise bigint not null default 0,
  tax_paise bigint not null default 0,
  utr text,
  settled_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  bank_line_id bigint,
  seller_id text,
  constraint settlements_pkey PRIMARY KEY (id),
  constraint settlements_amount_paise_check CHECK ((amount_paise > 0)),
  constraint settlements_check CHECK ((fees_paise >= tax_paise)),
  constraint settlements_tax_paise_check CHECK ((tax_paise >= 0)),
  constraint settlements_bank_line_id_fkey FOREIGN KEY (bank_line_id) REFERENCES bank_lines(id),
  constraint settlements_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id),
  constraint settlements_bank_line_id_key UNIQUE (bank_line_id),
  constraint settlements_provider_reference_key UNIQUE (provider, reference)
);
CREATE INDEX settlements_settled ON settlements USING btree (settled_at);
CREATE INDEX settlements_unshown ON settlements USING btree (amount_paise) WHERE (bank_line_id IS NULL);

create table shop_days (
  seller_id text not null,
  day date not null,
  views integer not null default 0,
  carts integer not null default 0,
  orders integer not null default 0,
  delivered integer not null default 0,
  pieces integer not null default 0,
  paise bigint not null default 0,
  due integer not null default 0,
  kept integer not null default 0,
  constraint shop_days_pkey PRIMARY KEY (seller_id, day),
  constraint shop_days_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX shop_days_day ON shop_days USING btree (day);

create table shop_imports (
  seller_id text not null,
  id text not null,
  file_name text not null,
  only_checks boolean not null,
  staff_id text not null,
  began_at timestamp with time zone not null,
  heard_at timestamp with time zone not null,
  products integer not null default 0,
  share real not null default 0,
  ended_at timestamp with time zone,
  report jsonb,
  failure text,
  constraint shop_imports_pkey PRIMARY KEY (seller_id),
  constraint shop_imports_check CHECK (((ended_at IS NULL) = ((report IS NULL) AND (failure IS NULL)))),
  constraint shop_imports_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE,
  constraint shop_imports_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

create table shop_notice_choices (
  seller_id text not null,
  notice_group text not null,
  channel text not null,
  wanted boolean not null,
  constraint shop_notice_choices_pkey PRIMARY KEY (seller_id, notice_group, channel),
  constraint shop_notice_choices_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);

create table simulated_payments (
  payment_id text not null,
  order_id text not null,
  status text not null,
  amount_paise bigint not null,
  currency text not null,
  payee text not null,
  payee_name text not null,
  utr text not null,
  told boolean not null default false,
  made_at timestamp with time zone not null,
  constraint simulated_payments_pkey PRIMARY KEY (payment_id),
  constraint simulated_payments_status_check CHECK ((status = ANY (ARRAY['captured'::text, 'failed'::text])))
);
CREATE INDEX simulated_payments_order ON simulated_payments USING btree (order_id, made_at);

create table size_tables (
  seller_id text not null,
  category_id text not null,
  audience text not null,
  kind text not null,
  rows jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  constraint size_tables_pkey PRIMARY KEY (seller_id, category_id, audience),
  constraint size_tables_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint size_tables_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE TRIGGER size_tables_changed AFTER INSERT OR DELETE OR UPDATE ON size_tables FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create unlogged table socket_io_attachments (
  id bigint not null default nextval('socket_io_attachments_id_seq'::regclass),
  created_at timestamp with time zone default now(),
  payload bytea,
  constraint socket_io_attachments_id_key UNIQUE (id)
);

create table staff (
  id text not null,
  name text not null,
  email text not null,
  password_hash text not null,
  role text not null,
  seller_id text,
  created_at timestamp with time zone not null,
  mobile text,
  removed_at timestamp with time zone,
  added_by text,
  duty text not null default 'all'::text,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_check CHECK (((role = 'seller'::text) = (seller_id IS NOT NULL))),
  constraint staff_duty_check CHECK (((duty = 'all'::text) OR ((duty = 'packing'::text) AND (role = 'seller'::text)) OR ((duty = 'support'::text) AND (role = 'operator'::text)))),
  constraint staff_role_check CHECK ((role = ANY (ARRAY['operator'::text, 'seller'::text]))),
  constraint staff_added_by_fkey FOREIGN KEY (added_by) REFERENCES staff(id),
  constraint staff_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE UNIQUE INDEX staff_email ON staff USING btree (lower(email));
CREATE UNIQUE INDEX staff_mobile ON staff USING btree (mobile);

create table staff_recovery_codes (
  staff_id text not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash),
  constraint staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

create table staff_second_factors (
  staff_id text not null,
  secret bytea,
  pending_secret bytea,
  last_step bigint not null default 0,
  confirmed_at timestamp with time zone,
  constraint staff_second_factors_pkey PRIMARY KEY (staff_id),
  constraint staff_second_factors_check CHECK ((num_nonnulls(secret, pending_secret) > 0)),
  constraint staff_second_factors_check1 CHECK (((secret IS NULL) = (confirmed_at IS NULL))),
  constraint staff_second_factors_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

create table stock (
  variant_id text not null,
  quantity integer not null,
  product_id text not null,
  constraint stock_pkey PRIMARY KEY (variant_id),
  constraint stock_quantity_check CHECK ((quantity >= 0)),
  constraint stock_of_variant FOREIGN KEY (variant_id, product_id) REFERENCES variants(id, product_id) ON DELETE CASCADE
);
CREATE INDEX stock_product ON stock USING btree (product_id);
CREATE TRIGGER sold_out_or_back AFTER UPDATE ON stock FOR EACH ROW WHEN (((old.quantity > 0) <> (new.quantity > 0))) EXECUTE FUNCTION list_sold_out();

create table stock_waits (
  id text not null,
  variant_id text not null,
  customer_id text,
  guest text not null default ''::text,
  asked_at timestamp with time zone not null,
  confirm_hash bytea,
  confirm_until timestamp with time zone,
  confirmed_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint stock_waits_pkey PRIMARY KEY (id),
  constraint stock_waits_of_somebody CHECK (((customer_id IS NULL) <> (guest = ''::text))),
  constraint stock_waits_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint stock_waits_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE,
  constraint stock_waits_once UNIQUE NULLS NOT DISTINCT (variant_id, customer_id, guest)
);
CREATE INDEX stock_waits_by_age ON stock_waits USING btree (COALESCE(told_at, asked_at));
CREATE UNIQUE INDEX stock_waits_confirm ON stock_waits USING btree (confirm_hash) WHERE (confirm_hash IS NOT NULL);
CREATE INDEX stock_waits_of_customer ON stock_waits USING btree (customer_id, asked_at) WHERE (customer_id IS NOT NULL);
CREATE INDEX stock_waits_of_guest ON stock_waits USING btree (guest) WHERE (guest <> ''::text);
CREATE INDEX stock_waits_open ON stock_waits USING btree (variant_id, asked_at) WHERE ((told_at IS NULL) AND (confirmed_at IS NOT NULL));
CREATE INDEX stock_waits_told ON stock_waits USING btree (variant_id, told_at) WHERE (told_at IS NOT NULL);

create table ticket_photos (
  id text not null,
  ticket_id text not null,
  full_size bytea storage external not null,
  thumbnail bytea storage external not null,
  created_at timestamp with time zone not null,
  constraint ticket_photos_pkey PRIMARY KEY (id),
  constraint ticket_photos_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES contact_messages(id) ON DELETE CASCADE
);
CREATE INDEX ticket_photos_ticket ON ticket_photos USING btree (ticket_id, created_at);

create table unsupplied_lines (
  order_id text not null,
  "position" integer not null,
  seller_id text not null,
  reason text not null,
  by text not null,
  at timestamp with time zone not null,
  alone boolean not null,
  constraint unsupplied_lines_pkey PRIMARY KEY (order_id, "position"),
  constraint unsupplied_lines_order_id_position_fkey FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position") ON DELETE CASCADE,
  constraint unsupplied_lines_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX unsupplied_lines_seller ON unsupplied_lines USING btree (seller_id, at);

create table variants (
  id text not null,
  product_id text not null,
  size text not null default 'One Size'::text,
  colour text not null default ''::text,
  sku text,
  "position" integer not null default 0,
  import_stock integer,
  price integer,
  discount integer,
  import_mrp integer,
  constraint variants_pkey PRIMARY KEY (id),
  constraint variants_own_price CHECK ((((price IS NULL) = (discount IS NULL)) AND ((price >= 1) AND (price <= 10000000)) AND ((discount >= 0) AND (discount <= 100)))) NOT VALID,
  constraint variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint variants_of_product UNIQUE (id, product_id),
  constraint variants_product_id_size_colour_key UNIQUE (product_id, size, colour)
);
CREATE INDEX variants_shown ON variants USING btree (product_id, "position", id) INCLUDE (size, colour);
CREATE TRIGGER variants_changed AFTER INSERT OR DELETE OR UPDATE ON variants FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_changed();

create table verified_numbers (
  token_hash bytea not null,
  mobile text not null,
  expires_at timestamp with time zone not null,
  constraint verified_numbers_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX verified_numbers_expires ON verified_numbers USING btree (expires_at);

create table webhooks (
  id bigint not null generated always as identity,
  provider text not null,
  event_id text not null,
  type text not null,
  body jsonb,
  digest text not null,
  received_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  outcome text not null default ''::text,
  order_id text,
  error text not null default ''::text,
  worked_at timestamp with time zone,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
  constraint webhooks_provider_event_id_key UNIQUE (provider, event_id)
);
CREATE INDEX webhooks_open ON webhooks USING btree (received_at, id) WHERE (state <> 'done'::text);
CREATE INDEX webhooks_received ON webhooks USING btree (received_at, id);

create table wishlist_items (
  id text not null,
  customer_id text not null,
  product_id text not null,
  created_at timestamp with time zone not null,
  added_price integer,
  told_price integer,
  constraint wishlist_items_pkey PRIMARY KEY (id),
  constraint wishlist_items_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint wishlist_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint wishlist_items_customer_id_product_id_key UNIQUE (customer_id, product_id)
);

CREATE OR REPLACE FUNCTION forget_search_changes()
 RETURNS integer
 LANGUAGE sql
AS $function$
  with gone as (delete from search_changes where changed_at < now() - interval '1 hour' returning 1)
  select count(*)::integer from gone
$function$
;
comment on function forget_search_changes() is NULL;

CREATE OR REPLACE FUNCTION held_by(customer text, network text, OUT orders bigint, OUT pieces bigint, OUT network_orders bigint, OUT network_pieces bigint)
 RETURNS record
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('orders of ' || customer, 0));
  select count(*), coalesce(sum(o.items), 0) into orders, pieces
  from orders o where o.customer_id = customer and o.holds_stock and not o.sold;
  network_orders := 0;
  network_pieces := 0;
  if network is not null then
    perform pg_advisory_xact_lock(hashtextextended('orders from ' || network, 0));
    select count(*), coalesce(sum(o.items), 0) into network_orders, network_pieces
    from orders o where o.placed_from = network and o.holds_stock and not o.sold;
  end if;
end
$function$
;
comment on function held_by(text,text) is NULL;

CREATE OR REPLACE FUNCTION hold_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_order text;
begin
  select order_id into of_order from ledger_entries where id = new.entry_id;
  if of_order is null or exists (select from earnings where order_id = of_order and seller_id = new.party) then
    return null;
  end if;
  insert into held_shares as held (seller_id, order_id, paise) values (new.party, of_order, -new.amount_paise)
  on conflict (seller_id, order_id) do update set paise = held.paise + excluded.paise;
  delete from held_shares where seller_id = new.party and order_id = of_order and paise = 0;
  return null;
end
$function$
;
comment on function hold_share() is NULL;

CREATE OR REPLACE FUNCTION list_products(ids text[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform from listed_products where product_id = any(ids) order by product_id for update;
  with gone as (
    delete from listed_products l where product_id = any(ids) and not exists (select from products p where p.id = l.product_id)
    returning product_id
  ), written as (
    insert into listed_products as l (product_id, active, category_id, seller_id, brand, price, final_price, discount, rating_tenths,
                                      rating_count, in_stock, sizes, sizes_in_stock, pairs_in_stock, colours, size_keys, colour_keys,
                                      attributes, created_at)
    select p.id, p.status = 'active', p.category_id, p.seller_id, p.brand,
           shown.price, shown.price - shown.price * shown.discount / 100, shown.discount, p.rating_tenths, p.rating_count, coalesce(made.in_stock, false), coalesce(made.sizes, '{}'), coalesce(made.sizes_in_stock, '{}'),
           coalesce(made.pairs_in_stock, '{}'), coalesce(made.colours, '{}'),
           coalesce(made.size_keys, '{}'), coalesce(made.colour_keys, '{}'),
           array(select read.kind || ':' || label from jsonb_each(p.attributes) as read(kind, told)
                 cross join lateral jsonb_array_elements_text(told -> 'values') as label order by 1),
           p.created_at
    from products p
    cross join lateral (
      select bool_or(stock.quantity > 0) as in_stock,
             array_agg(array[coalesce(v.price, p.price), coalesce(v.discount, p.discount)]
                       order by stock.quantity > 0 desc nulls last,
                                case when stock.quantity > 0 then coalesce(v.price - v.price * v.discount / 100, p.final_price) end,
                                v.position, v.id) as prices,
             array_agg(distinct v.size) filter (where v.size not in ('', 'One Size')) as sizes,
             array_agg(distinct v.size) filter (where stock.quantity > 0 and v.size not in ('', 'One Size')) as sizes_in_stock,
             array_agg(distinct case v.size when 'One Size' then '' else v.size end || chr(31) || named.colour)
               filter (where stock.quantity > 0) as pairs_in_stock,
             array_agg(distinct lower(v.size)) filter (where v.size not in ('', 'One Size')) as size_keys,
             array_agg(distinct named.colour) filter (where named.colour <> '') as colours,
             array_agg(distinct lower(named.colour)) filter (where named.colour <> '') as colour_keys
      from variants v left join stock on stock.variant_id = v.id
      cross join lateral (select coalesce(nullif(v.colour, ''), p.colour) as colour) named
      where v.product_id = p.id) made
    cross join lateral (
      select coalesce(made.prices[1][1], p.price) as price, coalesce(made.prices[1][2], p.discount) as discount) shown
    where p.id = any(ids) order by p.id
    on conflict (product_id) do update set
      version = excluded.version, active = excluded.active, category_id = excluded.category_id,
      seller_id = excluded.seller_id, brand = excluded.brand, price = excluded.price, final_price = excluded.final_price,
      discount = excluded.discount, rating_tenths = excluded.rating_tenths, rating_count = excluded.rating_count,
      in_stock = excluded.in_stock, sizes = excluded.sizes,
      sizes_in_stock = excluded.sizes_in_stock, pairs_in_stock = excluded.pairs_in_stock, colours = excluded.colours, size_keys = excluded.size_keys,
      colour_keys = excluded.colour_keys, attributes = excluded.attributes, created_at = excluded.created_at
    returning product_id
  )
  insert into search_changes (product_id) select product_id from gone union select product_id from written;
end $function$
;
comment on function list_products(text[]) is NULL;

CREATE OR REPLACE FUNCTION list_sold_out()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not lists_later() then
    perform from listed_products where product_id = new.product_id for update;
    if exists (
      select from listed_products l cross join lateral (
        select coalesce(array_agg(distinct case v.size when 'One Size' then '' else v.size end || chr(31) || coalesce(nullif(v.colour, ''), p.colour))
                          filter (where s.quantity > 0), '{}') as pairs
        from stock s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
        where s.product_id = new.product_id) left_of
      where l.product_id = new.product_id and (l.in_stock, l.pairs_in_stock) is distinct from (cardinality(left_of.pairs) > 0, left_of.pairs)
    ) or exists (select from variants where product_id = new.product_id and price is not null) then
      perform list_products(array[new.product_id]);
    end if;
  end if;
  perform pg_notify('shop_changed', '');
  return null;
end $function$
;
comment on function list_sold_out() is NULL;

CREATE OR REPLACE FUNCTION lists_later()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(current_setting('chowk.list_later'::text, true), ''::text) = 'on'::text)
;
comment on function lists_later() is NULL;

CREATE OR REPLACE FUNCTION order_number(count bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 IMMUTABLE STRICT
AS $function$
declare
  low bigint := 1000;
begin
  while count >= low * 10 - 1000 loop
    low := low * 10;
  end loop;
  -- 618033989 has no divisor in common with the 9, 90, 900 … thousand numbers of a block: each is met once.
  return low + (count - (low - 1000)) * 618033989 % (low * 9);
end
$function$
;
comment on function order_number(bigint) is NULL;

CREATE OR REPLACE FUNCTION refuse_change_of_books()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the books are append-only: post a further entry instead' using errcode = 'check_violation';
end
$function$
;
comment on function refuse_change_of_books() is NULL;

CREATE OR REPLACE FUNCTION refuse_unbalanced_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(amount_paise) from ledger_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'the postings of entry % do not sum to zero', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end
$function$
;
comment on function refuse_unbalanced_entry() is NULL;

CREATE OR REPLACE FUNCTION refuse_unknown_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.order_status <> new.order_status and not exists (
    select from allowed_moves where lifecycle = 'order' and from_state = old.order_status and to_state = new.order_status
  ) then
    raise exception 'order % cannot go from % to %', old.id, old.order_status, new.order_status using errcode = 'check_violation';
  end if;
  if old.payment_status <> new.payment_status and not exists (
    select from allowed_moves where lifecycle = 'payment' and from_state = old.payment_status and to_state = new.payment_status
  ) then
    raise exception 'the payment of order % cannot go from % to %', old.id, old.payment_status, new.payment_status using errcode = 'check_violation';
  end if;
  if new.order_status = 'placed' and new.payment_status <> 'paid' and new.pay_by <> 'delivery' then
    raise exception 'order % is not paid and cannot be placed', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;
comment on function refuse_unknown_move() is NULL;

CREATE OR REPLACE FUNCTION refuse_unknown_parcel_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from allowed_moves where lifecycle = 'parcel' and from_state = state_of_parcel(old) and to_state = state_of_parcel(new)
  ) then
    raise exception 'the parcel of % in order % cannot go from % to %', new.seller_id, new.order_id, state_of_parcel(old), state_of_parcel(new)
      using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;
comment on function refuse_unknown_parcel_move() is NULL;

CREATE OR REPLACE FUNCTION refuse_unknown_refund_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from allowed_moves where lifecycle = 'refund' and from_state = old.state and to_state = new.state
  ) then
    raise exception 'refund % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;
comment on function refuse_unknown_refund_move() is NULL;

CREATE OR REPLACE FUNCTION refuse_unknown_return_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from allowed_moves where lifecycle = 'return' and from_state = old.state and to_state = new.state
  ) then
    raise exception 'return % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;
comment on function refuse_unknown_return_move() is NULL;

CREATE OR REPLACE FUNCTION release_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from held_shares where seller_id = new.seller_id and order_id = new.order_id;
  return null;
end
$function$
;
comment on function release_share() is NULL;

CREATE OR REPLACE FUNCTION search_joined(input text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT COALESCE(string_agg(replace(found.found[1], '-'::text, ''::text), ' '::text), ''::text) AS "coalesce" FROM regexp_matches(lower(unaccent(search_joined.input)), '[a-z0-9]+(?:-[a-z0-9]+)+'::text, 'g'::text) found(found))
;
comment on function search_joined(text) is NULL;

CREATE OR REPLACE FUNCTION search_plain(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(html, '<[^>]*>|&[a-zA-Z0-9#]+;'::text, ' '::text, 'g'::text)
;
comment on function search_plain(text) is NULL;

CREATE OR REPLACE FUNCTION search_slips(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((word ~ '[0-9]'::text) OR ((length(word) < 3) OR (length(word) > 30))) THEN '{}'::text[] ELSE (SELECT (array_agg(DISTINCT ("left"(search_slips.word, i.i) || substr(search_slips.word, (i.i + 2)))) || search_slips.word) FROM generate_series(0, (length(search_slips.word) - 1)) i(i)) END
;
comment on function search_slips(text) is NULL;

CREATE OR REPLACE FUNCTION search_stem(word text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE (ts_lexize('shop_stem'::regdictionary, word))[1] WHEN 'women'::text THEN 'woman'::text WHEN 'men'::text THEN 'man'::text WHEN 'children'::text THEN 'child'::text WHEN 'scarv'::text THEN 'scarf'::text WHEN 'feet'::text THEN 'foot'::text WHEN 'sari'::text THEN (ts_lexize('shop_stem'::regdictionary, 'saree'::text))[1] ELSE COALESCE((ts_lexize('shop_stem'::regdictionary, word))[1], word) END
;
comment on function search_stem(text) is NULL;

CREATE OR REPLACE FUNCTION search_text(input text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN TRIM(BOTH FROM regexp_replace(regexp_replace(replace(lower(CASE WHEN (octet_length(input) = length(input)) THEN input ELSE unaccent(lower(translate(NORMALIZE(input, NFC), 'ँ़​‌‍﻿'::text, 'ं'::text))) END), ''''::text, ''::text), '[\u0001-\u001f\u0021-\u002f\u003a-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+'::text, ' '::text, 'g'::text), ' {2,}'::text, ' '::text, 'g'::text))
;
comment on function search_text(text) is NULL;

create aggregate search_union(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '', parallel = s);
comment on function search_union(tsvector) is NULL;

CREATE OR REPLACE FUNCTION search_vector(input text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT (COALESCE(string_agg(((''''::text || search_stem(word.word)) || ''':1'::text), ' '::text), ''::text))::tsvector AS "coalesce" FROM regexp_split_to_table(((search_text(search_vector.input) || ' '::text) || search_joined(search_vector.input)), ' '::text) word(word) WHERE (word.word <> ''::text))
;
comment on function search_vector(text) is NULL;

CREATE OR REPLACE FUNCTION state_of_parcel(parcel order_parcels)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when parcel.cancelled_at is not null then 'cancelled'
              when parcel.refused_at is not null then 'refused'
              when parcel.lost_at is not null then 'lost'
              when parcel.delivered_at is not null then 'delivered'
              when parcel.brought_back_at is not null then 'brought back'
              when parcel.handed_over_at is not null then 'handed over'
              when parcel.packed_at is not null then 'packed' else 'to pack' end
$function$
;
comment on function state_of_parcel(order_parcels) is NULL;

CREATE OR REPLACE FUNCTION tell_names_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (product_id) values ('#names');
  return null;
end $function$
;
comment on function tell_names_changed() is NULL;

CREATE OR REPLACE FUNCTION tell_shop_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changed', coalesce(current_setting('chowk.changed_product', true), ''));
  return null;
end $function$
;
comment on function tell_shop_changed() is NULL;
