-- Whose courier's cash a deposit is, so that those that no statement shows are listed without reading the books.
alter table settlements add column seller_id text references sellers(id);
update settlements s set seller_id = p.party
from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'cash'
where s.provider = 'cash' and e.key = 'settlement:cash:' || s.reference and exists (select from sellers where id = p.party);
