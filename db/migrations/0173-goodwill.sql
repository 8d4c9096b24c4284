-- An operator gives a customer a sum without a return; the books call it goodwill.
-- while open: the version before writes no new value, and existing rows are not checked
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('payment', 'allocation', 'sale', 'sale_taken_back', 'excess',
    'written_off', 'refund', 'refund_returned', 'fee', 'refund_elsewhere', 'dispute', 'dispute_ended', 'settlement',
    'cash', 'cash_handed_in', 'goodwill')) not valid;
-- while open: as above
alter table ledger_postings drop constraint ledger_postings_account_check,
  add constraint ledger_postings_account_check check (account in ('bank', 'provider', 'receivable', 'unallocated', 'refunds_owed',
    'seller_payable', 'commission', 'shipping', 'tax', 'other_income', 'written_off', 'provider_fees', 'input_tax', 'disputed',
    'lost_disputes', 'cash', 'promotions', 'goodwill')) not valid;
