-- An invoice can be credited in parts: once for its cancelled parcel, or once for each return of some of its pieces.
alter table credit_notes add column cause text not null default 'cancelled';

-- while open: the version before writes one row per order and seller, which the wider key accepts too.
alter table credit_notes drop constraint credit_notes_pkey, add primary key (order_id, seller_id, cause);
