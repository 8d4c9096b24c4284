-- Money is looked up by its UTR with every event, and a UTR pays one order, also when two events race.
create unique index payments_one_utr on payments (utr) where state = 'accepted';
create index payments_utr on payments (utr);
create index payment_claims_open on payment_claims (claimed_at) where state = 'open';
