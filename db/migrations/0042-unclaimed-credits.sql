-- Money on a bank's statement that no order claims is kept as an event for an unknown order; it is found again by its UTR
-- when a customer sends that.
create index payment_events_unclaimed on payment_events ((evidence ->> 'utr'))
  where outcome = 'unknown_order' and resolved_at is null;
