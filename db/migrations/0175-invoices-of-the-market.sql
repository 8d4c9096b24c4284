-- The market invoices its delivery fee itself, in a series of its own: as the seller `market`, who is no shop.
alter table invoices drop constraint invoices_seller_id_fkey;
alter table invoice_counters drop constraint invoice_counters_seller_id_fkey;
alter table credit_note_counters drop constraint credit_note_counters_seller_id_fkey;

-- What an invoice is for: the sale (''), or a delivery fee that was kept of a refund after it.
alter table invoices add column cause text not null default '';
alter table credit_notes drop constraint credit_notes_order_id_seller_id_fkey;
alter table invoices drop constraint invoices_pkey, add primary key (order_id, seller_id, cause);

-- Finds the orders whose kept fee has no invoice yet.
-- while open: the few orders with a kept fee are all that is written meanwhile.
create index orders_delivery_kept on orders (updated_at) where delivery_kept_paise > 0;

-- Courier services (notification 11/2017-Central Tax (Rate)).
insert into gst_rates (hsn_prefix, valid_from, up_to_paise, rate_percent) values ('9968', '2017-07-01', null, 18);
