-- A slip of the finger in a name that only the synonyms know ('saari' for sari, 'कुरता' for कुर्ता), and what resembles a word that nothing is called.

-- The operator's table has some hundred rows.
-- while open: it is written anew in milliseconds
alter table search_synonyms add column slips text[] not null generated always as (search_slips(term)) stored;
-- while open: the same few rows
create index search_synonyms_slips on search_synonyms using gin (slips);
-- while open: the same few rows
create index search_synonyms_trigrams on search_synonyms using gin (term gin_trgm_ops);
-- while open: words, not products: some ten thousand of them at a million products
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);
